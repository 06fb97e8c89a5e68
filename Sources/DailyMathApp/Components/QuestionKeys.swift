import DailyMathTerminal

/// What the keys mean before a question that is answered with yes or no.
enum QuestionKeys {
  /// A command before the question.
  enum Command: Equatable {
    /// Answer it; true for yes.
    case answer(confirm: Bool)
    /// Take the selection to the other button; true for yes.
    case select(confirm: Bool)
  }

  /// What the keys do, for the foot of the screen; `action` makes a command one of the screen's own.
  static func hints<Action>(
    isConfirmSelected: Bool, _ context: ViewContext, action: (Command) -> Action
  ) -> [KeyHint<Action>] {
    let texts = context.texts.common
    return [
      KeyHint("Enter", texts.confirm, action: action(.answer(confirm: isConfirmSelected))),
      KeyHint("Esc", texts.cancelKey, action: action(.answer(confirm: false))),
      KeyHint(
        context.leftRight, texts.move, action: action(.select(confirm: !isConfirmSelected))),
    ]
  }

  /// The command of `key`; `nil` where it means nothing here.
  ///
  /// The first letters of *sí* and *yes* both count, whatever the language of the interface.
  static func command(for key: KeyPress, isConfirmSelected: Bool) -> Command? {
    switch key.key {
    case .escape, .character("n"): .answer(confirm: false)
    case .character("s"), .character("y"): .answer(confirm: true)
    case .enter: .answer(confirm: isConfirmSelected)
    case .left, .right, .tab: .select(confirm: !isConfirmSelected)
    default: nil
    }
  }
}
