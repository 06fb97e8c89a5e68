import DailyMathTerminal

extension RegisterScreen {
  /// What is said about the password, under it, and the link that proposes a phrase.
  static func adviceItems(
    _ state: State, _ context: ViewContext, columns: Int
  ) -> [Form<Action>.Item] {
    guard let advice = state.advice else { return [] }
    let texts = context.texts.password
    let glyphs = context.glyphs
    let (sign, text, style, label): (Character, String, CellStyle, String) =
      switch advice {
      case .weak(let weakness):
        (glyphs.warning, texts.sentence(for: weakness), .warning, texts.propose)
      case .proposed: (glyphs.check, texts.writeDown, .success, texts.proposeAnother)
      }
    return [
      .text("\(sign) \(text)", style: style, columns: columns, glyphs: glyphs),
      .link(
        Link(label, isFocused: state.focus == .phrase), glyphs: glyphs, action: .phraseChosen),
    ]
  }

  /// The choice whether to be remembered; where others study here, too, with what that means.
  static func rememberItems(
    _ state: State, _ context: ViewContext, columns: Int
  ) -> [Form<Action>.Item] {
    let texts = context.texts.register
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
    case .passwordTooShort: texts.register.passwordTooShort
    case .passwordTooLong: texts.register.passwordTooLong
    case .passwordsDiffer: texts.register.mismatch
    case .store(let error): texts.faults.sentence(error)
    }
  }
}
