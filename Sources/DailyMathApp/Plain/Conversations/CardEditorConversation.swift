import DailyMathCore
import DailyMathTerminal

/// Writing a card, as a conversation: one field of a new card after another, then the choice to save or to change one.
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
    if answer.leadsBack {
      let isInField = state.isEditing && state.focus != .save
      return .go(.cardEditor(isInField ? .focused(.save) : .leaveChosen))
    }
    if state.focus == .category { return categoryReply(to: answer, state, texts) }
    guard state.text(of: state.focus) != nil else {
      switch saveMenu(state, texts).meaning(of: answer) {
      case .save: return .go(.cardEditor(.saveChosen))
      case .change(let field): return .go(.cardEditor(.focused(field)))
      case .leave: return .go(.cardEditor(.leaveChosen))
      case nil: return .again(texts.plain.noSuchChoice)
      }
    }
    var form = state
    var actions: [CardEditorScreen.Action] = []
    if !answer.text.isEmpty {
      let text = state.focus == .note && answer.text == "-" ? "" : answer.text
      _ = form.replaceText(of: state.focus, with: text)
      actions = [.textEntered(text)]
    }
    return accept(actions, giving: form, in: state, texts)
  }

  /// Judges the field with the answer in it: it is asked again where it is wrong; else comes the next one of a new card,
  /// the next one that saving found wrong, or the choice to save.
  private static func accept(
    _ actions: [CardEditorScreen.Action], giving form: CardEditorScreen.State,
    in state: CardEditorScreen.State, _ texts: Texts
  ) -> PlainReply {
    let problems = form.content.problems
    if let problem = problems.first(where: { $0.field == state.focus.field }) {
      return .again(texts.cardEditor.problem(problem))
    }
    // Of a new card the fields follow one another, until all are filled in that must be.
    let isFilled = state.focus != .category && state.content.problems.isEmpty
    var next = CardEditorScreen.Action.focusMoved(by: 1)
    if state.isEditing || isFilled { next = .focused(.save) }
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
    let label = label(of: state.focus, texts.cardEditor)
    switch state.focus {
    case .prompt, .answer, .firstDistractor, .secondDistractor, .thirdDistractor:
      return FieldConversation.question(
        label, current: value(of: state.focus, in: state, texts), texts.plain)
    case .note:
      let optional = state.note.isEmpty ? " (\(texts.cardEditor.optional))" : ""
      return FieldConversation.question(
        label + optional, current: value(of: .note, in: state, texts), isErasable: true, texts.plain
      )
    case .category:
      let known = state.category.known.prefix(mostCategories).enumerated().map {
        "\($0.offset + 1). \(CardText.line(texts.common.name(of: $0.element)))"
      }
      var question = FieldConversation.question(
        texts.plain.category, current: value(of: .category, in: state, texts), texts.plain)
      question.statements = known + question.statements
      return question
    case .save:
      let menu = saveMenu(state, texts)
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

  private static func label(
    of focus: CardEditorScreen.Focus, _ labels: CardEditorTexts
  ) -> String {
    switch focus {
    case .prompt: labels.prompt
    case .answer: labels.answer
    case .firstDistractor: labels.distractor(1)
    case .secondDistractor: labels.distractor(2)
    case .thirdDistractor: labels.distractor(3)
    case .category: labels.category
    case .note: labels.note
    case .save: labels.save
    }
  }

  private static func value(
    of focus: CardEditorScreen.Focus, in state: CardEditorScreen.State, _ texts: Texts
  ) -> String {
    guard focus != .category else {
      return CardText.line(texts.common.name(of: state.category.category))
    }
    return CardText.line(state.text(of: focus) ?? "")
  }

  private enum Choice: Equatable, Sendable {
    case save, leave
    case change(CardEditorScreen.Focus)
  }

  /// Saving, every field with what it holds, and leaving; Enter saves where something would be lost otherwise.
  private static func saveMenu(
    _ state: CardEditorScreen.State, _ texts: Texts
  ) -> PlainMenu<Choice> {
    let fields = CardEditorScreen.Focus.allCases.filter { $0 != .save }
    let changes = fields.enumerated().map { index, focus in
      let value = value(of: focus, in: state, texts)
      let label = label(of: focus, texts.cardEditor)
      return PlainMenu<Choice>.Choice(
        index + 2, value.isEmpty ? label : "\(label): \(value)", .change(focus))
    }
    return PlainMenu(
      choices: [.init(1, texts.cardEditor.save, .save)] + changes + [
        .init(0, texts.plain.leave, .leave, "q")
      ], usual: state.hasChanges ? .save : .leave)
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
