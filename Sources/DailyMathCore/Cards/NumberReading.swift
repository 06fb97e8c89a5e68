/// Reads a text that is one number, exactly: whole, decimal, repeating, a fraction, a mixed number, a percentage, or with
/// a power of ten.
///
/// Every reading stands in a list, as a mark may have two: an empty list says that the text is no number, and `nil` in it
/// that the number is too large to be held exactly.
enum NumberReading {
  /// No number that anybody types is longer, in bytes.
  private static let longest = 500

  /// The values that `text` may have in `language`; without one, in any.
  ///
  /// `text` has its signs and spaces folded already.
  static func values(of text: String, in language: Language?) -> [ExactFraction?] {
    guard text.utf8.count <= longest else { return [] }
    var rest = Substring(text)
    let isPercentage = rest.hasSuffix("%")
    if isPercentage { rest = rest.dropLast().trimmingSpaces() }
    return signed(rest) { magnitudes(of: $0, in: language) }.map { value in
      isPercentage ? value.flatMap { ExactFraction(1, over: 100)?.multiplied(by: $0) } : value
    }
  }

  /// The values of what follows a sign, with that sign.
  private static func signed(
    _ text: Substring, _ read: (Substring) -> [ExactFraction?]
  ) -> [ExactFraction?] {
    guard let sign = text.first, sign == "-" || sign == "+" else { return read(text) }
    let values = read(text.dropFirst().trimmingSpaces())
    return sign == "-" ? values.map { $0?.negated } : values
  }

  private static func magnitudes(
    of text: Substring, in language: Language?
  ) -> [ExactFraction?] {
    // A colon divides where somebody types it; as options, odds of 1:2 differ from a probability of 1/2.
    let parts = text.split(omittingEmptySubsequences: false) { character in
      character == "/" || (language != nil && character == ":")
    }
    switch parts.count {
    case 1: return powers(parts[0], in: language) ?? DecimalReading.values(of: text, in: language)
    case 2:
      let mixed = mixed(parts[0].trimmingSpaces(), over: parts[1].trimmingSpaces())
      return mixed.map { [$0] } ?? quotients(parts[0], parts[1], in: language)
    default: return []
    }
  }

  /// A whole number, a space and a proper fraction; `nil` where the text is not that.
  private static func mixed(_ above: Substring, over below: Substring) -> ExactFraction? {
    let words = above.split(separator: " ")
    guard words.count == 2, let whole = digits(words[0]), let part = digits(words[1]),
      let all = digits(below), part < all, let fraction = ExactFraction(part, over: all)
    else { return nil }
    return ExactFraction(whole)?.adding(fraction)
  }

  private static func quotients(
    _ above: Substring, _ below: Substring, in language: Language?
  ) -> [ExactFraction?] {
    let values = [above, below].map { part in
      signed(part.trimmingSpaces()) { DecimalReading.values(of: $0, in: language) }
    }
    return values[0].flatMap { numerator in
      values[1].map { denominator in
        guard let numerator, let denominator else { return nil }
        return numerator.divided(by: denominator)
      }
    }
  }

  /// A number times a power of ten, as in `5,1e-2` and `3,67·10^2`; `nil` where the text is not that.
  private static func powers(_ text: Substring, in language: Language?) -> [ExactFraction?]? {
    var mantissa: Substring
    let exponent: Substring
    if let caret = text.firstIndex(of: "^") {
      exponent = text[text.index(after: caret)...]
      mantissa = text[..<caret].trimmingSpaces()
      guard mantissa.hasSuffix("10") else { return nil }
      mantissa = mantissa.dropLast(2).trimmingSpaces()
      if mantissa.isEmpty { return integer(exponent).map { [ExactFraction.powerOfTen($0)] } }
      guard let sign = mantissa.popLast(), "*xX".contains(sign) else { return nil }
    } else if let letter = text.firstIndex(where: { $0 == "e" || $0 == "E" }) {
      exponent = text[text.index(after: letter)...]
      mantissa = text[..<letter]
      guard mantissa.last?.isNumber == true, exponent.first != " " else { return nil }
    } else {
      return nil
    }
    guard let power = integer(exponent) else { return nil }
    return DecimalReading.values(of: mantissa.trimmingSpaces(), in: language).map { value in
      ExactFraction.powerOfTen(power).flatMap { value?.multiplied(by: $0) }
    }
  }

  /// A whole exponent with its sign, perhaps in parentheses.
  private static func integer(_ text: Substring) -> Int? {
    var text = text.trimmingSpaces()
    if text.hasPrefix("("), text.hasSuffix(")") { text = text.dropFirst().dropLast() }
    let isNegative = text.hasPrefix("-")
    if isNegative || text.hasPrefix("+") { text = text.dropFirst() }
    // A longer one is beyond what is compared exactly in any case.
    guard text.count <= 5 else { return nil }
    return digits(text).map { isNegative ? -$0 : $0 }
  }

  private static func digits(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}

extension Substring {
  /// The text without spaces at its ends.
  func trimmingSpaces() -> Substring {
    var result = self
    while result.first == " " { result.removeFirst() }
    while result.last == " " { result.removeLast() }
    return result
  }
}
