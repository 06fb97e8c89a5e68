package import DailyMathCore
package import DailyMathTerminal

/// Everything that can happen to the program.
package enum AppAction: Equatable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// Text was pasted.
  case paste(String)
  /// Time passed while something moves on the screen.
  case ticked
  /// The data folder was made ready, or could not be.
  case prepared(StoreError?)
  /// A sign-in or a registration came to its end.
  case signInEnded(Result<SignedIn, SignInFailure>, damagedLines: Int)
  /// Events were appended and synced; those of other terminals come along.
  case appended([Event], for: AppendReason)
  /// Events could not be appended; nothing of them counts.
  case appendFailed(StoreError, for: AppendReason)
  /// Another terminal or device wrote events.
  case eventsArrived([Event])
  /// A screen's own action, from a key or a click.
  case screen(ScreenAction)
}

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
  /// Of the day's cards.
  case today(TodayScreen.Action)
  /// Of the quiz.
  case quiz(QuizScreen.Action)
  /// Of the card editor.
  case cardEditor(CardEditorScreen.Action)
  /// Of the help.
  case help(HelpScreen.Action)
  /// Go to a tab.
  case tab(Int)
}
