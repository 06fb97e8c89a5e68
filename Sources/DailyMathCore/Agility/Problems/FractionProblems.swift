/// Draws problems with two fractions between 0 and 1.
struct FractionProblems: Hashable, Sendable {
  /// Whether the fractions may be negative, and so may differences.
  let hasNegatives: Bool

  /// The fractions: those in lowest terms with denominators that can be brought together in the head.
  static let fractions: [ExactFraction] = [2, 3, 4, 5, 6, 8, 10].flatMap { denominator in
    (1..<denominator).compactMap { numerator in
      ExactFraction(numerator, over: denominator).flatMap { fraction in
        fraction.denominator == denominator ? fraction : nil
      }
    }
  }

  /// A problem of one of the four basic operations.
  ///
  /// Drawn in this order: the place of the first fraction in `fractions`, that of the second, the signs. A difference is never
  /// that of a fraction and itself: the second one is the next then; without negatives the larger fraction comes first.
  func problem(
    _ operation: AgilityOperation, using generator: inout SplitMix64
  ) -> Problem? {
    let left = generator.next(below: Self.fractions.count)
    let right = generator.next(below: Self.fractions.count)
    let isTwice = operation == .subtraction && left == right
    var first = Self.fractions[left]
    var second = Self.fractions[isTwice ? (right + 1) % Self.fractions.count : right]
    if hasNegatives {
      first = first.signed(using: &generator)
      second = second.signed(using: &generator)
    } else if operation == .subtraction, second.isGreater(than: first) {
      swap(&first, &second)
    }
    guard let first = Operand(first, as: .fraction), let second = Operand(second, as: .fraction)
    else { return nil }
    return Problem(operation, first, second)
  }
}

extension ExactFraction {
  /// The same with a sign that is drawn, negative half of the time.
  func signed(using generator: inout SplitMix64) -> ExactFraction {
    generator.next(below: 2) == 1 ? negated ?? self : self
  }

  fileprivate func isGreater(than other: ExactFraction) -> Bool {
    guard let difference = other.negated.flatMap(adding) else { return false }
    return difference.numerator > 0
  }
}
