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

  @Test(
    "keys that scroll the help, and every other key closes it",
    arguments: [
      (KeyPress(.down), .scrolled(by: 1)), (.character("j"), .scrolled(by: 1)),
      (KeyPress(.up), .scrolled(by: -1)), (.character("k"), .scrolled(by: -1)),
      (KeyPress(.pageDown), .scrolled(by: 8)), (.space, .scrolled(by: 8)),
      (KeyPress(.pageUp), .scrolled(by: -8)), (.escape, .closed), (.enter, .closed),
      (.character("?"), .closed), (.character("q"), .closed), (KeyPress(.function(1)), .closed),
    ] as [(KeyPress, HelpScreen.Action)])
  func helpKeys(key: KeyPress, action: HelpScreen.Action) {
    #expect(HelpScreen.action(for: key, in: HelpScreen.State()) == action)
  }

  @Test("the help scrolls within limits and closes")
  func help() {
    let begun = HelpScreen.State()
    expect(.scrolled(by: -1), in: begun)
    let scrolled = expect(.scrolled(by: 8), in: begun) { $0.offset = 8 }
    expect(.scrolled(by: -3), in: scrolled) { $0.offset = 5 }
    expect(.closed, in: scrolled, effects: [.toggleHelp])
  }

  @discardableResult
  private func expect(
    _ action: HelpScreen.Action, in state: HelpScreen.State, effects: [Effect] = [],
    sourceLocation: SourceLocation = #_sourceLocation,
    change: (inout HelpScreen.State) -> Void = { _ in }
  ) -> HelpScreen.State {
    expectReduction(
      of: state, by: { HelpScreen.reduce(&$0, action) }, effects: effects,
      sourceLocation: sourceLocation, change: change)
  }
}
