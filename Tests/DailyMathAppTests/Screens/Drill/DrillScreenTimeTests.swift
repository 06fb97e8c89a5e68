import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The clock of a drill")
struct DrillScreenTimeTests {
  private static let half = DrillSettings(mode: .classic, length: .seconds(30))

  @Test(
    "tells whole seconds, and tenths in the last ten; only seconds with reduced motion",
    arguments: [
      // begun at 10,000, so that 30 s are over at 40,000
      (10_000, MotionChoice.full, "30 s", 11_000), (10_001, .full, "30 s", 11_000),
      (11_000, .full, "29 s", 12_000), (29_999, .full, "11 s", 30_000),
      (30_000, .full, "10,0 s", 30_100), (30_050, .full, "10,0 s", 30_100),
      (39_950, .full, "0,1 s", 40_000), (30_000, .reduced, "10 s", 31_000),
      (39_950, .reduced, "1 s", 40_000),
    ] as [(Int64, MotionChoice, String, Int64)])
  func telling(now: Int64, motion: MotionChoice, text: String, next: Int64) {
    var scene = AppScene.drill(settings: Self.half)
    scene.state.appearance.motion = motion
    scene.act(.deadlineReached, at: now)
    #expect(scene.frame().shows(" \(text) "))
    #expect(scene.state.nextDeadline == next)
  }

  @Test("counts up where there is no end to it")
  func endless() {
    var scene = AppScene.drill(settings: DrillSettings(mode: .classic, length: .endless))
    scene.act(.deadlineReached, at: 72_300)
    #expect(scene.frame().shows(" 62 s "))
    #expect(scene.state.nextDeadline == 73_000)
  }

  @Test("wakes the program for nothing else, and not at all once it is over")
  func over() {
    var scene = AppScene.drill(settings: Self.half)
    scene.type("56", at: 20_000)
    scene.act(.deadlineReached, at: 40_000)
    #expect(scene.drill?.ending != nil)
    #expect(scene.state.nextDeadline == nil)
  }

  @Test("lets a lit key go out, which reduced motion has none of")
  func lit() {
    var scene = AppScene.drill()
    scene.type("5", at: 11_200)
    #expect(scene.frame().shows("[5]"))
    #expect(scene.state.nextDeadline == 11_350)
    scene.type("3", at: 11_300)
    #expect(scene.frame().shows("[3]"))
    #expect(!scene.frame().shows("[5]"))
    scene.state.appearance.motion = .reduced
    #expect(!scene.frame().shows("[3]"))
    #expect(scene.state.nextDeadline == 12_000)
    scene.state.appearance.motion = .full
    scene.act(.deadlineReached, at: 11_450)
    #expect(!scene.frame().shows("[3]"))
    #expect(scene.drill?.session.entry.text == "53")
  }

  @Test(
    "stands still under the help, the appearance and in a window that is too small",
    arguments: [
      AppAction.key(KeyPress(.function(1))), .key(KeyPress(.function(5))),
      .resized(Size(columns: 20, rows: 5)), .screen(.drill(.suspended)),
    ])
  func covered(action: AppAction) throws {
    var scene = AppScene.drill(settings: Self.half)
    scene.type("5", at: 12_000)
    scene.act(action, at: 15_000)
    #expect(scene.drill?.session.phase == .paused)
    #expect(scene.state.nextDeadline == nil)
    scene.state.help = nil
    scene.state.appearanceMenu = nil
    scene.act(.resized(Size(columns: 80, rows: 24)), at: 90_000)
    #expect(scene.frame().shows("En pausa — Enter sigue"))
    #expect(scene.frame().shows("Enter seguir"))
    #expect(!scene.frame().shows("7 × 8"))
    #expect(!scene.frame().shows("██"))
    scene.act(.key(.character("6")), at: 100_000)
    let drill = try #require(scene.drill)
    #expect(drill.isRunning)
    // The key went on, and what was typed is still there.
    #expect(drill.session.problem == .product(7, 8))
    #expect(drill.session.entry.text == "5")
    #expect(drill.session.remaining(at: 100_000) == 25_000)
  }

  @Test("goes on when the terminal loses its focus, of which the screen hears nothing")
  func focus() {
    var scene = AppScene.drill()
    scene.act(.resized(Size(columns: 100, rows: 30)))
    #expect(scene.drill?.isRunning == true)
  }

  @Test("stops where the program stood still without a word, and goes on with any key")
  func stopped() {
    var scene = AppScene.drill(settings: Self.half)
    scene.act(.deadlineReached, at: 12_000)
    scene.act(.screen(.drill(.continued)), at: 300_000)
    #expect(scene.drill?.session.phase == .paused)
    scene.act(.key(.character("x")), at: 301_000)
    #expect(scene.drill?.session.remaining(at: 301_000) == 28_000)
  }

  @Test("can be left or begun anew from a pause", arguments: [KeyPress.escape, .tab])
  func pauseKeys(key: KeyPress) {
    var scene = AppScene.drill()
    scene.act(.screen(.drill(.suspended)), at: 12_000)
    scene.act(.key(key), at: 13_000)
    #expect(key == .tab ? scene.drill?.isRunning == true : scene.drill == nil)
  }
}
