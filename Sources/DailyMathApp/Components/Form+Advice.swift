import DailyMathTerminal

extension Form.Item {
  /// Words behind a sign that says how they are meant.
  static func signed(_ words: SignedText, columns: Int, glyphs: Glyphs) -> Form.Item {
    Form.Item(
      rows: { _ in words.rows(columns: columns, widths: glyphs.widths) }, isFocused: false,
      draw: { frame, rect, _ in words.draw(into: &frame.canvas, rect: rect, glyphs: glyphs) })
  }

  /// What is wrong with more than one field, on rows of its own.
  static func fault(_ sentence: String, columns: Int, glyphs: Glyphs) -> Form.Item {
    let fault = FaultText(sentence)
    return Form.Item(
      rows: { _ in fault.rows(columns: columns, widths: glyphs.widths) }, isFocused: false,
      draw: { frame, rect, _ in fault.draw(into: &frame.canvas, rect: rect, glyphs: glyphs) })
  }

  /// What is said about a password that is being chosen, and the link that proposes a phrase.
  ///
  /// - Parameter isFocused: whether the link has the focus.
  static func advice(
    _ advice: NewPassword.Advice?, isFocused: Bool, columns: Int, _ context: ViewContext,
    proposing action: Action
  ) -> [Form.Item] {
    guard let advice else { return [] }
    let texts = context.texts.password
    let glyphs = context.glyphs
    let words: SignedText
    let label: String
    switch advice {
    case .weak(let weakness):
      words = SignedText(
        sign: glyphs.warning, text: texts.sentence(for: weakness), style: .warning)
      label = texts.propose
    case .proposed:
      words = SignedText(sign: glyphs.check, text: texts.writeDown, style: .success)
      label = texts.proposeAnother
    }
    return [
      .signed(words, columns: columns, glyphs: glyphs),
      .link(Link(label, isFocused: isFocused), glyphs: glyphs, action: action),
    ]
  }
}
