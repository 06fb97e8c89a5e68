/// What is learnt with a problem, under which its answers are gathered.
public enum AgilityFact: Hashable, Sendable {
  /// A pair of operands from 0 to 12, the smaller first.
  ///
  /// For + and × the operands are those of the problem. For − and ÷ they are those of its inverse: 15 − 7 is known by 7 and 8,
  /// and 56 ÷ 7 by 7 and 8, apart from 7 + 8 and 7 × 8 through the operation. A square and a root are known by the root,
  /// twice.
  case pair(AgilityOperation, Int, Int)
  /// Larger problems by their kind, since a single one hardly ever comes again: so many digits, with or without a carry
  /// (or a borrow), and with what sort of numbers.
  ///
  /// Leading zeros, signs and marks are no digits; a fraction has as many as the longer of its parts, and nothing is carried
  /// there. A square and a root have 0 digits in the second place.
  case kind(
    AgilityOperation, firstDigits: Int, secondDigits: Int, carries: Bool, form: Form = .whole)

  /// The sorts of numbers in a problem, of which the later one counts where there are several.
  public enum Form: Hashable, Sendable, CaseIterable {
    /// Whole numbers from 0 up.
    case whole
    /// Whole numbers, a negative one among them.
    case negative
    /// Numbers with decimal places.
    case decimal
    /// Fractions.
    case fraction
  }

  /// The largest operand of a fact that is known by its operands.
  public static let largestOperand = 12
}

extension AgilityFact.Form {
  /// The sort of those numbers.
  init(of numbers: [Operand]) {
    if numbers.contains(where: { $0.notation == .fraction }) {
      self = .fraction
    } else if numbers.contains(where: { $0.notation != .integer }) {
      self = .decimal
    } else {
      self = numbers.contains { $0.value.numerator < 0 } ? .negative : .whole
    }
  }
}
