import DailyMathCore
package import DailyMathTerminal

extension QuizScreen {
  /// The action of a key pressed at the instant `now` of a clock that is never set.
  ///
  /// While an answer is typed, letters and digits are text; with Alt they mean there what they mean alone elsewhere.
  package static func action(for key: KeyPress, in state: State, now: Int64) -> Action? {
    if let answering = state.answeringKey, answering.isRepeated(by: key, at: now) {
      return .answeringKeyRepeated
    }
    if state.history != nil { return historyAction(for: key) }
    if let action = commonAction(for: key, in: state) { return action }
    return switch state.phase {
    case .asking:
      switch state.session.showing?.kind {
      case .typed: typingAction(for: key)
      case .flip: isAcceptance(key) ? .turned(by: key) : nil
      case .choice, nil: choosingAction(for: key)
      }
    case .grading(let answer): gradingAction(for: key, answer)
    case .notSaved: isAcceptance(key) || key == .character("r") ? .retryChosen : nil
    case .reading: isAcceptance(key) ? .continued : nil
    case .finished: finishedAction(for: key, in: state)
    case .saving: nil
    }
  }

  /// The action of a key that means the same in every phase.
  private static func commonAction(for key: KeyPress, in state: State) -> Action? {
    switch (key.key, key.modifiers) {
    case (.escape, []): return .leaveChosen
    case (.pageDown, []): return .scrolled(by: 5)
    case (.pageUp, []): return .scrolled(by: -5)
    case (.function(3), []): return state.phase == .asking ? .kindChanged : nil
    case (.character(let letter), let modifiers):
      guard modifiers == (state.isTyping ? .alt : []) || modifiers == .alt else { return nil }
      return commonAction(of: letter, by: key, in: state)
    default: return nil
    }
  }

  private static func commonAction(
    of letter: Character, by key: KeyPress, in state: State
  ) -> Action? {
    switch letter {
    case "u": return .takeBackChosen
    case "?": return .helpChosen
    case "o": return state.phase == .asking ? .kindChanged : nil
    default: break
    }
    guard state.phase.offersTools else { return nil }
    return switch letter {
    case "s": .toolChosen(.suspend, by: key)
    case "b": .toolChosen(.bury, by: key)
    case "m": .toolChosen(.mark, by: key)
    case "e": .editChosen
    case "i": .historyToggled
    default: nil
    }
  }

  private static func choosingAction(for key: KeyPress) -> Action? {
    switch key.key {
    case .up, .character("k"): return .optionMoved(by: -1)
    case .down, .tab, .character("j"): return .optionMoved(by: 1)
    case .enter, .character(" "): return .selectedOptionChosen(by: key)
    case .character(let character):
      guard key.modifiers.isEmpty, let number = character.wholeNumberValue, number >= 1 else {
        return nil
      }
      return .optionChosen(number - 1, by: key)
    default: return nil
    }
  }

  private static func typingAction(for key: KeyPress) -> Action? {
    switch key.key {
    case .enter: .typedAnswerGiven(by: key)
    // In a field of one line there is nowhere to go with these; a long question is scrolled.
    case .up: .scrolled(by: -1)
    case .down: .scrolled(by: 1)
    case .tab: nil
    default: .typed(key)
    }
  }

  private static func gradingAction(for key: KeyPress, _ answer: QuizAnswer) -> Action? {
    switch key.key {
    case .character(let character):
      if let grade = answer.grades.first(where: { String($0.rawValue) == String(character) }) {
        return .gradeChosen(grade)
      }
      return switch character {
      case "h": .gradeMoved(by: -1)
      case "l": .gradeMoved(by: 1)
      case " ": .selectedGradeTaken
      default: nil
      }
    case .left, .up: return .gradeMoved(by: -1)
    case .right, .down, .tab: return .gradeMoved(by: 1)
    case .enter: return .selectedGradeTaken
    default: return nil
    }
  }

  private static func finishedAction(for key: KeyPress, in state: State) -> Action? {
    if isAcceptance(key) || key == .character("q") { return .leaveChosen }
    guard let letter = key.typedCharacter else { return nil }
    return state.outlook?.ahead.offer(for: letter).map { .offerTaken($0) }
  }

  private static func historyAction(for key: KeyPress) -> Action? {
    switch (key.key, key.modifiers) {
    case (.escape, _), (.enter, _), (.character("i"), []), (.character("i"), .alt),
      (.character("q"), []):
      .historyToggled
    case (.character("j"), []): .historyMoved(KeyPress(.down))
    case (.character("k"), []): .historyMoved(KeyPress(.up))
    case (.up, []), (.down, []), (.pageUp, []), (.pageDown, []), (.home, []), (.end, []),
      (.character(" "), []):
      .historyMoved(key)
    default: nil
    }
  }

  private static func isAcceptance(_ key: KeyPress) -> Bool {
    key == KeyPress(.enter) || key == .character(" ")
  }
}

extension QuizScreen.Phase {
  /// Whether something can be done to the card on show beside answering it.
  ///
  /// While an answer is on its way, or waits to be saved again, that comes first.
  var offersTools: Bool {
    switch self {
    case .asking, .grading, .reading: true
    case .saving, .notSaved, .finished: false
    }
  }
}
