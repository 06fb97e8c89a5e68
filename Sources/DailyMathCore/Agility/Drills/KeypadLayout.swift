/// The order of the digits on the keypad.
public enum KeypadLayout: String, Hashable, Sendable, CaseIterable {
  /// 7, 8 and 9 are on top, as on a calculator.
  case calculator
  /// 1, 2 and 3 are on top, as on a telephone.
  case telephone
}
