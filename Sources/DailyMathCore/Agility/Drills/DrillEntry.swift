/// What is typed as an answer, key by key.
public struct DrillEntry: Hashable, Sendable {
  /// The keys that an answer is typed with.
  public enum Key: Hashable, Sendable {
    /// A digit, 0 to 9.
    case digit(Int)
    /// The minus sign, which is set or taken back wherever the cursor is.
    case minus
    /// The decimal mark, a comma or a point.
    case decimal
    /// The stroke of a fraction.
    case slash
    /// The last character goes; the sign goes last.
    case backspace
    /// What is typed is the answer.
    case enter
  }

  /// What was typed, in ASCII: digits, `-`, `/`, and `.` for the decimal mark.
  public private(set) var text = ""

  /// The most characters that are kept.
  public static let longest = 12

  /// Makes an empty entry.
  public init() {}

  /// Takes a key; one that has no place there changes nothing.
  public mutating func take(_ key: Key) {
    switch key {
    case .digit(let digit): if text.utf8.count < Self.longest { text += String(digit) }
    case .minus: text = text.hasPrefix("-") ? String(text.dropFirst()) : "-" + text
    case .decimal: if !text.contains(".") { text += "." }
    case .slash: if !text.contains("/") { text += "/" }
    case .backspace: _ = text.popLast()
    case .enter: break
    }
  }

  /// The exact value; `nil` as long as it is no number.
  public var value: ExactFraction? {
    Int(text).flatMap { ExactFraction($0) }
  }
}
