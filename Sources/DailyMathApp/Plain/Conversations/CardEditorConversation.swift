import DailyMathCore
import DailyMathTerminal

/// Writing a card, as a conversation: one field of a new card after another, then the choice to save or to change one.
enum CardEditorConversation {
  /// How many categories or decks are said with a number; others are chosen by their name.
  static let mostChoices = 20

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
      CardEditorScreen.title(state, texts.cardEditor), texts.plain.dotLeaves,
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
    if state.focus.isChoice { return choiceReply(to: answer, state, texts) }
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
      let text = state.focus.isErasable && answer.text == "-" ? "" : answer.text
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
    let problems = form.openProblems
    if let problem = problems.first(where: { $0.field == state.focus.field }) {
      return .again(texts.cardEditor.problem(problem))
    }
    // Of a new card the fields that matter follow one another; the others can be chosen before it is saved.
    var following = asked(of: form.type).drop { $0 != state.focus }.dropFirst()
    // Whoever writes no wrong option wants none after it either.
    if state.focus.isDistractor, form.text(of: state.focus)?.trimmed.isEmpty ?? false {
      following = following.drop(while: \.isDistractor)
    }
    // What was filled in once is gone back to from the choice to save, and leads back there.
    let isFirstTime = following.allSatisfy { form.text(of: $0)?.isEmpty ?? true }
    let further = state.isEditing || !isFirstTime ? nil : following.first
    var next = CardEditorScreen.Action.focused(further ?? .save)
    if let field = state.focus.field, state.problems[field] != nil {
      let wrong = CardEditorScreen.Focus.allCases.first { focus in
        problems.contains { $0.field == focus.field }
      }
      next = .focused(wrong ?? .save)
    }
    return .go((actions + [next]).map { .screen(.cardEditor($0)) })
  }

  /// What a new card is asked for, one after another; the rest can be chosen from the menu before it is saved.
  private static func asked(of type: CardType) -> [CardEditorScreen.Focus] {
    [
      .prompt, .type, .answer, .firstDistractor, .secondDistractor, .thirdDistractor, .category,
      .note,
    ].filter { CardEditorScreen.Focus.items(of: type).contains($0) }
  }

  private static func fieldQuestion(
    _ state: CardEditorScreen.State, _ texts: Texts
  ) -> PlainQuestion {
    let focus = state.focus
    if focus == .save {
      let menu = saveMenu(state, texts)
      return PlainQuestion(
        statements: ["\(texts.cardEditor.makes(state.forms.count))."] + menu.lines,
        prompt: menu.prompt(texts.plain))
    }
    let label = CardEditorScreen.label(of: focus, texts.cardEditor, type: state.type)
    let value = value(of: focus, in: state, texts)
    if focus.isChoice {
      let named = names(of: focus, in: state, texts).prefix(mostChoices).enumerated().map {
        "\($0.offset + 1). \($0.element)"
      }
      let prompt = focus.isNamed ? texts.plain.named(label) : label
      var question = FieldConversation.question(prompt, current: value, texts.plain)
      question.statements = named + question.statements
      return question
    }
    let isOptional = focus.isErasable && value.isEmpty
    let beside =
      focus == .alternatives ? texts.cardEditor.alternativesHint : texts.cardEditor.optional
    return FieldConversation.question(
      isOptional ? "\(label) (\(beside))" : label, current: value,
      isErasable: focus.isErasable, texts.plain)
  }

  /// The names of what can be chosen, in the order in which the arrows go through them.
  private static func names(
    of focus: CardEditorScreen.Focus, in state: CardEditorScreen.State, _ texts: Texts
  ) -> [String] {
    switch focus {
    case .type: CardType.allCases.map { texts.cardEditor.types[$0] ?? "" }
    case .kind:
      ([nil] + AnswerKind.allCases).map { (kind: AnswerKind?) in texts.cardEditor.name(of: kind) }
    case .category: state.category.known.map { CardText.line(texts.common.name(of: $0)) }
    case .deck:
      state.deck.known.map {
        $0.text.isEmpty ? texts.cardEditor.deckOfCategory : CardText.line($0.text)
      }
    default: []
    }
  }

  /// Which of the names is chosen; `nil` while another is written.
  private static func index(
    of focus: CardEditorScreen.Focus, in state: CardEditorScreen.State
  ) -> Int? {
    switch focus {
    case .type: CardType.allCases.firstIndex(of: state.type)
    case .kind: ([nil] + AnswerKind.allCases).firstIndex(of: state.kind)
    case .category: state.category.index
    case .deck: state.deck.index
    default: nil
    }
  }

  private static func choiceReply(
    to answer: PlainAnswer, _ state: CardEditorScreen.State, _ texts: Texts
  ) -> PlainReply {
    var form = state
    var actions: [CardEditorScreen.Action] = []
    let count = names(of: state.focus, in: state, texts).count
    let right = KeyPress(.right)
    if let number = Int(answer.command) {
      guard (1...min(count, mostChoices)).contains(number) else {
        return .again(texts.plain.numberWanted(1, min(count, mostChoices)))
      }
      // From a name that was written, the first step leads to the first of them.
      let steps =
        index(of: state.focus, in: state).map { (number - 1 - $0 + count) % count } ?? number
      for _ in 0..<steps {
        _ = form.choose(right)
        actions.append(.keyTyped(right))
      }
    } else if !answer.text.isEmpty {
      guard state.focus.isNamed else { return .again(texts.plain.numberWanted(1, count)) }
      // A name that was begun before is written anew.
      actions = [.keyTyped(right), .pasted(answer.text)]
      _ = form.choose(right)
      _ = form.paste(answer.text)
    }
    return accept(actions, giving: form, in: state, texts)
  }

  private static func value(
    of focus: CardEditorScreen.Focus, in state: CardEditorScreen.State, _ texts: Texts
  ) -> String {
    focus.isChoice
      ? CardEditorScreen.value(of: focus, state, texts)
      : CardText.line(state.text(of: focus) ?? "")
  }

  private enum Choice: Equatable, Sendable {
    case save, leave
    case change(CardEditorScreen.Focus)
  }

  /// Saving, every field with what it holds, and leaving; Enter saves where something would be lost otherwise.
  private static func saveMenu(
    _ state: CardEditorScreen.State, _ texts: Texts
  ) -> PlainMenu<Choice> {
    let fields = CardEditorScreen.Focus.items(of: state.type).filter { $0 != .save }
    let changes = fields.enumerated().map { index, focus in
      let value = value(of: focus, in: state, texts)
      let label = CardEditorScreen.label(of: focus, texts.cardEditor, type: state.type)
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

extension CardEditorScreen.Focus {
  /// Whether the field may be empty, so that a hyphen alone empties it.
  fileprivate var isErasable: Bool {
    switch self {
    case .firstDistractor, .secondDistractor, .thirdDistractor, .alternatives, .tags, .note: true
    default: false
    }
  }

  /// Whether it is the field of a wrong option.
  fileprivate var isDistractor: Bool {
    self == .firstDistractor || self == .secondDistractor || self == .thirdDistractor
  }

  /// Whether another name than those that exist can be written.
  fileprivate var isNamed: Bool { self == .category || self == .deck }
}
