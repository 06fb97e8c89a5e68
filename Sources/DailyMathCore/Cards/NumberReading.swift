/// Reads a text that is one number, exactly: a whole number, a decimal, a fraction, a mixed number, a percentage.
enum NumberReading {
  /// An exact fraction in lowest terms with a positive denominator.
  struct Fraction: Hashable, CustomStringConvertible {
    /// The part above the line, which carries the sign.
    let numerator: Int
    /// The part below the line; 1 or more.
    let denominator: Int

    /// Reduces `numerator` over `denominator`; `nil` where that is no fraction or does not fit.
    init?(_ numerator: Int, over denominator: Int) {
      guard denominator != 0, numerator != .min, denominator != .min else { return nil }
      let divisor = Self.greatestCommonDivisor(abs(numerator), abs(denominator))
      let sign = denominator < 0 ? -1 : 1
      self.numerator = sign * (numerator / divisor)
      self.denominator = sign * (denominator / divisor)
    }

    /// The fraction as `-3/4`; whole numbers are over 1.
    var description: String { "\(numerator)/\(denominator)" }

    /// The exact sum; `nil` where it does not fit.
    func adding(_ other: Fraction) -> Fraction? {
      guard let left = numerator.exactlyMultiplied(by: other.denominator),
        let right = other.numerator.exactlyMultiplied(by: denominator),
        let below = denominator.exactlyMultiplied(by: other.denominator)
      else { return nil }
      let (sum, overflow) = left.addingReportingOverflow(right)
      return overflow ? nil : Fraction(sum, over: below)
    }

    /// The exact quotient; `nil` where `other` is 0 or the result does not fit.
    func divided(by other: Fraction) -> Fraction? {
      guard let above = numerator.exactlyMultiplied(by: other.denominator),
        let below = denominator.exactlyMultiplied(by: other.numerator)
      else { return nil }
      return Fraction(above, over: below)
    }

    private static func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
      var (larger, smaller) = (left, right)
      while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
      return max(larger, 1)
    }
  }

  /// The values that `text` may have; empty where it is no number, or one too large to compare exactly.
  ///
  /// `text` has its signs and spaces folded already. Either decimal mark is read; a mark that may as well group
  /// thousands gives both values.
  static func values(of text: String) -> [Fraction] {
    var rest = Substring(text)
    let isPercentage = rest.hasSuffix("%")
    if isPercentage { rest = rest.dropLast().trimmingSpaces() }
    let isNegative = rest.hasPrefix("-")
    if isNegative || rest.hasPrefix("+") { rest = rest.dropFirst().trimmingSpaces() }
    let factor = Fraction((isNegative ? -1 : 1) * (isPercentage ? 100 : 1), over: 1)
    return unsignedValues(of: rest).compactMap { value in
      guard let factor else { return nil }
      return isPercentage
        ? value.divided(by: factor)
        : Fraction(value.numerator * factor.numerator, over: value.denominator)
    }
  }

  private static func unsignedValues(of text: Substring) -> [Fraction] {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    switch parts.count {
    case 1: return decimals(parts[0])
    case 2:
      let words = parts[0].split(separator: " ")
      if words.count == 2 {
        let proper = quotients(words[1], parts[1].trimmingSpaces())
        return decimals(words[0]).flatMap { whole in proper.compactMap { whole.adding($0) } }
      }
      return quotients(parts[0].trimmingSpaces(), parts[1].trimmingSpaces())
    default: return []
    }
  }

  private static func quotients(_ above: Substring, _ below: Substring) -> [Fraction] {
    decimals(above).flatMap { numerator in
      decimals(below).compactMap { numerator.divided(by: $0) }
    }
  }

  /// The values of digits with at most one kind of mark used as a decimal mark or to group thousands.
  private static func decimals(_ text: Substring) -> [Fraction] {
    let groups = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard groups.joined().allSatisfy({ $0.isASCII && $0.isNumber }), !groups.joined().isEmpty else {
      return []
    }
    guard groups.count > 1 else { return [whole(groups[0])].compactMap(\.self) }
    let marks = Set(text.filter { $0 == "." || $0 == "," })
    if groups.count == 2 {
      let decimal = fraction(whole: groups[0], decimals: groups[1])
      let mayGroup =
        groups[1].count == 3 && (1...3).contains(groups[0].count) && groups[0].first != "0"
      return [decimal, mayGroup ? whole(groups[0] + groups[1]) : nil].compactMap(\.self)
    }
    let isGrouped = groups.dropFirst().dropLast().allSatisfy { $0.count == 3 }
    guard isGrouped, let last = groups.last else { return [] }
    if marks.count == 1 {
      return last.count == 3 ? [whole(Substring(groups.joined()))].compactMap(\.self) : []
    }
    return [fraction(whole: Substring(groups.dropLast().joined()), decimals: last)]
      .compactMap(\.self)
  }

  private static func whole(_ digits: Substring) -> Fraction? {
    Int(digits).flatMap { Fraction($0, over: 1) }
  }

  private static func fraction(whole: Substring, decimals: Substring) -> Fraction? {
    guard decimals.count <= 17, let value = Int(whole + decimals) else { return nil }
    let power = decimals.reduce(1) { power, _ in power * 10 }
    return Fraction(value, over: power)
  }
}

extension Int {
  /// The product; `nil` where it does not fit.
  fileprivate func exactlyMultiplied(by other: Int) -> Int? {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? nil : product
  }
}

extension Substring {
  fileprivate func trimmingSpaces() -> Substring {
    var result = self
    while result.first == " " { result.removeFirst() }
    while result.last == " " { result.removeLast() }
    return result
  }
}
