import DailyMathCore
import DailyMathTerminal

/// The program as a conversation: what is said and asked about its state, and what an answer makes of it.
///
/// It holds the same state as the screens and changes it through the same reducers; only what they show and how they are
/// answered is its own.
package struct PlainSession: Sendable {
  /// What was said for good: a screen's heading in a language.
  private struct Heading: Equatable, Sendable {
    let screen: Screen.Name
    let language: Language
  }

  /// The state of the program.
  package private(set) var state: AppState
  /// Where the conversation is on its screen.
  package private(set) var place = PlainPlace.menu
  private var news: [String] = []
  private var lastHeading: Heading?
  /// The prompts whose instructions were said.
  private var instructedPrompts: Set<String> = []

  /// Begins a conversation over a state.
  package init(_ state: AppState) {
    self.state = state
  }

  /// What is said and asked now.
  package var question: PlainQuestion {
    let context = PlainContext(state, place: place)
    if state.help != nil { return HelpConversation.question(context) }
    return switch state.screen {
    case .splash(let splash): SplashConversation.question(splash, context)
    case .login(let login): LoginConversation.question(login, context)
    case .register(let register): RegisterConversation.question(register, context)
    case .forgotPassword(let forgotten):
      ForgotPasswordConversation.question(forgotten, context)
    case .recoveryCodes(let codes): RecoveryCodesConversation.question(codes, context)
    case .profile(let profile): ProfileConversation.question(profile, context)
    case .today(let today): TodayConversation.question(today, context)
    case .quiz(let quiz): QuizConversation.question(quiz, context)
    case .browser(let browser): BrowserConversation.question(browser, context)
    case .decks(let decks): DecksConversation.question(decks, context)
    case .agility(let agility): AgilityConversation.question(agility, context)
    case .drill(let drill): DrillConversation.question(drill, context)
    case .factTable(let factTable): FactTableConversation.question(factTable, context)
    case .drillHistory(let drillHistory): DrillHistoryConversation.question(drillHistory, context)
    case .calculator(let calculator): CalculatorConversation.question(calculator, context)
    case .statistics(let statistics): StatisticsConversation.question(statistics, context)
    case .cardEditor(let editor): CardEditorConversation.question(editor, context)
    }
  }

  /// Whether the data folder cannot be used, so that there is nothing to ask.
  package var hasFailed: Bool {
    if case .splash(let splash) = state.screen { splash.failure != nil } else { false }
  }

  /// What an answer leads to; the place it leads to is taken.
  package mutating func take(_ answer: PlainAnswer) -> PlainReply {
    let reply = reply(to: answer)
    if case .remind = reply { instructedPrompts.remove(question.prompt) }
    if case .go(_, let place?, _) = reply { self.place = place }
    return reply
  }

  /// Lets an action act, and keeps in mind what is to be said about it.
  package mutating func reduce(_ action: AppAction, at stamp: Stamp) -> [Effect] {
    // What was said once is not said again.
    state.toast = nil
    let before = (screen: state.screen.name, notice: state.screen.notice)
    let effects = AppReducer.reduce(&state, action, at: stamp)
    let notice = state.toast?.notice ?? state.screen.notice
    if let notice, notice != before.notice, !notice.concernsGrade {
      news.append(NoticeText.line(for: notice, .of(state.language)).text)
    }
    let names = [before.screen, state.screen.name]
    // From the form of a card, the conversation goes on where it was.
    if names[0] != names[1], !names.contains(.cardEditor) { place = .menu }
    return effects
  }

  /// Sixty-four random bits that nothing else gets.
  package mutating func nextSeed() -> UInt64 { state.generator.next() }

  /// What has to be said now: what happened, the heading of a screen that was not there before, and what stands there.
  package mutating func takeLines() -> [String] {
    let question = question
    var lines = news
    news = []
    let heading = Heading(screen: state.screen.name, language: state.language)
    if heading != lastHeading, state.help == nil {
      // Back from the quiz or a card, nobody is greeted again.
      let isReturn = lastHeading?.language == state.language && lastHeading?.screen.isOfDay == true
      if heading.screen != .today || !isReturn { lines += question.heading }
      lastHeading = heading
    }
    lines += question.statements
    guard instructedPrompts.insert(question.prompt).inserted else { return lines }
    return lines + question.instructions
  }

  private func reply(to answer: PlainAnswer) -> PlainReply {
    let context = PlainContext(state, place: place)
    if state.help != nil { return HelpConversation.reply() }
    return switch state.screen {
    case .splash: SplashConversation.reply()
    case .login(let login): LoginConversation.reply(to: answer, login, context)
    case .register(let register): RegisterConversation.reply(to: answer, register, context)
    case .forgotPassword(let forgotten):
      ForgotPasswordConversation.reply(to: answer, forgotten, context)
    case .recoveryCodes(let codes):
      RecoveryCodesConversation.reply(to: answer, codes, context)
    case .profile(let profile): ProfileConversation.reply(to: answer, profile, context)
    case .today(let today): TodayConversation.reply(to: answer, today, context)
    case .quiz(let quiz): QuizConversation.reply(to: answer, quiz, context)
    case .browser(let browser): BrowserConversation.reply(to: answer, browser, context)
    case .decks(let decks): DecksConversation.reply(to: answer, decks, context)
    case .statistics(let statistics):
      StatisticsConversation.reply(to: answer, statistics, context)
    case .agility(let agility): AgilityConversation.reply(to: answer, agility, context)
    case .drill(let drill): DrillConversation.reply(to: answer, drill, context)
    case .factTable(let factTable): FactTableConversation.reply(to: answer, factTable, context)
    case .drillHistory(let drillHistory):
      DrillHistoryConversation.reply(to: answer, drillHistory, context)
    case .calculator(let calculator): CalculatorConversation.reply(to: answer, calculator, context)
    case .cardEditor(let editor):
      CardEditorConversation.reply(to: answer, editor, context)
    }
  }
}

