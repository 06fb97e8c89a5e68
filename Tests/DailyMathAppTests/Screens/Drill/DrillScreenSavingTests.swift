import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("Saving a drill")
struct DrillScreenSavingTests {
  private static let fault = StoreError.diskFull(path: "/d")

  /// A drill that was ended with one answer, and what it asked to be written.
  private static func ended() -> (scene: AppScene, effects: [Effect]) {
    var scene = AppScene.drill()
    scene.type("56", at: 12_000)
    let effects = scene.act(.key(.escape), at: 13_000)
    scene.stamp = .at(20_000)
    return (scene, effects)
  }

  @Test(
    "says in red that it failed and tries the same again",
    arguments: [KeyPress.enter, .character("i")])
  func failing(key: KeyPress) {
    var (scene, effects) = Self.ended()
    scene.act(.appendFailed(Self.fault, for: .drill))
    #expect(scene.drill?.failure == Self.fault)
    #expect(scene.frame().shows("✗ Tus respuestas no se guardaron."))
    #expect(scene.press(key) == effects)
    scene.confirm(effects)
    #expect(scene.drill?.failure == nil)
    #expect(!scene.frame().shows("no se guardaron"))
  }

  @Test("that failed during the drill is tried with the next piece, oldest first and one by one")
  func later() {
    var scene = AppScene.drill(
      [.product(7, 8)], settings: DrillSettings(mode: .classic, length: .endless))
    var first: [Effect] = []
    for index in 1...20 { first += scene.type("56", at: 10_000 + Int64(index) * 500) }
    scene.act(.appendFailed(Self.fault, for: .drill))
    #expect(scene.frame().shows("✗ Sin guardar; se intentará de nuevo."))
    #expect(scene.type("5", at: 22_000).isEmpty)
    let again = scene.act(.key(.escape), at: 23_000)
    #expect(again == first)
    let second = scene.confirm(again)
    #expect(AppScene.parts(second).map(\.answers.count) == [0])
    #expect(AppScene.parts(second).first?.outcome?.answers == 20)
    #expect(scene.confirm(second).isEmpty)
    #expect(scene.drill?.unsaved == [])
  }

  @Test("comes before the screen is left, for the menu or for a tab")
  func leaving() {
    for tab in [nil, 1, 6] {
      var scene = AppScene.drill()
      scene.type("56", at: 12_000)
      let effects =
        tab.map { scene.act(.screen(.tab($0))) } ?? scene.act(.screen(.drill(.leaveChosen)))
      #expect(AppScene.parts(effects).map(\.answers.count) == [1])
      #expect(scene.drill != nil)
      scene.confirm(effects)
      switch (scene.state.screen, tab) {
      case (.agility, nil), (.today, 1), (.profile, 6): break
      default: Issue.record("tab \(String(describing: tab)) led to \(scene.state.screen)")
      }
    }
  }

  @Test(
    "that failed keeps the learner there, who may leave after one more attempt",
    arguments: [false, true])
  func stuck(isSavedThen: Bool) {
    var scene = AppScene.drill()
    scene.type("56", at: 12_000)
    let first = scene.act(.screen(.tab(1)))
    scene.act(.appendFailed(Self.fault, for: .drill))
    #expect(scene.drill?.ending != nil)
    let again = scene.act(.screen(.tab(1)))
    #expect(again == first)
    #expect(scene.drill != nil)
    if isSavedThen {
      scene.confirm(again)
    } else {
      scene.act(.appendFailed(Self.fault, for: .drill))
    }
    #expect(scene.today != nil)
  }

  @Test("that failed before the eyes of who leaves the program is tried once more at its end")
  func quittingFromResults() {
    var (scene, effects) = Self.ended()
    scene.act(.appendFailed(Self.fault, for: .drill))
    #expect(scene.act(.endRequested) == effects + [.quit])
  }

  @Test(
    "comes before the program ends",
    arguments: [AppAction.key(.character("q", .control)), .endRequested])
  func quitting(action: AppAction) {
    var scene = AppScene.drill()
    scene.type("56", at: 12_000)
    let effects = scene.act(action)
    #expect(AppScene.parts(effects).map(\.answers.count) == [1])
    #expect(AppScene.parts(effects).first?.outcome?.isFinished == false)
    #expect(!effects.contains(.quit))
    #expect(scene.confirm(effects) == [.quit])
  }

  @Test("that failed keeps the program open, until it is ended once more")
  func quittingTwice() {
    var scene = AppScene.drill()
    scene.type("56", at: 12_000)
    let first = scene.act(.endRequested)
    scene.act(.appendFailed(Self.fault, for: .drill))
    #expect(!scene.state.isQuitting)
    #expect(scene.frame().shows("no se guardaron"))
    #expect(scene.act(.endRequested) == first + [.quit])
  }

  @Test("is not asked for where nothing was answered")
  func nothing() {
    var scene = AppScene.drill()
    #expect(scene.act(.endRequested) == [.quit])
  }

  @Test("tells of a loss where the account is deleted elsewhere meanwhile")
  func accountGone() {
    var scene = AppScene.drill()
    scene.type("56", at: 12_000)
    scene.act(.accountGone)
    #expect(scene.state.toast?.notice == .accountGone(loses: .answer))
  }
}
