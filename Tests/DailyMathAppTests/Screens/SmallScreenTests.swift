import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("The splash, the forgotten password and the help")
struct SmallScreenTests {
  @Test("the splash lets go only where the data folder cannot be used")
  func splash() {
    let waiting = SplashScreen.State()
    let failed = SplashScreen.State(failure: .diskFull(path: "/d"))
    for key in [KeyPress.escape, .enter, .character("q")] {
      #expect(SplashScreen.action(for: key, in: waiting) == nil)
      #expect(SplashScreen.action(for: key, in: failed) == .quitChosen)
    }
    #expect(SplashScreen.action(for: .character("x"), in: failed) == nil)
    expectReduction(
      of: failed, by: { SplashScreen.reduce(&$0, .quitChosen) }, effects: [.quit])
  }

  @Test("the forgotten password leads back with the address")
  func forgotPassword() {
    let state = ForgotPasswordScreen.State(email: "ana@b.co")
    for key in [KeyPress.escape, .enter, .space] {
      #expect(ForgotPasswordScreen.action(for: key, in: state) == .backChosen)
    }
    #expect(ForgotPasswordScreen.action(for: .character("x"), in: state) == nil)
    expectReduction(
      of: state, by: { ForgotPasswordScreen.reduce(&$0, .backChosen) },
      effects: [.navigate(.login(email: "ana@b.co"))])
    expectReduction(
      of: state, by: { ForgotPasswordScreen.reduce(&$0, .languageChosen) },
      effects: [.changeLanguage])
    expectReduction(
      of: state, by: { ForgotPasswordScreen.reduce(&$0, .quitChosen) }, effects: [.quit])
  }
}
