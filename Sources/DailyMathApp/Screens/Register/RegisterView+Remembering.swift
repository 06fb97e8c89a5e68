import DailyMathTerminal

extension RegisterScreen {
  /// The choice whether to be remembered; where others study here, too, with what that means.
  static func rememberItems(
    _ state: State, _ context: ViewContext, columns: Int
  ) -> [Form<Action>.Item] {
    let texts = context.texts.login
    let glyphs = context.glyphs
    let choice = Checkbox(
      texts.remember, isOn: state.isRemembered, isFocused: state.focus == .remember)
    let taken = choice.columns(widths: glyphs.widths) + 2
    let meaning = TextLayout.columns(of: texts.rememberShared, widths: glyphs.widths)
    let isBeside = taken + meaning <= columns
    let item = Form<Action>.Item.row(isFocused: choice.isFocused) { frame, rect in
      choice.draw(into: &frame, rect: rect, glyphs: glyphs, action: .rememberToggled)
      guard !state.isAlone, isBeside else { return }
      frame.canvas.writeLine(
        texts.rememberShared, in: rect.splitLeft(taken).rest, style: .secondary, glyphs: glyphs)
    }
    guard !state.isAlone, !isBeside else { return [item] }
    return [
      item, .text(texts.rememberShared, style: .secondary, columns: columns, glyphs: glyphs),
    ]
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
