/// A number together with the way in which it is written, so that other numbers can be written alike.
struct WrittenNumber: Hashable, Sendable {
  /// What stands between the sign and the percent sign.
  enum Form: Hashable, Sendable {
    /// Digits, of which so many follow the decimal mark; no mark where none do.
    case decimal(places: Int, mark: Character)
    /// Digits in groups of three with this between them.
    case grouped(by: Character)
    /// A fraction with this line, or as one character where there is one for it.
    case fraction(line: Character, isOneCharacter: Bool)
    /// A whole number and a fraction.
    case mixed(line: Character, isOneCharacter: Bool)
  }

  /// What it is worth, but for a percent sign.
  let value: ExactFraction
  /// How it is written.
  let form: Form
  /// What stands for a minus.
  let minus: String
  /// The percent sign with the space before it; empty where there is none.
  let suffix: String
  /// Whether nothing stands before a decimal mark instead of a 0.
  let omitsZero: Bool

  /// Reads `text`; `nil` where it is no number, or one whose style is not known.
  init?(_ text: String) {
    var body = Substring(CardContent.trimmed(text))
    guard body.utf8.count <= 40 else { return nil }
    let spaces = body.reversed().prefix { "% \u{A0}\u{202F}".contains($0) }.count
    suffix = body.hasSuffix("%") ? String(body.suffix(spaces)) : ""
    body = body.dropLast(suffix.count)
    let sign = body.first.flatMap { Self.minuses.contains($0) ? $0 : nil }
    minus = sign.map(String.init) ?? (text.contains(",") || text.contains("/") ? "−" : "-")
    if sign != nil { body = body.dropFirst().drop(while: \.isWhitespace) }
    omitsZero = body.first == "." || body.first == ","
    guard let (magnitude, form) = Self.read(body),
      let signed = sign == nil ? magnitude : magnitude.negated
    else { return nil }
    // Twice such a number and one more can be held as well.
    guard abs(signed.numerator) <= Self.largest, signed.denominator <= Self.largest else {
      return nil
    }
    value = signed
    self.form = form
  }

  /// The value and the form of digits without sign and percent sign.
  private static func read(_ body: Substring) -> (ExactFraction, Form)? {
    let spelling = AnswerSpelling(String(body)).words
    guard let value = NumberReading.values(of: spelling, in: nil).first ?? nil,
      body.allSatisfy({ $0.isNumber || $0.isWhitespace || ".,/⁄∕".contains($0) })
    else { return nil }
    if let line = spelling.firstIndex(of: "/").map({ _ in body.first { "/⁄∕".contains($0) } ?? "/" }
    ) {
      let isOneCharacter = !body.contains { "/⁄∕".contains($0) }
      return spelling.contains(" ")
        ? (value, .mixed(line: line, isOneCharacter: isOneCharacter))
        : (value, .fraction(line: line, isOneCharacter: isOneCharacter))
    }
    let parts = body.split(omittingEmptySubsequences: false) { !$0.isNumber }
    if parts.count == 2, let mark = body.first(where: { !$0.isNumber }), ".,".contains(mark) {
      return (value, .decimal(places: parts[1].count, mark: mark))
    }
    if parts.count == 1 { return (value, .decimal(places: 0, mark: ",")) }
    guard let separator = body.first(where: { !$0.isNumber }), value.denominator == 1 else {
      return nil
    }
    return (value, .grouped(by: separator))
  }

  /// The largest part of a fraction that is read.
  private static let largest = 1_000_000_000_000_000
  /// Signs for a minus.
  private static let minuses: Set<Character> = ["-", "−", "–"]
}

extension WrittenNumber {
  /// `value` written as this number is; `nil` where that cannot be done.
  func text(of value: ExactFraction) -> String? {
    let sign = value.numerator < 0 ? minus : ""
    guard let magnitude = value.numerator < 0 ? value.negated : value,
      let digits = digits(of: magnitude)
    else { return nil }
    return sign + digits + suffix
  }

  private func digits(of value: ExactFraction) -> String? {
    switch form {
    case .decimal(let places, let mark): decimal(value, places: places, mark: mark)
    case .grouped(let separator):
      value.denominator == 1 ? Self.grouped(value.numerator, by: separator) : nil
    case .fraction(let line, let isOneCharacter):
      Self.quotient(value.numerator, value.denominator, line, isOneCharacter)
    case .mixed(let line, let isOneCharacter):
      Self.mixed(value, line, isOneCharacter)
    }
  }

  /// The value with as many decimals as it takes, and no fewer than the number has; `nil` for more than two further ones.
  private func decimal(_ value: ExactFraction, places: Int, mark: Character) -> String? {
    for places in places...(places + 2) {
      guard let power = ExactFraction.powerOfTen(places), let scaled = value.multiplied(by: power)
      else { return nil }
      guard scaled.denominator == 1 else { continue }
      let digits = String(scaled.numerator)
      guard places > 0 else { return digits }
      let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
      let whole = padded.dropLast(places)
      return (omitsZero && whole == "0" ? "" : whole) + String(mark) + padded.suffix(places)
    }
    return nil
  }

  private static func grouped(_ value: Int, by separator: Character) -> String {
    var result = ""
    let digits = String(value)
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(separator) }
      result.append(digit)
    }
    return result
  }

  private static func quotient(
    _ above: Int, _ below: Int, _ line: Character, _ isOneCharacter: Bool
  ) -> String {
    if below == 1 { return String(above) }
    let plain = "\(above)/\(below)"
    if isOneCharacter, let character = oneCharacter[plain] { return character }
    return isOneCharacter ? plain : "\(above)\(line)\(below)"
  }

  private static func mixed(
    _ value: ExactFraction, _ line: Character, _ isOneCharacter: Bool
  ) -> String {
    let (whole, rest) = value.numerator.quotientAndRemainder(dividingBy: value.denominator)
    let part = quotient(rest, value.denominator, line, isOneCharacter)
    if rest == 0 { return String(whole) }
    if whole == 0 { return part }
    return part.count == 1 ? "\(whole)\(part)" : "\(whole) \(part)"
  }

  /// The fractions that are one character.
  private static let oneCharacter = [
    "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾", "1/5": "⅕", "2/5": "⅖",
    "3/5": "⅗", "4/5": "⅘", "1/6": "⅙", "5/6": "⅚", "1/7": "⅐", "1/8": "⅛", "3/8": "⅜",
    "5/8": "⅝", "7/8": "⅞", "1/9": "⅑", "1/10": "⅒",
  ]
}
