import DailyMathTerminal

extension ProfileScreen {
  /// Draws the account.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    Frame<Action>(size: context.size, widths: context.glyphs.widths)
  }
}
