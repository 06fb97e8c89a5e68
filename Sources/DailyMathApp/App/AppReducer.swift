import DailyMathCore
import DailyMathTerminal

/// Leads every action to the screen it belongs to, and carries out what concerns more than one screen.
package enum AppReducer {
  /// The state after `action`, which happened at `stamp`, and what has to be done outside.
  package static func reduce(
    _ state: inout AppState, _ action: AppAction, at stamp: Stamp
  ) -> [Effect] {
    let earlier = state.stamp
    state.stamp = stamp
    var effects: [Effect]
    switch action {
    case .key(let key): effects = reduceKey(&state, key)
    case .paste(let text):
      effects = pasteAction(text, in: state).map { reduceScreen(&state, $0) } ?? []
    case .ticked: effects = tickAction(in: state).map { reduceScreen(&state, $0) } ?? []
    case .deadlineReached:
      // What only tells the time, such as a countdown, is drawn from the stamp.
      if let deadline = state.toastDeadline, stamp.monotonic >= deadline { state.toast = nil }
      effects = state.isDrilling ? reduceScreen(&state, .drill(.timePassed)) : []
    case .screen(let action): effects = reduceScreen(&state, action)
    case .clicked(let action): effects = reduceClick(&state, action)
    case .wheelTurned(let rows): effects = reduceWheel(&state, rows: rows)
    case .resized(let size):
      state.size = size
      effects = []
    case .endRequested: effects = [.quit]
    case .prepared(let preparation): effects = prepared(&state, preparation)
    case .signInSucceeded(let signedIn, let damagedLines):
      effects = signInSucceeded(&state, signedIn, damagedLines)
      if let route = takeAwaitedDrill(in: &state) { effects.append(.navigate(route)) }
    case .signInFailed(let failure): effects = signInFailed(&state, failure)
    case .registered(let signedIn, let codes): effects = registered(&state, signedIn, codes)
    case .mailLookedUp(let sendsMail):
      effects = reduceScreen(&state, .forgotPassword(.mailLookedUp(sendsMail: sendsMail)))
    case .recovered(let outcome, let request): effects = recovered(&state, outcome, of: request)
    case .accountChanged(let outcome): effects = accountChanged(&state, outcome)
    case .recoveryCodesWritten(let path):
      effects = reduceScreen(&state, .recoveryCodes(.written(path: path)))
    case .recoveryCodesNotWritten(let error):
      effects = reduceScreen(&state, .recoveryCodes(.notWritten(error)))
    case .passphraseProposed(let phrase): effects = passphraseProposed(&state, phrase)
    case .sittingFound(let record): effects = sittingFound(&state, record)
    case .appended(let events, let reason): effects = appended(&state, events, reason)
    case .appendFailed(let error, let reason): effects = appendFailed(&state, error, reason)
    case .eventsArrived(let events): effects = eventsArrived(&state, events)
    case .reopened(let signedIn): effects = reopened(&state, signedIn)
    case .settled(let saved):
      // The state is the same; only what is on the disk by now need not be in memory.
      if let saved { state.signedIn?.library.rest(on: saved) }
      effects = []
    case .accountGone: effects = accountGone(&state)
    }
    let settled = effects.flatMap { settle(&state, $0) } + pauseCoveredDrill(&state)
    remind(&state, after: earlier)
    keepAwards(in: &state)
    return settled
  }

  /// Carries out what changes the state only, and leaves the rest to the runner.
  private static func settle(_ state: inout AppState, _ effect: Effect) -> [Effect] {
    switch effect {
    case .navigate(let wanted):
      // Whoever asked for a drill and made an account first comes to it by the way to the day's cards.
      let route = (wanted == .today ? takeAwaitedDrill(in: &state) : nil) ?? wanted
      navigate(&state, to: route)
      let arrival = arrivalEffects(in: &state)
      guard arrival.isEmpty else { return arrival }
      // What is configured may have changed since the last time.
      switch route {
      case .forgotPassword: return [.lookUpMail]
      case .quiz: return [.lookUpSitting]
      default: return []
      }
    case .goBack:
      goBack(&state)
      return arrivalEffects(in: &state)
    case .openTab(let tab): return openTab(tab, in: &state).flatMap { settle(&state, $0) }
    case .toggleAppearance: return toggleAppearance(&state)
    case .setMouse(let isOn):
      setMouse(&state, isOn: isOn)
      return [effect]
    case .toggleHelp:
      state.help = state.help == nil ? HelpScreen.State() : nil
      return closeAppearance(&state)
    case .changeLanguage:
      state.language = state.language == .spanish ? .english : .spanish
      guard state.signedIn != nil else {
        state.languageSource = .key
        return []
      }
      return [.append([.settings(SettingsChange(language: state.language))], for: .settings)]
    case .signOut:
      guard let signedIn = state.signedIn else { return [] }
      forgetLearner(in: &state)
      keepAttemptWaits(in: &state)
      state.screen = .login(loginForm(signedOutEmail: signedIn.account.email.text, in: state))
      return [.closeAccount(signedIn), .forgetSignIn(signedIn.account.id)]
    case .quit:
      return quit(&state)
    case .signIn, .register, .recover, .lookUpMail, .changeAccount, .writeRecoveryCodes,
      .proposePassphrase, .forgetSignIn, .append, .lookUpSitting, .closeAccount, .prepareSearch,
      .prepareBrowser, .prepareStatistics, .suspend:
      return [effect]
    }
  }

  /// What the screen that was just opened waits for.
  static func arrivalEffects(in state: inout AppState) -> [Effect] {
    switch state.screen {
    case .browser(let browser): BrowserScreen.effects(of: browser, makeContext(in: &state))
    case .statistics(let statistics):
      StatisticsScreen.effects(of: statistics, makeContext(in: &state))
    default: []
    }
  }

  /// Makes what a screen's reducer may read, with a seed drawn from the state's generator.
  static func makeContext(in state: inout AppState) -> ReduceContext {
    keepAwards(in: &state)
    return ReduceContext(
      stamp: state.stamp, library: state.signedIn?.library ?? AccountState(),
      awards: state.awards?.awards, account: state.signedIn?.account, language: state.language,
      size: state.size, seed: state.generator.next())
  }

  /// Goes on with the quiz that was left for the editor; false where none was.
  static func resumeQuiz(in state: inout AppState) -> Bool {
    guard let quiz = state.pausedQuiz else { return false }
    state.pausedQuiz = nil
    state.screen = .quiz(quiz)
    _ = reduceScreen(&state, .quiz(.resumed))
    return true
  }

  /// Takes the learner to a screen.
  static func navigate(_ state: inout AppState, to route: Route) {
    state.pausedQuiz = nil
    let before = state.origin
    // Whoever goes elsewhere from a card begins with the statistics anew.
    if route != .statistics { state.lastStatistics = nil }
    state.origin = origin(of: route, in: state)
    let context = makeContext(in: &state)
    keepWhatWasLeft(for: route, in: &state, context, from: before)
    switch route {
    case .login(let email):
      state.screen = .login(loginForm(email: email, in: state))
    case .register(let email):
      state.screen = .register(
        state.registrationDraft?.resumed(email: email)
          ?? RegisterScreen.State(email: email, isAlone: state.isFirstStart))
    case .forgotPassword(let email):
      state.screen = .forgotPassword(
        ForgotPasswordScreen.State(
          email: email, waits: state.attemptWaits, requestWaits: state.requestWaits))
    case .recoveryCodes(let codes, let origin):
      state.screen = .recoveryCodes(
        RecoveryCodesScreen.State(
          codes: codes, origin: origin, email: state.signedIn?.account.email.text,
          at: state.stamp.monotonic))
    case .setting(let item):
      state.screen = .profile(ProfileScreen.State(item: item, waits: state.attemptWaits))
    case .profile:
      // Whoever comes from the codes or the decks was led there from the account.
      let item: ProfileItem? =
        switch state.screen {
        case .recoveryCodes: .recoveryCodes
        case .decks: .decks
        default: nil
        }
      state.screen = .profile(
        ProfileScreen.State(
          page: item == nil ? .progress : .account, item: item ?? .language,
          waits: state.attemptWaits))
    case .today:
      var today = TodayScreen.state(
        after: state.lastToday, library: context.library, day: context.stamp.day)
      // After a quiz the cards stand elsewhere, and what comes next is at the top.
      if case .quiz = state.screen { TodayScreen.goToStart(in: &today) }
      state.screen = .today(today)
    case .quiz(let scope):
      state.screen = .quiz(QuizScreen.State(scope, context: context))
    case .browser(let query):
      state.screen = .browser(
        BrowserScreen.State(after: state.lastBrowser, query: query, context: context))
      // Held twice, its cards would be copied with every change.
      state.lastBrowser = nil
    case .decks:
      state.screen = .decks(DecksScreen.State(context: context))
    case .statistics:
      state.screen = .statistics(
        StatisticsScreen.State(after: state.lastStatistics, origin: state.origin, context: context))
      state.lastStatistics = nil
    case .agility: state.screen = .agility(AgilityScreen.State(context: context))
    case .drill(let start): state.screen = .drill(DrillScreen.State(start, context: context))
    case .factTable: state.screen = .factTable(FactTableScreen.State(context: context))
    case .drillHistory: state.screen = .drillHistory(DrillHistoryScreen.State(context: context))
    case .calculator: state.screen = .calculator(CalculatorScreen.State())
    case .newCard:
      let card = CardID(RandomIdentifier.text(using: &state.generator))
      state.screen = .cardEditor(
        CardEditorScreen.State(newCard: card, library: context.library))
    case .editCard(let id):
      guard let card = context.library.card(id) else { return }
      if case .quiz(let quiz) = state.screen { state.pausedQuiz = quiz }
      state.screen = .cardEditor(
        CardEditorScreen.State(editing: card, library: context.library))
    }
  }

  /// Takes along what the screen that is left is to remember.
  private static func keepWhatWasLeft(
    for route: Route, in state: inout AppState, _ context: ReduceContext, from origin: Route?
  ) {
    switch state.screen {
    case .today(let today): state.lastToday = today.memory(of: context.library)
    case .browser(let browser): state.lastBrowser = browser.memory(for: route)
    case .statistics(let statistics):
      state.lastStatistics = statistics.memory(for: route, origin: origin)
    case .register(let register): state.registrationDraft = register.draft
    default: keepAttemptWaits(in: &state)
    }
  }

  /// Takes the learner from the editor, the decks or the quiz to where they came from.
  ///
  /// Whoever closes the editor during a quiz goes on with the quiz; a tab chosen there leads away from both.
  static func goBack(_ state: inout AppState) {
    if case .cardEditor = state.screen, resumeQuiz(in: &state) { return }
    navigate(&state, to: state.origin ?? .today)
  }

  /// Where a screen that is opened from another leads back to; `nil` for the day's screen, and for what leads back nowhere.
  private static func origin(of route: Route, in state: AppState) -> Route? {
    switch (route, state.screen) {
    case (.newCard, .browser), (.editCard, .browser), (.decks, .browser): .browser(query: "")
    case (.decks, .profile), (.statistics, .profile): .profile
    case (.editCard, .statistics): .statistics
    case (.statistics, .cardEditor): state.lastStatistics?.origin
    case (.quiz, .browser): .browser(query: "")
    case (.quiz, .decks): .decks
    case (.drill, .factTable): .factTable
    case (.drill, .drill): state.origin
    case (.drill, _), (.factTable, _), (.drillHistory, _), (.calculator, _): .agility
    case (.quiz, .quiz), (.editCard, .quiz): state.origin
    default: nil
    }
  }

  /// The form to sign in with, for a folder with as many accounts as it holds.
  static func loginForm(
    email: String = "", signedOutEmail: String = "", in state: AppState
  ) -> LoginScreen.State {
    LoginScreen.State(
      email: email, signedOutEmail: signedOutEmail, accountCount: state.accountCount,
      waits: state.attemptWaits)
  }

  /// Takes along who has to wait, which signing in, the forgotten password and the profile share.
  private static func keepAttemptWaits(in state: inout AppState) {
    switch state.screen {
    case .login(let login): state.attemptWaits = login.waits
    case .forgotPassword(let forgotten):
      state.attemptWaits = forgotten.waits
      state.requestWaits = forgotten.requestWaits
    case .profile(let profile): state.attemptWaits = profile.waits
    default: break
    }
  }

  /// Ends the program; an answer whose grade is still open is recorded first, with the grade that is selected.
  private static func quit(_ state: inout AppState) -> [Effect] {
    let closing = closeAppearance(&state)
    if case .drill = state.screen { return closing + quitDrill(&state) }
    guard case .quiz(let quiz) = state.screen, case .grading = quiz.phase else {
      return closing + [.quit]
    }
    // The end waits for the answer: where it cannot be saved, the learner hears of it and may try again.
    state.isQuitting = true
    return closing + reduceScreen(&state, .quiz(.leaveChosen))
  }
}