extension Screen {
  /// Which screen it is, whatever its state.
  fileprivate enum Name: Equatable, Sendable {
    case splash, login, register, forgotPassword, recoveryCodes, profile, today, quiz, cardEditor,
      browser, decks, statistics, agility, drill, factTable, drillHistory, calculator

    /// Whether it is one of those between which a learner goes all day.
    var isOfDay: Bool {
      [
        .today, .quiz, .cardEditor, .browser, .decks, .statistics, .agility, .drill, .factTable,
        .drillHistory, .calculator,
      ].contains(self)
    }
  }

  fileprivate var name: Name {
    switch self {
    case .splash: .splash
    case .login: .login
    case .register: .register
    case .forgotPassword: .forgotPassword
    case .recoveryCodes: .recoveryCodes
    case .profile: .profile
    case .today: .today
    case .quiz: .quiz
    case .browser: .browser
    case .decks: .decks
    case .statistics: .statistics
    case .agility: .agility
    case .drill: .drill
    case .factTable: .factTable
    case .drillHistory: .drillHistory
    case .calculator: .calculator
    case .cardEditor: .cardEditor
    }
  }

  fileprivate var notice: Notice? {
    switch self {
    case .today(let today): today.notice
    case .quiz(let quiz): quiz.notice
    case .cardEditor(let editor): editor.notice
    case .profile(let profile): profile.notice
    case .browser(let browser): browser.notice
    case .decks, .statistics, .agility, .drill, .factTable, .drillHistory, .calculator: nil
    case .splash, .login, .register, .forgotPassword, .recoveryCodes: nil
    }
  }
}

extension Notice {
  /// Whether it says why a grade is suggested, which is said with the grades.
  fileprivate var concernsGrade: Bool {
    switch self {
    case .slowerThanUsual, .fasterThanUsual: true
    default: false
    }
  }
}
