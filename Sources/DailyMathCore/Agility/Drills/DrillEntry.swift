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
    // Written by the area of the problems.
  }

  /// The exact value; `nil` as long as it is no number.
  public var value: ExactFraction? {
    // Written by the area of the problems.
    nil
  }
}
