import DailyMathTerminal

extension AppReducer {
  /// Lets a key act: first what holds everywhere, then the help, then the screen.
  static func reduceKey(_ state: inout AppState, _ key: KeyPress) -> [Effect] {
    guard !PageLayout.isTooSmall(state.size) else { return unseenKey(&state, key) }
    state.toast = state.toast?.afterKey(at: state.stamp.monotonic)
    switch (key.key, key.modifiers) {
    case (.character("c"), .control), (.character("q"), .control): return quitKey(&state)
    case (.character("z"), .control): return [.suspend]
    case (.function(2), []): return [.changeLanguage]
    case (.function(1), []): return [.toggleHelp]
    case (.function(5), []): return [.toggleAppearance]
    case (.function(6), []): return [.setMouse(!state.usesMouse)]
    case (.character(let character), .alt):
      if let tab = character.wholeNumberValue { return reduceScreen(&state, .tab(tab)) }
    default: break
    }
    if let help = state.help {
      return reduceScreen(&state, .help(HelpScreen.action(for: key, in: help)))
    }
    if let menu = state.appearanceMenu {
      return AppearanceScreen.action(for: key, in: menu).map { reduceAppearance(&state, $0) } ?? []
    }
    return screenAction(for: key, in: state).map { reduceScreen(&state, $0) } ?? []
  }

  /// In a window that is too small for the screens no key acts on what nobody sees; only the way out stays open.
  private static func unseenKey(_ state: inout AppState, _ key: KeyPress) -> [Effect] {
    switch (key.key, key.modifiers) {
    case (.character("c"), .control), (.character("q"), .control): quitKey(&state)
    case (.character("z"), .control): [.suspend]
    default: []
    }
  }

  /// Ends the program; where something would be lost it asks first, and the second press ends it.
  private static func quitKey(_ state: inout AppState) -> [Effect] {
    // In a window that is too small nobody could see the question.
    guard !PageLayout.isTooSmall(state.size), let question = questionBeforeQuitting(in: state)
    else { return [.quit] }
    state.help = nil
    return closeAppearance(&state) + reduceScreen(&state, question)
  }

  /// What asks whether to end, with an unsaved card in the editor, a changed form of the profile or codes that nobody kept.
  ///
  /// A limit or a name that is being typed is only given up. `nil` where nothing is lost or it was asked already.
  private static func questionBeforeQuitting(in state: AppState) -> ScreenAction? {
    switch state.screen {
    case .cardEditor(let editor) where editor.hasChanges && !editor.isAskingToDiscard:
      .cardEditor(.leaveChosen)
    case .profile(let profile) where profile.asksBeforeLeaving: .profile(.dialog(.cancelled))
    case .decks(let decks) where decks.renaming != nil: .decks(.nameClosed(keepsText: false))
    case .decks(let decks) where decks.entry != nil: .decks(.entryClosed(keepsText: false))
    case .recoveryCodes(let codes) where !codes.isWritten && codes.question != .quit:
      .recoveryCodes(.quitChosen)
    default: nil
    }
  }

  private static func screenAction(for key: KeyPress, in state: AppState) -> ScreenAction? {
    switch state.screen {
    case .splash(let splash):
      SplashScreen.action(for: key, in: splash).map { .splash($0) }
    case .login(let login): LoginScreen.action(for: key, in: login).map { .login($0) }
    case .register(let register):
      RegisterScreen.action(for: key, in: register).map { .register($0) }
    case .forgotPassword(let forgotten):
      ForgotPasswordScreen.action(for: key, in: forgotten).map { .forgotPassword($0) }
    case .recoveryCodes(let codes):
      RecoveryCodesScreen.action(for: key, in: codes, now: state.stamp.monotonic)
        .map { .recoveryCodes($0) }
    case .profile(let profile): ProfileScreen.action(for: key, in: profile).map { .profile($0) }
    case .today(let today): TodayScreen.action(for: key, in: today).map { .today($0) }
    case .quiz(let quiz):
      QuizScreen.action(for: key, in: quiz, now: state.stamp.monotonic).map { .quiz($0) }
    case .browser(let browser): BrowserScreen.action(for: key, in: browser).map { .browser($0) }
    case .decks(let decks): DecksScreen.action(for: key, in: decks).map { .decks($0) }
    case .statistics(let statistics):
      StatisticsScreen.action(for: key, in: statistics).map { .statistics($0) }
    case .agility(let agility): AgilityScreen.action(for: key, in: agility).map { .agility($0) }
    case .drill(let drill):
      DrillScreen.action(for: key, in: drill, now: state.stamp.monotonic).map { .drill($0) }
    case .factTable(let factTable):
      FactTableScreen.action(for: key, in: factTable).map { .factTable($0) }
    case .drillHistory(let drillHistory):
      DrillHistoryScreen.action(for: key, in: drillHistory).map { .drillHistory($0) }
    case .calculator(let calculator):
      CalculatorScreen.action(for: key, in: calculator).map { .calculator($0) }
    case .cardEditor(let editor):
      CardEditorScreen.action(for: key, in: editor).map { .cardEditor($0) }
    }
  }

