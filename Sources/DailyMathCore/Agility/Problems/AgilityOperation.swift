/// What a problem of a drill asks to be done with its operands.
public enum AgilityOperation: String, Hashable, Sendable, CaseIterable {
  /// The sum of two operands.
  case addition = "+"
  /// The difference of two operands.
  case subtraction = "-"
  /// The product of two operands.
  case multiplication = "*"
  /// The exact quotient of two operands; it is never rounded.
  case division = "/"
  /// So many per cent of the second operand.
  case percentage = "%"
  /// The square of one operand.
  case square = "^"
  /// The square root of one operand, which is a square.
  case root = "r"

  /// The four that schools begin with, in the order in which levels unlock them.
  public static let basic = [addition, subtraction, multiplication, division]
}
