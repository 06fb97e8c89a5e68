import DailyMathCore
import DailyMathTerminal

/// The decks, as a conversation: the list, then what can be done with the one that was chosen.
enum DecksConversation {
  /// What is said and asked.
  static func question(_ state: DecksScreen.State, _ context: PlainContext) -> PlainQuestion {
    let texts = context.texts
    let faults =
      [state.fault].compactMap(\.self).map { sentence(for: $0, texts) }
      + (state.isSaved ? [texts.decks.saved] : [])
    if let renaming = state.renaming {
      guard renaming.isAsking else {
        return PlainQuestion(
          statements: faults + [texts.plain.current(CardText.line(renaming.deck))],
          prompt: texts.plain.keepable(texts.decks.newName))
      }
      let menu = confirmation(renaming, texts)
      let detail = DecksScreen.renameDetail(
        renaming, cards: state.row?.total ?? 0, decks: context.library.ownDecks, texts)
      return PlainQuestion(
        statements: [texts.decks.renameQuestion, detail] + menu.lines,
        prompt: menu.prompt(texts.plain))
    }
    switch context.place {
    case .deck:
      let menu = menu(of: state, context)
      return PlainQuestion(
        statements: faults + [line(state.list.selected, state, context)] + menu.lines,
        prompt: menu.prompt(texts.plain))
    case .limit(let limit):
      let value = DecksScreen.value(of: limit, for: state.row?.deck, in: context.library)
      let label = texts.decks.limits[limit] ?? ""
      let current = value.map { [texts.plain.current(context.number($0))] } ?? []
      return PlainQuestion(
        statements: faults + (value == nil ? [texts.decks.noLimit] : current),
        prompt: state.row == nil || value == nil
          ? texts.plain.keepable(label) : texts.plain.erasable(label))
    default:
      let tally = context.library.tally(on: context.day)
      let done = texts.decks.doneToday(
        context.number(tally.introduced), context.number(tally.reviewed))
      return PlainQuestion(
        heading: [texts.decks.title, "\(done)."], statements: faults,
        instructions: list(state, context).lines, prompt: texts.decks.chooseDeck)
    }
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ state: DecksScreen.State, _ context: PlainContext
  ) -> PlainReply {
    let texts = context.texts
    if let renaming = state.renaming { return nameReply(to: answer, renaming, context) }
    switch context.place {
    case .deck:
      if answer.leadsBack { return .go([], to: .menu) }
      return menu(of: state, context).meaning(of: answer) ?? .again(texts.plain.noSuchChoice)
    case .limit(let limit): return limitReply(to: answer, limit, state, context)
    default:
      if answer.leadsBack { return .go(.decks(.leaveChosen)) }
      if answer.command.isEmpty || answer.command == "?" { return .remind }
      return list(state, context).meaning(of: answer) ?? .again(texts.plain.noSuchChoice)
    }
  }

  private static func sentence(for fault: DecksScreen.Fault, _ texts: Texts) -> String {
    if case .notSaved(let error) = fault {
      return "\(texts.faults.notSaved) \(texts.faults.sentence(error))"
    }
    return texts.decks.sentence(for: fault)
  }

  /// The decks with their numbers; that of all decks together is the first.
  private static func list(
    _ state: DecksScreen.State, _ context: PlainContext
  ) -> PlainMenu<PlainReply> {
    let decks = (0..<state.rowCount).map { index in
      PlainMenu<PlainReply>.Choice(
        index + 1, line(index, state, context),
        .go([.screen(.decks(.rowClicked(index)))], to: .deck))
    }
    return PlainMenu(
      choices: decks + [
        .init(0, context.texts.plain.back, .go(.decks(.leaveChosen)), "q")
      ])
  }

  private static func line(
    _ index: Int, _ state: DecksScreen.State, _ context: PlainContext
  ) -> String {
    let texts = context.texts
    let sum = state.overview.sum
    let row = index == 0 ? nil : state.overview.rows[index - 1]
    return texts.decks.line(
      row.map { CardText.line(texts.common.title(of: $0.deck)) } ?? texts.decks.all,
      context.number(row?.due ?? sum.due), context.number(row?.new ?? sum.new),
      context.number(row?.total ?? sum.total))
  }

  /// What can be done with the deck that was chosen.
  private static func menu(
    of state: DecksScreen.State, _ context: PlainContext
  ) -> PlainMenu<PlainReply> {
    let texts = context.texts
    let limits = DecksScreen.Limit.allCases.map { limit in
      let value = DecksScreen.value(of: limit, for: state.row?.deck, in: context.library)
      return PlainMenu<PlainReply>.Choice(
        limit.rawValue + 1,
        "\(texts.decks.limits[limit] ?? ""): \(value.map(context.number) ?? "—")",
        .go([], to: .limit(limit)))
    }
    let cards = PlainMenu<PlainReply>.Choice(
      3, texts.decks.cardsKey.capitalizedFirst, .go(.decks(.cardsChosen)))
    let practice: [PlainMenu<PlainReply>.Choice] =
      state.row == nil
      ? []
      : [
        .init(4, texts.decks.practise.capitalizedFirst, .go(.decks(.practiceChosen)), "p")
      ]
    let isOwn = if case .own? = state.row?.deck { true } else { false }
    let rename: [PlainMenu<PlainReply>.Choice] =
      isOwn
      ? [.init(5, texts.decks.renameKey.capitalizedFirst, .go(.decks(.renameChosen)), "r")] : []
    return PlainMenu(
      choices: limits + [cards] + practice + rename + [
        .init(0, texts.plain.back, .go([], to: .menu), "q")
      ])
  }

  private static func limitReply(
    to answer: PlainAnswer, _ limit: DecksScreen.Limit, _ state: DecksScreen.State,
    _ context: PlainContext
  ) -> PlainReply {
    if answer.leadsBack || answer.text.isEmpty { return .go([], to: .deck) }
    let isErased = answer.text == "-" && state.row != nil
    guard isErased || DayLimit.value(typed: answer.text) != nil else {
      return .again(context.texts.decks.sentence(for: .number))
    }
    let entered = DecksScreen.Action.limitEntered(limit, isErased ? "" : answer.text)
    return .go([.screen(.decks(entered))], to: .deck)
  }

  private static func nameReply(
    to answer: PlainAnswer, _ renaming: DecksScreen.Renaming, _ context: PlainContext
  ) -> PlainReply {
    if renaming.isAsking {
      let isConfirmed =
        answer.leadsBack ? false : confirmation(renaming, context.texts).meaning(of: answer)
      guard let isConfirmed else { return .again(context.texts.plain.noSuchChoice) }
      // Who says no means the deck to keep its name.
      let further: [AppAction] =
        isConfirmed ? [] : [.screen(.decks(.nameClosed(keepsText: false)))]
      return .go([.screen(.decks(.questionAnswered(confirm: isConfirmed)))] + further)
    }
    if answer.leadsBack || answer.text.isEmpty {
      return .go(.decks(.nameClosed(keepsText: false)))
    }
    return .go(.decks(.nameEntered(answer.text)), .decks(.nameClosed(keepsText: true)))
  }

  private static func confirmation(
    _ renaming: DecksScreen.Renaming, _ texts: Texts
  ) -> PlainMenu<Bool> {
    PlainMenu(
      choices: [
        .init(1, texts.decks.rename, true, "s", "y"),
        .init(2, texts.common.cancel, false, "n", "0", "q"),
      ], usual: renaming.isConfirmSelected)
  }
}
