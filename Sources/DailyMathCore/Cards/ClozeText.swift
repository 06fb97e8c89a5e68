/// A text with gaps: `La derivada de {{sen x}} es {{cos x}}`.
public struct ClozeText: Hashable, Sendable {
  /// The text as it was written.
  public let text: String

  /// Reads `text`.
  public init(_ text: String) {
    self.text = text
  }

  /// How many gaps there are.
  public var gapCount: Int { 0 }

  /// The text with the gap `gap` open, counted from 1, and all others filled in.
  public func face(ofGap gap: Int) -> CardFace {
    CardFace(prompt: text, answer: "")
  }
}
