import DailyMathTerminal

/// What is the same for every field of a form.
enum FieldConversation {
  /// The key that empties a field whose cursor stands at its end, as it does where nobody moves it.
  static let clearing = KeyPress.character("u", .control)

  /// The question for a field's text, which Enter leaves as it is where there is one.
  static func question(
    _ label: String, current: String, isErasable: Bool = false, _ texts: PlainTexts
  ) -> PlainQuestion {
    guard !current.isEmpty else { return PlainQuestion(prompt: label) }
    let prompt = isErasable ? texts.erasable(label) : texts.keepable(label)
    return PlainQuestion(statements: [texts.current(current)], prompt: prompt)
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
