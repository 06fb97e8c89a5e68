import DailyMathCore

/// The day's cards, as a conversation: the menu, the questions before something is taken away, and the way to the list.
enum TodayConversation {
  /// What is said and asked.
  static func question(_ state: TodayScreen.State, _ context: PlainContext) -> PlainQuestion {
    if let question = state.question { return confirmation(question, state, context) }
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
    let menu = menu(state, texts)
    return PlainQuestion(
      heading: [texts.today.greeting(name.split(separator: " ").first.map(String.init) ?? name)],
      statements: [counts], instructions: menu.lines, prompt: texts.plain.chooseFromMenu)
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
    switch context.place {
    case .cards(let first):
      return CardListConversation.reply(to: answer, state, from: first, context)
    case .card(let card, let first):
      return CardConversation.reply(to: answer, card, state, from: first, context)
    case .menu, .form, .setting, .deck, .limit: return menuReply(to: answer, state, context)
    }
  }

  private enum Choice: Equatable, Sendable {
    case quiz, cards, newCard, profile, help, language, signOut, quit
  }

  private static func menu(_ state: TodayScreen.State, _ texts: Texts) -> PlainMenu<Choice> {
    let waits = state.plan.isEmpty ? "" : ", \(texts.today.cardCount(state.plan.count))"
    return PlainMenu(choices: [
      .init(1, texts.today.startQuiz + waits, .quiz, "c"),
      .init(2, texts.today.myCards, .cards),
      .init(3, texts.cardEditor.newTitle, .newCard, "n"),
      .init(4, texts.help.title, .help),
      .init(5, texts.common.otherLanguage, .language),
      .init(6, texts.common.profileTab, .profile),
      .init(7, texts.today.signOut, .signOut, "x"),
      .init(0, texts.common.quit.capitalizedFirst, .quit, "q"),
    ])
  }

  private static func menuReply(
    to answer: PlainAnswer, _ state: TodayScreen.State, _ context: PlainContext
  ) -> PlainReply {
    let texts = context.texts
    if let search = CardListConversation.search(answer) { return search }
    if answer.command.isEmpty || answer.command == "?" { return .remind }
    switch menu(state, texts).meaning(of: answer) {
    case .quiz where state.plan.isEmpty && context.library.cardCount == 0:
      return .again(texts.plain.noCards)
    case .quiz where state.plan.isEmpty && state.day == context.day:
      return .again(texts.today.doneForToday(state.tomorrowCount))
    case .quiz: return .go(.today(.quizChosen))
    case .cards: return .go([], to: .cards(from: 0))
    case .newCard: return .go(.today(.newCardChosen))
    case .help: return .go(.today(.helpChosen))
    case .language: return .go(.today(.languageChosen))
    case .profile: return .go(.today(.tabChosen(6)))
    case .signOut: return .go(.today(.signOutChosen))
    case .quit: return .go(.today(.quitChosen))
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
      let prompt = context.library.card(card).map { CardText.line($0.content.prompt) }
      lines =
        [texts.today.confirmDelete] + [prompt].compactMap(\.self)
        + [texts.today.confirmDeleteDetail]
    case .signOut: lines = [texts.today.confirmSignOut, texts.today.confirmSignOutDetail]
    }
    return PlainQuestion(statements: lines + menu.lines, prompt: menu.prompt(texts.plain))
  }

  private static func confirmationMenu(
    _ question: TodayScreen.Question, _ state: TodayScreen.State, _ texts: Texts
  ) -> PlainMenu<Bool> {
    let name = question == .signOut ? texts.today.signOut : texts.common.delete
    return PlainMenu(
      choices: [
        .init(1, name, true, "s", "y"), .init(2, texts.common.cancel, false, "n", "0", "q"),
      ], usual: state.isConfirmSelected)
  }
}
