package import DailyMathTerminal

/// Draws the program: the screen at hand and what lies over it, or a line where the window is too small.
package enum AppView {
  /// The picture of `state`.
  package static func view(_ state: AppState, _ context: ViewContext) -> Frame<ScreenAction> {
    if PageLayout.isTooSmall(context.size) { return tooSmall(context) }
    var frame = page(state, context)
    if let menu = state.appearanceMenu, state.help == nil {
      AppearanceScreen.draw(menu, into: &frame, page(of: state, context), context)
    }
    if let toast = state.toast { draw(toast, of: state, into: &frame, context) }
    return frame
  }

  /// Draws what was done over the row for notices; a click on it takes it away.
  private static func draw(
    _ notice: PassingNotice, of state: AppState, into frame: inout Frame<ScreenAction>,
    _ context: ViewContext
  ) {
    let layout = page(of: state, context)
    let line = NoticeText.fittingLine(for: notice.notice, layout, context)
    let place = NoticeText.place(of: line, layout, context)
    frame.canvas.fill(place)
    Toast(line.kind, line.text, at: Int(clamping: notice.appearedAt)).draw(
      into: &frame, rect: place, glyphs: context.glyphs, action: .toastClosed)
  }

  /// How the screen at hand, or what covers it, divides the window.
  private static func page(of state: AppState, _ context: ViewContext) -> PageLayout {
    let isDivisible =
      switch state.screen {
      case .today, .profile, .browser, .cardEditor, .statistics: true
      default: state.help != nil
      }
    return PageLayout(size: context.size, isDivisible: isDivisible)
  }

  /// The help, or the screen at hand.
  private static func page(_ state: AppState, _ context: ViewContext) -> Frame<ScreenAction> {
    if let help = state.help {
      return HelpScreen.view(help, context).mapActions { .help($0) }
    }
    return switch state.screen {
    case .splash(let splash):
      SplashScreen.view(splash, context).mapActions { .splash($0) }
    case .login(let login): LoginScreen.view(login, context).mapActions { .login($0) }
    case .register(let register):
      RegisterScreen.view(register, context).mapActions { .register($0) }
    case .forgotPassword(let forgotten):
      ForgotPasswordScreen.view(forgotten, context).mapActions { .forgotPassword($0) }
    case .recoveryCodes(let codes):
      RecoveryCodesScreen.view(codes, context).mapActions { .recoveryCodes($0) }
    case .profile(let profile): ProfileScreen.view(profile, context).mapActions { .profile($0) }
    case .today(let today): TodayScreen.view(today, context).mapActions { .today($0) }
    case .quiz(let quiz): QuizScreen.view(quiz, context).mapActions { .quiz($0) }
    case .browser(let browser): BrowserScreen.view(browser, context).mapActions { .browser($0) }
    case .decks(let decks): DecksScreen.view(decks, context).mapActions { .decks($0) }
    case .statistics(let statistics):
      StatisticsScreen.view(statistics, context).mapActions { .statistics($0) }
    case .agility(let agility): AgilityScreen.view(agility, context).mapActions { .agility($0) }
    case .drill(let drill): DrillScreen.view(drill, context).mapActions { .drill($0) }
    case .factTable(let factTable):
      FactTableScreen.view(factTable, context).mapActions { .factTable($0) }
    case .drillHistory(let drillHistory):
      DrillHistoryScreen.view(drillHistory, context).mapActions { .drillHistory($0) }
    case .calculator(let calculator):
      CalculatorScreen.view(calculator, context).mapActions { .calculator($0) }
    case .cardEditor(let editor):
      CardEditorScreen.view(editor, context).mapActions { .cardEditor($0) }
    }
  }

  private static func tooSmall(_ context: ViewContext) -> Frame<ScreenAction> {
    var frame = Frame<ScreenAction>(size: context.size, widths: context.glyphs.widths)
    frame.canvas.writeParagraph(
      context.texts.common.tooSmall, in: frame.bounds, style: .warning, glyphs: context.glyphs)
    return frame
  }
}
