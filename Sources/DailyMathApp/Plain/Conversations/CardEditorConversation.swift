import DailyMathCore
import DailyMathTerminal

/// Writing a card, as a conversation: one field after another, then the choice to save.
enum CardEditorConversation {
  /// How many categories are said with a number; others are chosen by their name.
  static let mostCategories = 20

  /// What is said and asked.
  static func question(
    _ state: CardEditorScreen.State, _ context: PlainContext
  ) -> PlainQuestion {
    let texts = context.texts
    if state.isAskingToDiscard {
      let menu = discardMenu(state, texts)
      return PlainQuestion(
        statements: [texts.cardEditor.discardTitle, texts.cardEditor.discardDetail] + menu.lines,
        prompt: menu.prompt(texts.plain))
    }
    var question = fieldQuestion(state, texts)
    question.heading = [
      state.isEditing ? texts.cardEditor.editTitle : texts.cardEditor.newTitle,
      texts.plain.dotLeaves,
    ]
    let problems =
      state.focus.field.map { [state.problems[$0]].compactMap(\.self) }
      ?? Array(state.problems.values)
    question.statements = problems.map { texts.cardEditor.problem($0) } + question.statements
    return question
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ state: CardEditorScreen.State, _ context: PlainContext
  ) -> PlainReply {
    let texts = context.texts
    if state.isAskingToDiscard {
      let isConfirmed = answer.leadsBack ? false : discardMenu(state, texts).meaning(of: answer)
      return isConfirmed.map { .go(.cardEditor(.questionAnswered(confirm: $0))) }
        ?? .again(texts.plain.noSuchChoice)
    }
    if answer.leadsBack { return .go(.cardEditor(.leaveChosen)) }
    if state.focus == .category { return categoryReply(to: answer, state, texts) }
    guard let field = CardEditorScreen.textField(state.focus) else {
      switch saveMenu(texts).meaning(of: answer) {
      case .save: return .go(.cardEditor(.saveChosen))
      case .review: return .go(.cardEditor(.focused(.prompt)))
      case .leave: return .go(.cardEditor(.leaveChosen))
      case nil: return .again(texts.plain.noSuchChoice)
      }
    }
    var form = state
    var actions: [CardEditorScreen.Action] = []
    if !answer.text.isEmpty {
      let text = state.focus == .note && answer.text == "-" ? "" : answer.text
      form[keyPath: field] = TextField(text, byteLimit: CardContent.longestField)
      actions = [.keyTyped(FieldConversation.clearing), .pasted(text)]
    }
    return accept(actions, giving: form, in: state, texts)
  }

  /// Judges the field with the answer in it: it is asked again where it is wrong; else the next one is asked, or, where
  /// saving found faults, the next one that is wrong.
  private static func accept(
    _ actions: [CardEditorScreen.Action], giving form: CardEditorScreen.State,
    in state: CardEditorScreen.State, _ texts: Texts
  ) -> PlainReply {
    let problems = form.content.problems
    if let problem = problems.first(where: { $0.field == state.focus.field }) {
      return .again(texts.cardEditor.problem(problem))
    }
    var next = CardEditorScreen.Action.focusMoved(by: 1)
    if let field = state.focus.field, state.problems[field] != nil {
      let wrong = CardEditorScreen.Focus.allCases.first { focus in
        problems.contains { $0.field == focus.field }
      }
      next = .focused(wrong ?? .save)
    }
    return .go((actions + [next]).map { .screen(.cardEditor($0)) })
  }

  private static func fieldQuestion(
    _ state: CardEditorScreen.State, _ texts: Texts
  ) -> PlainQuestion {
    let labels = texts.cardEditor
    func field(_ label: String, isErasable: Bool = false) -> PlainQuestion {
      let text = CardEditorScreen.textField(state.focus).map { state[keyPath: $0].text } ?? ""
      return FieldConversation.question(
        label, current: text, isErasable: isErasable, texts.plain)
    }
    switch state.focus {
    case .prompt: return field(labels.prompt)
    case .answer: return field(labels.answer)
    case .firstDistractor: return field(labels.distractor(1))
    case .secondDistractor: return field(labels.distractor(2))
    case .thirdDistractor: return field(labels.distractor(3))
    case .note where state.note.isEmpty: return field("\(labels.note) (\(labels.optional))")
    case .note: return field(labels.note, isErasable: true)
    case .category:
      let known = state.category.known.prefix(mostCategories).enumerated().map {
        "\($0.offset + 1). \(CardText.line(texts.common.name(of: $0.element)))"
      }
      let current = CardText.line(texts.common.name(of: state.category.category))
      var question = FieldConversation.question(
        texts.plain.category, current: current, texts.plain)
      question.statements = known + question.statements
      return question
    case .save:
      let menu = saveMenu(texts)
      return PlainQuestion(statements: menu.lines, prompt: menu.prompt(texts.plain))
    }
  }

  private static func categoryReply(
    to answer: PlainAnswer, _ state: CardEditorScreen.State, _ texts: Texts
  ) -> PlainReply {
    var form = state
    var actions: [CardEditorScreen.Action] = []
    let known = state.category.known
    if let number = Int(answer.command) {
      guard (1...min(known.count, mostCategories)).contains(number) else {
        return .again(texts.plain.numberWanted(1, min(known.count, mostCategories)))
      }
      // From a name of the learner's own, the first step leads to the first category.
      let steps =
        state.category.index.map { (number - 1 - $0 + known.count) % known.count } ?? number
      for _ in 0..<steps {
        _ = form.category.handle(KeyPress(.right))
        actions.append(.keyTyped(KeyPress(.right)))
      }
    } else if !answer.text.isEmpty {
      // A name that was begun before is written anew.
      actions = [.keyTyped(KeyPress(.right)), .pasted(answer.text)]
      _ = form.category.handle(KeyPress(.right))
      _ = form.category.insert(pasted: answer.text)
    }
    return accept(actions, giving: form, in: state, texts)
  }

  private enum Choice: Equatable, Sendable {
    case save, review, leave
  }

  private static func saveMenu(_ texts: Texts) -> PlainMenu<Choice> {
    PlainMenu(
      choices: [
        .init(1, texts.cardEditor.save, .save), .init(2, texts.plain.review, .review),
        .init(0, texts.plain.leave, .leave, "q"),
      ], usual: .save)
  }

  private static func discardMenu(
    _ state: CardEditorScreen.State, _ texts: Texts
  ) -> PlainMenu<Bool> {
    PlainMenu(
      choices: [
        .init(1, texts.cardEditor.discard, true, "s", "y"),
        .init(2, texts.cardEditor.keepWriting, false, "n", "0"),
      ], usual: state.isConfirmSelected)
  }
}
