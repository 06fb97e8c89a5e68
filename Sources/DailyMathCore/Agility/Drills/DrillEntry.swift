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
  ///
  /// There is one decimal mark or one stroke at most. A number may begin with its decimal mark, but not with the stroke.
  public mutating func take(_ key: Key) {
    switch key {
    case .digit(let digit): if (0...9).contains(digit) { append("\(digit)") }
    case .decimal: if !hasMark { append(".") }
    case .slash: if !hasMark, hasDigit { append("/") }
    case .minus where isNegative: text.removeFirst()
    case .minus: if text.utf8.count < Self.longest { text = "-" + text }
    case .backspace: _ = text.popLast()
    case .enter: break
    }
  }

  /// The exact value; `nil` as long as it is no number, as with `-`, `1/` and `3/0`.
  public var value: ExactFraction? {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    guard hasDigit else { return nil }
    let sign = isNegative ? -1 : 1
    let fraction = digits.split(
      separator: UInt8(ascii: "/"), maxSplits: 1, omittingEmptySubsequences: false)
    if fraction.count == 2 {
      guard let above = Int(Substring(fraction[0])), let below = Int(Substring(fraction[1])) else {
        return nil
      }
      return ExactFraction(sign * above, over: below)
    }
    let decimal = digits.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let places = decimal.count == 2 ? decimal[1].count : 0
    guard let scaled = Int(decimal.reduce(into: "") { $0 += Substring($1) }),
      let unit = ExactFraction.powerOfTen(-places)
    else { return nil }
    return ExactFraction(sign * scaled)?.multiplied(by: unit)
  }

  private var isNegative: Bool { text.utf8.first == UInt8(ascii: "-") }

  private var hasMark: Bool {
    text.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
  }

  private var hasDigit: Bool {
    text.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private mutating func append(_ character: String) {
    if text.utf8.count < Self.longest { text += character }
  }
}
