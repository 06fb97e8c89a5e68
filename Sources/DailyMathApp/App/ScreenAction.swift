/// An action of one of the screens.
package enum ScreenAction: Equatable, Sendable {
  /// Of the splash screen.
  case splash(SplashScreen.Action)
  /// Of signing in.
  case login(LoginScreen.Action)
  /// Of making an account.
  case register(RegisterScreen.Action)
  /// Of the forgotten password.
  case forgotPassword(ForgotPasswordScreen.Action)
  /// Of the recovery codes.
  case recoveryCodes(RecoveryCodesScreen.Action)
  /// Of the account and its settings.
  case profile(ProfileScreen.Action)
  /// Of the day's cards.
  case today(TodayScreen.Action)
  /// Of the quiz.
  case quiz(QuizScreen.Action)
  /// Of the browser.
  case browser(BrowserScreen.Action)
  /// Of the decks.
  case decks(DecksScreen.Action)
  /// Of the statistics.
  case statistics(StatisticsScreen.Action)
  /// Of the drills that can be begun.
  case agility(AgilityScreen.Action)
  /// Of a drill, and the results after it.
  case drill(DrillScreen.Action)
  /// Of the table of facts.
  case factTable(FactTableScreen.Action)
  /// Of the drills of the past.
  case drillHistory(DrillHistoryScreen.Action)
  /// Of the pocket calculator.
  case calculator(CalculatorScreen.Action)
  /// Of the card editor.
  case cardEditor(CardEditorScreen.Action)
  /// Of the help.
  case help(HelpScreen.Action)
  /// Of the choices of how the program looks.
  case appearance(AppearanceScreen.Action)
  /// The learner has read what was done.
  case toastClosed
  /// Go to a tab.
  case tab(Int)
}
