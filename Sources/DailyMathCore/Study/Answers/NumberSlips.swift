/// Wrong numbers that typical slips make of a right one.
enum NumberSlips {
  /// What slips make of `number`, written as it is: the usual ones in a random order, then others.
  static func texts(of number: WrittenNumber, using generator: inout SplitMix64) -> [String] {
    let usual = usual(of: number)
    let others = others(of: number)
    return (generator.shuffled(usual) + others).compactMap { number.text(of: $0) }
  }

  /// What slips make of an answer in which there is one whole number among other things: `2π` becomes `4π`.
  static func texts(within answer: String, using generator: inout SplitMix64) -> [String] {
    let isDigit: (Character) -> Bool = { ("0"..."9").contains($0) }
    guard let start = answer.firstIndex(where: isDigit) else { return [] }
    let end = answer[start...].firstIndex { !isDigit($0) } ?? answer.endIndex
    guard !answer[end...].contains(where: isDigit), let value = Int(answer[start..<end]),
      value < 1_000_000
    else { return [] }
    let slips = [value + 1, value - 1, value * 2, value.isMultiple(of: 2) ? value / 2 : value + 2]
    return generator.shuffled(slips.filter { $0 > 0 && $0 != value }).map {
      String(answer[..<start]) + String($0) + answer[end...]
    }
  }

  /// The other sign, twice and half the value, one more and less, two digits swapped, a shifted mark, what is left to the
  /// whole, a fraction turned over.
  private static func usual(of number: WrittenNumber) -> [ExactFraction] {
    let value = number.value
    let two = ExactFraction(2)
    var slips: [ExactFraction?] = [two.flatMap { value.multiplied(by: $0) }, swapped(number)]
    // Shares are never negative; what is left to the whole is the slip there.
    let whole = number.suffix.isEmpty ? ExactFraction(1) : ExactFraction(100)
    let rest = value.negated.flatMap { whole?.adding($0) }
    let isShare = value.numerator > 0 && (rest?.numerator ?? 0) > 0
    slips.append(isShare && number.isPart ? rest : value.negated)
    switch number.form {
    case .fraction, .mixed:
      slips.append(ExactFraction(1).flatMap { $0.divided(by: value) })
      slips += [1, -1].map { ExactFraction(value.numerator + $0, over: value.denominator) }
      slips.append(ExactFraction(value.numerator, over: value.denominator + 1))
    case .grouped:
      slips += [1, -1].map { ExactFraction($0).flatMap { value.adding($0) } }
    case .decimal(let places, _):
      // Three digits after a mark may be a group, so that neither half nor a shifted mark would look alike.
      if places != 3 {
        slips.append(two.flatMap { value.divided(by: $0) })
        if places > 0 { slips.append(ExactFraction(10).flatMap { value.multiplied(by: $0) }) }
      }
      slips += [1, -1].map { step in
        ExactFraction.powerOfTen(-places).flatMap { unit in
          ExactFraction(step).flatMap { unit.multiplied(by: $0) }.flatMap { value.adding($0) }
        }
      }
    }
    return slips.compactMap { $0 }.filter { slip in
      slip != value && (slip.numerator > 0 || !number.isPart || value.numerator <= 0)
    }
  }

  /// Numbers near by, for values such as 0 of which slips make too little.
  private static func others(of number: WrittenNumber) -> [ExactFraction] {
    [2, 3, 10, -2, 5].compactMap { ExactFraction($0).flatMap { number.value.adding($0) } }
  }

  /// The value with its last two digits that differ swapped; `nil` where there are none.
  private static func swapped(_ number: WrittenNumber) -> ExactFraction? {
    var places = 0
    switch number.form {
    case .decimal(let written, _): places = written
    case .grouped: break
    case .fraction, .mixed: return nil
    }
    guard let power = ExactFraction.powerOfTen(places),
      let scaled = number.value.multiplied(by: power), scaled.denominator == 1
    else { return nil }
    var digits = Array(String(abs(scaled.numerator)))
    guard digits.count > 1,
      let last = digits.indices.dropFirst().last(where: { digits[$0] != digits[$0 - 1] }),
      last > 1 || digits[last] != "0"
    else { return nil }
    digits.swapAt(last, last - 1)
    return Int(String(digits)).flatMap {
      ExactFraction(scaled.numerator < 0 ? -$0 : $0)?.divided(by: power)
    }
  }
}

extension WrittenNumber {
  /// Whether the number may be a share of a whole: a percentage, or a fraction or decimal between 0 and 1.
  fileprivate var isPart: Bool {
    guard suffix.isEmpty else { return true }
    return value.numerator > 0 && value.numerator < value.denominator
  }
}
