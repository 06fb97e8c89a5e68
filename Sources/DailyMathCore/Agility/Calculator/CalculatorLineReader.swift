/// Reads a calculation from the left to the right, one rule of precedence a method.
struct CalculatorLineReader {
  /// A number, and whether it is a bare percentage, which behind + and − counts from what stands before.
  private struct Term {
    var value: BigRational
    var isPercentage = false
  }

  private typealias Fault = CalculatorLine.Fault

  private let characters: [Character]
  private let language: Language
  private var place = 0
  private var depth = 0

  /// How deep parentheses and signs may be nested.
  private static let mostDepth = 100
  /// The largest exponent, either way; larger ones leave the calculator's range with nearly every base.
  private static let largestExponent: UInt64 = 1_000

  /// Begins at the start of `line`, whose numbers are written as that language does.
  init(_ line: String, in language: Language) {
    self.language = language
    characters = Array(line.prefix(CalculatorLine.longest + 1))
  }

  /// The value of the whole line.
  mutating func wholeLine() throws(CalculatorLine.Fault) -> BigRational {
    guard characters.count <= CalculatorLine.longest else {
      throw .unexpected(offset: CalculatorLine.longest)
    }
    guard next != nil else { throw .empty }
    let value = try sum()
    _ = take("=")
    guard next == nil else { throw .unexpected(offset: place) }
    return value
  }

  private mutating func sum() throws(Fault) -> BigRational {
    var total = try product().value
    while let operation = takeOperation(Self.sumSigns) {
      let term = try product()
      let right = term.isPercentage ? try kept(total * term.value) : term.value
      total = try result(of: operation, total, right)
    }
    return total
  }

  private mutating func product() throws(Fault) -> Term {
    var term = try factor()
    while let operation = takeOperation(Self.productSigns) {
      term = Term(value: try result(of: operation, term.value, try factor().value))
    }
    return term
  }

  /// A power with any signs before it, which bind less: −2² is −4.
  private mutating func factor() throws(Fault) -> Term {
    guard depth < Self.mostDepth else { throw .unexpected(offset: place) }
    depth += 1
    defer { depth -= 1 }
    guard let operation = takeOperation(Self.sumSigns) else { return try power() }
    var term = try factor()
    if operation == .subtraction { term.value = -term.value }
    return term
  }

  private mutating func power() throws(Fault) -> Term {
    var term = Term(value: try primary())
    while let character = next {
      switch character {
      case "%": term = Term(value: try kept(term.value * .powerOfTen(-2)), isPercentage: true)
      case "²": term = Term(value: try raise(term.value, to: 2))
      case "³": term = Term(value: try raise(term.value, to: 3))
      case "^":
        place += 1
        return Term(value: try raiseToFactor(term.value))
      default: return term
      }
      place += 1
    }
    return term
  }

  private mutating func primary() throws(Fault) -> BigRational {
    guard next != nil else { throw .incomplete }
    guard take("(") else { return try number() }
    let value = try sum()
    guard next != nil else { throw .incomplete }
    guard take(")") else { throw .unexpected(offset: place) }
    return value
  }

  private mutating func number() throws(Fault) -> BigRational {
    let numeral = CalculatorNumeral(characters, at: place, in: language)
    guard let value = BigRational(decimal: numeral.text) else { throw .unexpected(offset: place) }
    place = numeral.end
    return try kept(value)
  }
}

extension CalculatorLineReader {
  /// The power of `base` whose exponent comes next.
  private mutating func raiseToFactor(
    _ base: BigRational
  ) throws(CalculatorLine.Fault) -> BigRational {
    guard next != nil else { throw .incomplete }
    let offset = place
    let exponent = try factor().value
    guard exponent.denominator == .one else { throw .unexpected(offset: offset) }
    guard exponent.numerator <= BigNatural(Self.largestExponent) else { throw .tooLarge }
    let times = exponent.numerator.limbs.first ?? 0
    guard !base.isZero || (times > 0 && !exponent.isNegative) else { throw .undefined }
    guard exponent.isNegative, let inverse = BigRational.powerOfTen(0).divided(by: base) else {
      return try raise(base, to: times)
    }
    return try raise(inverse, to: times)
  }

  /// The power of `base` by squaring.
  private func raise(
    _ base: BigRational, to exponent: UInt64
  ) throws(CalculatorLine.Fault) -> BigRational {
    var power = BigRational(BigNatural.one)
    var square = base
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { power = try kept(power * square) }
      rest >>= 1
      if rest > 0 { square = try kept(square * square) }
    }
    return power
  }

  private func result(
    of operation: AgilityOperation, _ left: BigRational, _ right: BigRational
  ) throws(CalculatorLine.Fault) -> BigRational {
    guard operation != .division || !right.isZero else { throw .undefined }
    guard let result = CalculatorNumber.result(of: operation, left, right) else {
      throw .tooLarge
    }
    return result
  }

  private func kept(_ value: BigRational) throws(CalculatorLine.Fault) -> BigRational {
    guard let kept = CalculatorNumber.kept(value) else { throw .tooLarge }
    return kept
  }

  private static let sumSigns: [Character: AgilityOperation] = [
    "+": .addition, "-": .subtraction, "−": .subtraction, "–": .subtraction,
  ]
  private static let productSigns: [Character: AgilityOperation] = [
    "*": .multiplication, "×": .multiplication, "·": .multiplication, "x": .multiplication,
    "X": .multiplication, "/": .division, "÷": .division, ":": .division,
  ]

  private mutating func takeOperation(
    _ signs: [Character: AgilityOperation]
  ) -> AgilityOperation? {
    guard let character = next, let operation = signs[character] else { return nil }
    place += 1
    return operation
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    place += 1
    return true
  }

  /// The next character that is no space, which becomes the place; `nil` at the end.
  private var next: Character? {
    mutating get {
      while place < characters.count, characters[place].isWhitespace { place += 1 }
      return place < characters.count ? characters[place] : nil
    }
  }
}
