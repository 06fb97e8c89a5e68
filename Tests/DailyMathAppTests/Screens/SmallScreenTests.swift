import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("The splash and the help")
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
}
