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
    case .alternatives: \.alternatives
    case .tags: \.tags
    case .type, .prompt, .kind, .category, .deck, .note, .save: nil
    }
  }

  /// Where the text of a field of several lines is kept; `nil` for every other item.
  static func area(_ focus: Focus) -> WritableKeyPath<State, TextArea>? {
    switch focus {
    case .prompt: \.prompt
    case .note: \.note
    default: nil
    }
  }
}

extension CardEditorScreen.State {
  /// The text of a field as it stands; `nil` for the choices and the button, which have none.
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

  /// Takes pasted text into the field with the focus; says whether something was cut off.
  mutating func paste(_ text: String) -> Bool {
    if let line = CardEditorScreen.line(focus) { return self[keyPath: line].insert(pasted: text) }
    if let area = CardEditorScreen.area(focus) { return self[keyPath: area].insert(pasted: text) }
    switch focus {
    case .category: return category.insert(pasted: text)
    case .deck: return deck.insert(pasted: text)
    default: return false
    }
  }

  /// Lets a key act on a choice with the focus; says whether anything changed.
  mutating func choose(_ key: KeyPress) -> Bool {
    switch focus {
    case .category: return category.handle(key)
    case .deck: return deck.handle(key)
    case .type, .kind:
      guard key.modifiers.isEmpty else { return false }
      let step: Int
      switch key.key {
      case .left: step = -1
      case .right, .character(" "): step = 1
      default: return false
      }
      if focus == .type {
        type = CardType.allCases.moved(from: type, by: step)
      } else {
        kind = ([nil] + AnswerKind.allCases).moved(from: kind, by: step)
      }
      return true
    default: return false
    }
  }
}

extension Array where Element: Equatable {
  /// The element so many places on from `element`, going round at both ends.
  fileprivate func moved(from element: Element, by step: Int) -> Element {
    guard let place = firstIndex(of: element) else { return element }
    return self[((place + step) % count + count) % count]
  }
}
