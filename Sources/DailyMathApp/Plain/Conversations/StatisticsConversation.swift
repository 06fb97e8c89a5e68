import DailyMathCore

/// The statistics as a conversation: a page in words, then the choice of another one.
enum StatisticsConversation {
  /// What is said and asked.
  static func question(
    _ state: StatisticsScreen.State, _ context: PlainContext
  ) -> PlainQuestion {
    let texts = context.texts.statisticsScreen
    let name = texts.pages[state.page] ?? ""
    let place = texts.place(state.page.rawValue + 1, StatisticsPage.allCases.count)
    let lines =
      state.statistics.map {
        StatisticsLines(statistics: $0, context: context).lines(of: state.page)
      } ?? [texts.counting]
    let cards = cardMenu(state, context)
    return PlainQuestion(
      heading: [context.texts.statistics.title],
      statements: ["\(name), \(place)."] + lines + cards.lines,
      instructions: pageMenu(state, context).lines,
      prompt: context.texts.plain.chooseOr(texts.nextPage))
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ state: StatisticsScreen.State, _ context: PlainContext
  ) -> PlainReply {
    if answer.leadsBack { return .go(.statistics(.leaveChosen)) }
    if answer.command == "?" { return .remind }
    return cardMenu(state, context).meaning(of: answer)
      ?? pageMenu(state, context).meaning(of: answer)
      ?? .again(context.texts.plain.noSuchChoice)
  }

  private static func pageMenu(
    _ state: StatisticsScreen.State, _ context: PlainContext
  ) -> PlainMenu<PlainReply> {
    let pages = StatisticsPage.allCases.map { page in
      PlainMenu<PlainReply>.Choice(
        page.rawValue + 1, context.texts.statisticsScreen.pages[page] ?? "",
        .go(.statistics(.pageChosen(page))))
    }
    return PlainMenu(
      choices: pages + [
        .init(0, context.texts.plain.back, .go(.statistics(.leaveChosen)), "q")
      ], usual: .go(.statistics(.pageTurned(by: 1))))
  }

  /// The hardest cards, which can be opened; their numbers go on after those of the pages.
  private static func cardMenu(
    _ state: StatisticsScreen.State, _ context: PlainContext
  ) -> PlainMenu<PlainReply> {
    guard state.page == .hardest, let statistics = state.statistics else {
      return PlainMenu(choices: [])
    }
    let lines = StatisticsLines(statistics: statistics, context: context).hardest
    let choices = zip(statistics.hardest, lines).enumerated().map { index, entry in
      PlainMenu<PlainReply>.Choice(
        StatisticsPage.allCases.count + 1 + index, entry.1,
        .go(.statistics(.cardChosen(entry.0.id))))
    }
    return PlainMenu(choices: choices)
  }
}
