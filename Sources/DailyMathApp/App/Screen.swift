/// The screen before the learner, with its state.
package enum Screen: Equatable, Sendable {
  case splash(SplashScreen.State)
  case login(LoginScreen.State)
  case register(RegisterScreen.State)
  case forgotPassword(ForgotPasswordScreen.State)
  case today(TodayScreen.State)
  case quiz(QuizScreen.State)
  case cardEditor(CardEditorScreen.State)
}
