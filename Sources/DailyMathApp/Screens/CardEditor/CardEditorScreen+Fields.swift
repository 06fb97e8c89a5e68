import DailyMathCore
import DailyMathTerminal

extension CardEditorScreen {
  /// Where the text of a field of one line is kept; `nil` for every other item.
  static func line(_ focus: Focus) -> WritableKeyPath<State, TextField>? {
    switch focus {
    case .answer: \.answer
    case .firstDistractor: \.distractors[0]
    case .secondDistractor: \.distractors[1]
    case .thirdDistractor: \.distractors[2]
    case .prompt, .category, .note, .save: nil
    }
  }

  /// Where the text of a field of several lines is kept; `nil` for every other item.
  static func area(_ focus: Focus) -> WritableKeyPath<State, TextArea>? {
    switch focus {
    case .prompt: \.prompt
    case .note: \.note
    case .answer, .firstDistractor, .secondDistractor, .thirdDistractor, .category, .save: nil
    }
  }
}

extension CardEditorScreen.State {
  /// The text of a field as it stands; `nil` for the category and the button, which have none.
  func text(of focus: CardEditorScreen.Focus) -> String? {
    if let line = CardEditorScreen.line(focus) { return self[keyPath: line].text }
    return CardEditorScreen.area(focus).map { self[keyPath: $0].text }
  }

  /// Puts a text in the place of what a field held; says whether something had to be cut off.
  mutating func replaceText(of focus: CardEditorScreen.Focus, with text: String) -> Bool {
    if let line = CardEditorScreen.line(focus) {
      self[keyPath: line].clear()
      return self[keyPath: line].insert(pasted: text)
    }
    guard let area = CardEditorScreen.area(focus) else { return false }
    self[keyPath: area].clear()
    return self[keyPath: area].insert(pasted: text)
  }
}
