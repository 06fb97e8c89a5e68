/// What is learnt with a problem, under which its answers are gathered.
public enum AgilityFact: Hashable, Sendable {
  /// A pair of operands from 0 to 12, the smaller first.
  ///
  /// For + and × the operands are those of the problem. For − and ÷ they are those of its inverse: 15 − 7 is known by 7 and 8,
  /// and 56 ÷ 7 by 7 and 8, apart from 7 + 8 and 7 × 8 through the operation.
  case pair(AgilityOperation, Int, Int)
  /// Larger problems by their kind, since a single one hardly ever comes again: so many digits, with or without a carry
  /// (or a borrow).
  case kind(AgilityOperation, firstDigits: Int, secondDigits: Int, carries: Bool)

  /// The largest operand of a fact that is known by its operands.
  public static let largestOperand = 12
}
