import DailyMathTerminal

extension RegisterScreen {
  /// The choice whether to be remembered; where others study here too, what that would mean stands under it.
  static func rememberItems(
    _ state: State, _ context: ViewContext, columns: Int
  ) -> [Form<Action>.Item] {
    let texts = context.texts.login
    let glyphs = context.glyphs
    let choice = Checkbox(
      texts.remember, isOn: state.isRemembered, isFocused: state.focus == .remember)
    let item = Form<Action>.Item.row(isFocused: choice.isFocused) { frame, rect in
      choice.draw(into: &frame, rect: rect, glyphs: glyphs, action: .rememberToggled)
    }
    guard !state.isAlone else { return [item] }
    // Where it is chosen, or about to be, what it means is more than a note.
    let meaning = Form<Action>.Item.text(
      state.isRemembered ? texts.rememberedShared : texts.rememberShared,
      style: state.isRemembered ? .warning : .secondary, columns: columns, indent: 2,
      isNote: !state.isRemembered && !choice.isFocused, glyphs: glyphs)
    return [item, meaning]
  }

  /// What is wrong with a field, in words.
  static func sentence(for fault: Fault, _ texts: Texts) -> String {
    switch fault {
    case .nameMissing: texts.register.nameMissing
    case .nameTooLong: texts.register.nameTooLong
    case .emailMalformed: texts.register.malformedEmail
    case .emailTaken: texts.register.emailTaken
    case .password(let fault): texts.password.sentence(for: fault)
    case .store(let error): texts.faults.sentence(error)
    }
  }
}
