/// A number that is being typed into the calculator.
struct CalculatorEntry: Hashable, Sendable {
  /// Digits and at most one point, as they were typed; empty before the first.
  private var digits = ""
  /// Whether the sign was set.
  private var isNegative = false

  /// The most digits that are taken, a leading zero included.
  static let mostDigits = 9

  /// Makes an entry in which nothing was typed.
  init() {}

  /// Whether nothing was typed.
  var isEmpty: Bool { digits.isEmpty && !isNegative }

  /// The entry as typed, and 0 where there are no digits.
  var text: String { (isNegative ? "-" : "") + (digits.isEmpty ? "0" : digits) }

  /// What it stands for.
  var value: BigRational {
    let magnitude = BigRational(decimal: digits) ?? .zero
    return isNegative ? -magnitude : magnitude
  }

  /// Adds a digit, 0 to 9, where there is room; it takes the place of a lone zero.
  mutating func append(_ digit: Int) {
    guard (0...9).contains(digit) else { return }
    if digits == "0" { digits = "" }
    guard digits.utf8.count(where: { $0 != UInt8(ascii: ".") }) < Self.mostDigits else { return }
    digits += String(digit)
  }

  /// Sets the decimal mark, once; one without a digit before it gets a zero.
  mutating func appendMark() {
    guard !digits.utf8.contains(UInt8(ascii: ".")) else { return }
    // With nine digits there is no room behind the mark.
    guard digits.utf8.count < Self.mostDigits else { return }
    digits = (digits.isEmpty ? "0" : digits) + "."
  }

  /// Sets the sign, or takes it back.
  mutating func changeSign() {
    isNegative.toggle()
  }

  /// Takes the last character away; the sign goes last.
  mutating func removeLast() {
    if digits.isEmpty { isNegative = false } else { digits.removeLast() }
  }
}