  /// The action of a paste; `nil` under the help and the choices of how the program looks, on a screen without fields, and
  /// where nobody sees the fields.
  static func pasteAction(_ text: String, in state: AppState) -> ScreenAction? {
    guard state.help == nil, state.appearanceMenu == nil, !PageLayout.isTooSmall(state.size)
    else { return nil }
    return switch state.screen {
    case .login: .login(.pasted(text))
    case .register: .register(.pasted(text))
    case .forgotPassword: .forgotPassword(.pasted(text))
    case .today: .today(.filterPasted(text))
    case .cardEditor: .cardEditor(.pasted(text))
    case .recoveryCodes: .recoveryCodes(.pasted(text))
    case .profile: .profile(.pasted(text))
    case .browser: .browser(.pasted(text))
    case .decks: .decks(.pasted(text))
    case .quiz: .quiz(.pasted(text))
    case .calculator: .calculator(.pasted(text))
    case .splash, .statistics, .agility, .drill, .factTable, .drillHistory: nil
    }
  }

  /// The action of a tick of the clock; `nil` on a screen where nothing moves.
  static func tickAction(in state: AppState) -> ScreenAction? {
    switch state.screen {
    case .login: .login(.ticked)
    case .register: .register(.ticked)
    case .profile: .profile(.ticked)
    case .forgotPassword: .forgotPassword(.ticked)
    default: nil
    }
  }

