import DailyMathCore

/// The day's cards, as a conversation: the menu, the questions before something is taken away, and the way to the list.
enum TodayConversation {
  /// What is said and asked.
  static func question(_ state: TodayScreen.State, _ context: PlainContext) -> PlainQuestion {
    if let question = state.question { return confirmation(question, state, context) }
    if let dialog = state.dialog { return TodayDialogConversation.question(dialog, context) }
    switch context.place {
    case .cards(let first): return CardListConversation.question(state, from: first, context)
    case .card(let card, _):
      return CardConversation.question(card, state, context)
        ?? CardListConversation.question(state, from: 0, context)
    case .menu, .form, .setting, .deck, .limit: break
    }
    let texts = context.texts
    let name = context.library.profile.displayName
    let counts = texts.plain.counts(
      context.number(state.plan.count),
      context.number(context.library.tally(on: state.day).cards),
      context.number(context.library.cardCount))
    let menu = menu(state, context)
    let notes = state.facts.notes.map { texts.backlog.note($0).sentence }
    return PlainQuestion(
      heading: [texts.today.greeting(name.split(separator: " ").first.map(String.init) ?? name)],
      statements: [counts] + AwardsLines.head(state, context) + notes, instructions: menu.lines,
      prompt: texts.plain.chooseFromMenu)
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ state: TodayScreen.State, _ context: PlainContext
  ) -> PlainReply {
    if let question = state.question {
      let menu = confirmationMenu(question, state, context.texts)
      let isConfirmed = answer.leadsBack ? false : menu.meaning(of: answer)
      return isConfirmed.map { .go(.today(.questionAnswered(confirm: $0))) }
        ?? .again(context.texts.plain.noSuchChoice)
    }
    if let dialog = state.dialog {
      return TodayDialogConversation.reply(to: answer, dialog, context)
    }
    switch context.place {
    case .cards(let first):
      return CardListConversation.reply(to: answer, state, from: first, context)
    case .card(let card, let first):
      return CardConversation.reply(to: answer, card, state, from: first, context)
    case .menu, .form, .setting, .deck, .limit: return menuReply(to: answer, state, context)
    }
  }

  private enum Choice: Equatable, Sendable {
    case quiz, cards, help, quit
    case action(TodayScreen.Action)
  }

  private static func menu(
    _ state: TodayScreen.State, _ context: PlainContext
  ) -> PlainMenu<Choice> {
    let texts = context.texts
    var choices: [PlainMenu<Choice>.Choice] = [
      .init(1, quizName(state, texts.today), .quiz, "c"),
      .init(2, texts.today.myCards, .cards),
      .init(3, texts.cardEditor.newTitle, .action(.newCardChosen), "n"),
      .init(4, texts.help.title, .help),
      .init(5, texts.common.otherLanguage, .action(.languageChosen)),
      .init(6, texts.common.profileTab, .action(.tabChosen(6))),
      .init(7, texts.today.signOut, .action(.signOutChosen), "x"),
      .init(8, texts.common.browserTab, .action(.tabChosen(2))),
      .init(9, texts.today.decksKey.capitalizedFirst, .action(.decksChosen), "g"),
      .init(10, texts.practice.menu, .action(.practiceChosen), "p"),
      .init(11, texts.plain.takeBackLast, .action(.takeBackChosen), "u"),
      .init(12, texts.statistics.title, .action(.statisticsChosen), "s"),
      .init(13, texts.common.agilityTab, .action(.tabChosen(4)), "a"),
    ]
    for (name, action, letter) in further(state, context) {
      choices.append(.init(choices.count + 1, name, .action(action), letter))
    }
    choices.append(.init(0, texts.common.quit.capitalizedFirst, .quit, "q"))
    return PlainMenu(choices: choices)
  }

  /// What can be chosen on some days only: help with what piled up, difficult cards, and what to go on with.
  private static func further(
    _ state: TodayScreen.State, _ context: PlainContext
  ) -> [(name: String, action: TodayScreen.Action, letter: String)] {
    let texts = context.texts
    let facts = state.facts
    var choices: [(String, TodayScreen.Action, String)] = []
    if facts.backlog.isLarge || context.library.settings.backlog.holds(on: state.day) {
      choices.append((texts.backlog.menu, .backlogChosen, "h"))
    }
    if facts.hasLeeches { choices.append((texts.plain.difficultCards, .leechesChosen, "v")) }
    return choices
      + facts.ahead.offers.map {
        (texts.ahead.sentence(for: $0), .offerTaken($0), String($0.key))
      }
  }

  private static func quizName(_ state: TodayScreen.State, _ texts: TodayTexts) -> String {
    let facts = state.facts
    guard !state.plan.isEmpty else { return texts.startQuiz }
    return [
      facts.isBegun ? texts.continueQuiz : texts.startQuiz, texts.extent(of: state),
      facts.minutes.map(texts.minutes),
    ].compactMap(\.self).joined(separator: ", ")
  }

  private static func menuReply(
    to answer: PlainAnswer, _ state: TodayScreen.State, _ context: PlainContext
  ) -> PlainReply {
    let texts = context.texts
    if let search = CardListConversation.search(answer) { return search }
    if answer.command.isEmpty || answer.command == "?" { return .remind }
    switch menu(state, context).meaning(of: answer) {
    case .quiz where state.plan.isEmpty && context.library.cardCount == 0:
      return .again(texts.plain.noCards)
    case .quiz where state.plan.isEmpty && state.day == context.day:
      return .again(texts.today.done(state, in: context.library).text)
    case .quiz: return .go(.today(.quizChosen))
    case .cards: return .go([], to: .cards(from: 0))
    case .help: return .go(.today(.helpChosen))
    case .quit: return .go(.today(.quitChosen))
    case .action(let action): return .go(.today(action))
    case nil: return .again(texts.plain.noSuchChoice)
    }
  }

  private static func confirmation(
    _ question: TodayScreen.Question, _ state: TodayScreen.State, _ context: PlainContext
  ) -> PlainQuestion {
    let texts = context.texts
    let menu = confirmationMenu(question, state, texts)
    let lines: [String]
    switch question {
    case .deleteCard(let card):
      let prompt = context.library.card(card).map { CardText.line($0.content.face.prompt) }
      lines =
        [texts.today.confirmDelete] + [prompt].compactMap(\.self)
        + [texts.today.confirmDeleteDetail]
    case .takeBack(let answer):
      let prompt = TodayScreen.prompt(of: answer.review.card, in: context.library)
      lines = [
        texts.today.confirmTakeBack, prompt.map { CardText.line($0) } ?? texts.today.goneCard,
        texts.today.confirmTakeBackDetail(
          DueText.date(answer.day, today: context.day, in: context.language)),
      ]
    case .signOut: lines = [texts.today.confirmSignOut, texts.today.confirmSignOutDetail]
    }
    return PlainQuestion(statements: lines + menu.lines, prompt: menu.prompt(texts.plain))
  }

  private static func confirmationMenu(
    _ question: TodayScreen.Question, _ state: TodayScreen.State, _ texts: Texts
  ) -> PlainMenu<Bool> {
    let name =
      switch question {
      case .signOut: texts.today.signOut
      case .deleteCard: texts.common.delete
      case .takeBack: texts.today.takeBack.capitalizedFirst
      }
    return PlainMenu(
      choices: [
        .init(1, name, true, "s", "y"), .init(2, texts.common.cancel, false, "n", "0", "q"),
      ], usual: state.isConfirmSelected)
  }
}
