/// The screen before the learner, with its state.
package enum Screen: Equatable, Sendable {
  /// The start, while the data folder is made ready or where it cannot be used.
  case splash(SplashScreen.State)
  /// The form to sign in with.
  case login(LoginScreen.State)
  /// The form that makes an account.
  case register(RegisterScreen.State)
  /// What can be done without the password.
  case forgotPassword(ForgotPasswordScreen.State)
  /// The recovery codes of an account, shown once.
  case recoveryCodes(RecoveryCodesScreen.State)
  /// The account and its settings.
  case profile(ProfileScreen.State)
  /// The day's counts and the list of all cards.
  case today(TodayScreen.State)
  /// The questions of the day, and the result after them.
  case quiz(QuizScreen.State)
  /// All cards, to be searched and changed.
  case browser(BrowserScreen.State)
  /// The decks and what holds for them.
  case decks(DecksScreen.State)
  /// The learner's work in numbers.
  case statistics(StatisticsScreen.State)
  /// The drills that can be begun.
  case agility(AgilityScreen.State)
  /// A drill, and the results after it.
  case drill(DrillScreen.State)
  /// The table of facts.
  case factTable(FactTableScreen.State)
  /// The drills of the past.
  case drillHistory(DrillHistoryScreen.State)
  /// The pocket calculator.
  case calculator(CalculatorScreen.State)
  /// The form of one card.
  case cardEditor(CardEditorScreen.State)
}
