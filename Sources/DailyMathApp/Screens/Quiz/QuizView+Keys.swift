import DailyMathCore
import DailyMathTerminal

extension QuizScreen {
  /// The keys that matter in the phase at hand, of which the help and the way out stay where others do not fit.
  static func keys(
    _ state: State, _ layout: PageLayout, _ context: ViewContext
  ) -> KeyHints<Action> {
    let texts = context.texts
    let undo = KeyHint<Action>(
      state.isTyping ? "Alt-u" : "u", texts.quiz.takeBack, dropRank: 2, action: .takeBackChosen)
    let leave = KeyHint<Action>("Esc", texts.quiz.leave, action: .leaveChosen)
    let help = KeyHint<Action>(
      state.isTyping ? "F1" : "?", texts.common.help, action: .helpChosen)
    // Before anything was done there is nothing to take back.
    let taken = state.session.lastStep == nil ? [] : [undo]
    switch state.phase {
    case .asking:
      let other = KeyHint<Action>("F3", texts.quiz.kinds.other, dropRank: 1, action: .kindChanged)
      return KeyHints(askingKeys(state, context) + [other] + taken + [leave, help])
    case .grading(let answer):
      let name = texts.quiz.gradeNames[state.selectedGrade] ?? ""
      let save = layout.isNarrow ? texts.quiz.leave : texts.quiz.saveAndLeave
      let numbers = answer.grades.map { String($0.rawValue) }.joined(separator: " ")
      return KeyHints(
        [
          KeyHint("Enter", texts.quiz.acceptGrade(name), action: .selectedGradeTaken),
          KeyHint(numbers, texts.quiz.grade, dropRank: 1, action: .gradeMoved(by: 1)), undo,
          KeyHint("Esc", save, action: .leaveChosen),
        ])
    case .reading:
      return KeyHints(
        [KeyHint("Enter", texts.common.accept, action: .continued), undo, leave, help])
    case .notSaved:
      return KeyHints(
        [KeyHint("Enter", texts.common.retry, action: .retryChosen), undo, leave])
    case .saving: return KeyHints([])
    case .finished:
      let offers = (state.outlook?.ahead.offers ?? []).map {
        KeyHint<Action>(
          String($0.key), texts.ahead.words(for: $0), dropRank: 3, action: .offerTaken($0))
      }
      return KeyHints([KeyHint("Enter", texts.common.back, action: .leaveChosen)] + taken + offers)
    }
  }

  private static func askingKeys(
    _ state: State, _ context: ViewContext
  ) -> [KeyHint<Action>] {
    let texts = context.texts
    switch state.session.showing?.kind {
    case .typed: return [KeyHint("Enter", texts.quiz.answer, action: .typedAnswerGiven(by: nil))]
    case .flip: return [KeyHint("Enter", texts.quiz.kinds.turnKey, action: .turned(by: nil))]
    case .choice, nil:
      let count = state.session.showing?.options.count ?? 4
      return [
        KeyHint(
          context.spelled("1–\(count)"), texts.quiz.answer,
          action: .optionChosen(state.selectedOption, by: nil)),
        KeyHint(
          "\(context.upDown) Enter", texts.common.choose, dropRank: 3,
          action: .optionMoved(by: 1)),
      ]
    }
  }

  /// The way out of a card's history, and how to move in one that is longer than its box.
  static func historyKeys(
    _ history: QuizHistoryView, _ context: ViewContext
  ) -> KeyHints<Action> {
    let close = KeyHint<Action>("Esc", context.texts.help.close, action: .historyToggled)
    guard history.extent.count > history.extent.rows else { return KeyHints([close]) }
    return KeyHints([
      close,
      KeyHint(
        context.upDown, context.texts.common.move, dropRank: 1,
        action: .historyMoved(KeyPress(.down))),
    ])
  }

  /// What can be done to the card on show beside answering it; nothing where an answer is on its way.
  static func toolKeys(_ state: State, _ context: ViewContext) -> KeyHints<Action> {
    guard state.phase.offersTools, state.history == nil, let showing = state.session.showing,
      let card = context.library.card(showing.card)
    else { return KeyHints([]) }
    let texts = context.texts.quiz.tools
    let prefix = state.isTyping ? "Alt-" : ""
    func hint(_ letter: String, _ label: String, rank: Int, _ action: Action) -> KeyHint<Action> {
      KeyHint(prefix + letter, label, dropRank: rank, action: action)
    }
    return KeyHints([
      hint("e", texts.edit, rank: 0, .editChosen),
      hint("s", texts.suspend, rank: 1, .toolChosen(.suspend, by: nil)),
      hint("b", texts.bury, rank: 2, .toolChosen(.bury, by: nil)),
      hint("m", card.isMarked ? texts.unmark : texts.mark, rank: 3, .toolChosen(.mark, by: nil)),
      hint("i", texts.history, rank: 4, .historyToggled),
    ])
  }
}