  /// Leads an action to its screen; one that belongs to another screen than the one shown is late and dropped.
  static func reduceScreen(_ state: inout AppState, _ action: ScreenAction) -> [Effect] {
    if case .help(let action) = action {
      guard var help = state.help else { return [] }
      let effects = HelpScreen.reduce(&help, action, makeContext(in: &state))
      state.help = help
      return effects
    }
    if case .appearance(let action) = action { return reduceAppearance(&state, action) }
    if action == .toastClosed {
      state.toast = nil
      return []
    }
    if case .tab(let tab) = action { return openTab(tab, in: &state) }
    let context = makeContext(in: &state)
    if case .browser(let action) = action { return reduceBrowser(&state, action, context) }
    let effects: [Effect]
    switch (state.screen, action) {
    case (.splash(var splash), .splash(let action)):
      effects = SplashScreen.reduce(&splash, action)
      state.screen = .splash(splash)
    case (.login(var login), .login(let action)):
      effects = LoginScreen.reduce(&login, action, context)
      state.screen = .login(login)
    case (.register(var register), .register(let action)):
      effects = RegisterScreen.reduce(&register, action, context)
      state.screen = .register(register)
    case (.forgotPassword(var forgotten), .forgotPassword(let action)):
      effects = ForgotPasswordScreen.reduce(&forgotten, action, context)
      state.screen = .forgotPassword(forgotten)
    case (.recoveryCodes(var codes), .recoveryCodes(let action)):
      effects = RecoveryCodesScreen.reduce(&codes, action, context)
      state.screen = .recoveryCodes(codes)
    case (.profile(var profile), .profile(let action)):
      effects = ProfileScreen.reduce(&profile, action, context)
      state.screen = .profile(profile)
    case (.today(var today), .today(let action)):
      effects = TodayScreen.reduce(&today, action, context)
      state.screen = .today(today)
    case (.quiz(var quiz), .quiz(let action)):
      effects = QuizScreen.reduce(&quiz, action, context)
      state.screen = .quiz(quiz)
    case (.decks(var decks), .decks(let action)):
      effects = DecksScreen.reduce(&decks, action, context)
      state.screen = .decks(decks)
    case (.statistics(var statistics), .statistics(let action)):
      effects = StatisticsScreen.reduce(&statistics, action, context)
      state.screen = .statistics(statistics)
    case (.agility(var agility), .agility(let action)):
      effects = AgilityScreen.reduce(&agility, action, context)
      state.screen = .agility(agility)
    case (.drill(var drill), .drill(let action)):
      effects = DrillScreen.reduce(&drill, action, context)
      state.screen = .drill(drill)
    case (.factTable(var factTable), .factTable(let action)):
      effects = FactTableScreen.reduce(&factTable, action, context)
      state.screen = .factTable(factTable)
    case (.drillHistory(var drillHistory), .drillHistory(let action)):
      effects = DrillHistoryScreen.reduce(&drillHistory, action, context)
      state.screen = .drillHistory(drillHistory)
    case (.calculator(var calculator), .calculator(let action)):
      effects = CalculatorScreen.reduce(&calculator, action, context)
      state.screen = .calculator(calculator)
    case (.cardEditor(var editor), .cardEditor(let action)):
      effects = CardEditorScreen.reduce(&editor, action, context)
      state.screen = .cardEditor(editor)
    default: effects = []
    }
    return effects
  }

  /// Leads an action to the browser, which is taken out of the state meanwhile: held twice, its ten thousand cards would be
  /// copied with every change.
  private static func reduceBrowser(
    _ state: inout AppState, _ action: BrowserScreen.Action, _ context: ReduceContext
  ) -> [Effect] {
    guard case .browser(var browser) = state.screen else { return [] }
    state.screen = .splash(SplashScreen.State())
    let effects = BrowserScreen.reduce(&browser, action, context)
    state.screen = .browser(browser)
    return effects
  }

  /// Goes to a tab from anywhere; from the editor and the quiz it is what Escape does there, so that nothing is lost.
  static func openTab(_ tab: Int, in state: inout AppState) -> [Effect] {
    guard let route = Route(tab: tab), state.signedIn != nil else { return [] }
    state.help = nil
    let closing = closeAppearance(&state)
    /// What leaving asks for, with the tab in the place of the day's cards.
    func leaving(_ action: ScreenAction) -> [Effect] {
      reduceScreen(&state, action).map {
        $0 == .navigate(.today) || $0 == .goBack ? .navigate(route) : $0
      }
    }
    return switch (state.screen, route) {
    case (.quiz, _): closing + leaving(.quiz(.leaveChosen))
    case (.cardEditor, _): closing + leaving(.cardEditor(.leaveChosen))
    case (.recoveryCodes, _): closing + reduceScreen(&state, .recoveryCodes(.leaveChosen))
    case (.browser, .browser), (.today, .today), (.agility, .agility): closing
    // The drill goes there itself, once it is saved.
    case (.drill, _): closing + reduceScreen(&state, .drill(.tabChosen(tab)))
    // What was put together of a drill holds, as if the form had been closed.
    case (.agility, _):
      closing + reduceScreen(&state, .agility(.form(.closed))) + [.navigate(route)]
    case (.today, _), (.browser, _), (.decks, _), (.statistics, _), (.factTable, _),
      (.drillHistory, _), (.calculator, _):
      closing + [.navigate(route)]
    case (.profile, .profile): closing
    // What is under way is waited for: it may end with codes that are shown once.
    case (.profile(let profile), _) where profile.asksBeforeLeaving:
      closing + reduceScreen(&state, .profile(.dialog(.cancelled)))
    case (.profile(let profile), _) where !profile.isWorking: closing + [.navigate(route)]
    default: closing
    }
  }
}
