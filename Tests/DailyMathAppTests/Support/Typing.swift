import DailyMathTerminal

extension PasswordField {
  /// A field into which that password was typed.
  init(typed text: String) {
    self.init()
    for character in text { _ = handle(.character(character)) }
  }
}

extension KeyPress {
  static let enter = KeyPress(.enter)
  static let escape = KeyPress(.escape)
  static let tab = KeyPress(.tab)
  static let backTab = KeyPress(.tab, .shift)
  static let space = KeyPress(.character(" "))
}
