import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The results of a drill")
struct DrillResultsTests {
  /// A drill that was ended at 40,000 by its clock, with a mistake in its second answer, and saved.
  private static func scene(_ mode: DrillMode = .classic) -> AppScene {
    var scene = AppScene.drill(
      [.product(7, 8), .sum(45, 38), .product(12, 6)],
      settings: DrillSettings(mode: mode, length: .seconds(30)))
    scene.type("56", at: 12_000)
    scene.type("82", at: 15_000)
    scene.act(.key(KeyPress(.backspace)), at: 16_000)
    scene.type("3", at: 17_000)
    let effects = scene.act(.deadlineReached, at: 40_000)
    scene.confirm(effects)
    return scene
  }

  @Test("tell the score, the speed, the accuracy, the misses and the slowest")
  func facts() {
    let frame = Self.scene().frame()
    #expect(frame.shows("resueltos · Clásico 30 s (repetición)"))
    #expect(frame.shows("50 % a la primera · 4,0 por minuto"))
    #expect(frame.shows("Fallos (1)"))
    #expect(frame.shows("45 + 38 = 83   escribiste 82"))
    #expect(frame.shows("Lo más lento"))
    #expect(frame.shows("5,0 s"))
    #expect(frame.shows("Las conocías"))
  }

  @Test(
    "are not left by who was still typing",
    arguments: [
      KeyPress.enter, .character("r"), .character("m"), .character("n"), .escape, .character("?"),
    ])
  func guarded(key: KeyPress) {
    var scene = Self.scene()
    #expect(scene.act(.key(key), at: 40_100).isEmpty)
    #expect(scene.drill?.ending != nil)
    #expect(scene.state.help == nil)
    // The key before kept the guard for as long again.
    scene.act(.key(.enter), at: 40_799)
    #expect(scene.drill?.ending != nil)
    scene.act(.key(.enter), at: 41_499)
    #expect(scene.drill == nil)
  }

  @Test("are not left by an answer that comes late")
  func lateAnswer() {
    var scene = Self.scene()
    scene.type("56", at: 41_000)
    scene.act(.key(.enter), at: 41_200)
    #expect(scene.drill?.ending != nil)
  }

  @Test("are not left by a click that was meant for the keypad")
  func guardedClick() {
    var scene = Self.scene()
    scene.act(.clicked(.drill(.leaveChosen)), at: 40_300)
    #expect(scene.drill?.ending != nil)
    scene.act(.clicked(.drill(.leaveChosen)), at: 40_800)
    #expect(scene.drill == nil)
  }

  @Test("repeat the identical problems, marked as a repeat")
  func repeating() throws {
    var scene = Self.scene()
    scene.act(.key(.character("r")), at: 50_000)
    let session = try #require(scene.drill?.session)
    #expect(session.isRepeat)
    #expect(session.seed == 5)
    #expect(session.problem == .product(7, 8))
    #expect(session.settings == DrillSettings(mode: .classic, length: .seconds(30)))
  }

  @Test("practise the misses, which are neither a repeat nor the mode they come from")
  func misses() throws {
    var scene = Self.scene()
    scene.act(.key(.character("m")), at: 50_000)
    let session = try #require(scene.drill?.session)
    #expect(!session.isRepeat)
    #expect(session.problem == .sum(45, 38))
    #expect(session.settings == DrillSettings(mode: .practice, length: .problems(1)))
    #expect(!session.settings.areStandard)
    // And a new drill after them is like the first one.
    scene.act(.key(.tab), at: 51_000)
    #expect(scene.drill?.session.settings == DrillSettings(mode: .classic, length: .seconds(30)))
  }

  @Test("begin a new drill", arguments: [KeyPress.tab, .character("n")])
  func anew(key: KeyPress) throws {
    var scene = Self.scene()
    scene.act(.key(key), at: 50_000)
    let session = try #require(scene.drill?.session)
    #expect(session.answers.isEmpty)
    #expect(!session.isRepeat)
    #expect(session.seed != 5)
  }

  @Test("go on to the next level where one was passed")
  func level() throws {
    var scene = AppScene(Learner())
    let settings = DrillSettings(mode: .levels, level: 3)
    AppReducer.navigate(&scene.state, to: .drill(.new(settings, seed: 1)))
    for index in 1...10 {
      let answer = try #require(scene.drill?.session.problem.answer.text(decimalMark: "."))
      let effects = scene.type(answer, at: 10_000 + Int64(index) * 1_000)
      if index == 10 { scene.confirm(effects) }
    }
    #expect(scene.frame().shows("Nivel 3 superado."))
    #expect(scene.frame().shows(" n nivel 4   Enter menú"))
    scene.act(.key(.character("n")), at: 30_000)
    #expect(scene.drill?.session.settings.level == 4)
  }

  @Test("go on to no level after the last")
  func lastLevel() throws {
    var scene = AppScene(Learner())
    AppReducer.navigate(
      &scene.state, to: .drill(.new(DrillSettings(mode: .levels, level: 20), seed: 1)))
    for index in 1...10 {
      let answer = try #require(scene.drill?.session.problem.answer.text(decimalMark: "."))
      scene.confirm(scene.type(answer, at: 10_000 + Int64(index) * 1_000))
    }
    #expect(scene.frame().shows("Nivel 20 superado."))
    #expect(!scene.frame().shows("nivel 21"))
    #expect(scene.frame().shows("Enter seguir"))
  }

  /// A drill with those settings that ends at the learner's wish or with its last answer, after so many right ones.
  private static func finished(_ settings: DrillSettings, answers: Int) -> AppScene {
    var scene = AppScene(Learner())
    AppReducer.navigate(&scene.state, to: .drill(.new(settings, seed: 9)))
    for index in 0..<answers {
      let answer = scene.drill?.session.problem.answer.text(decimalMark: ".") ?? ""
      scene.confirm(scene.type(answer, at: 11_000 + Int64(index) * 1_000))
    }
    if scene.drill?.ending == nil { scene.confirm(scene.act(.key(.escape), at: 60_000)) }
    return scene
  }

  @Test("tell the points of the first drill of the day that earns some, and the streak")
  func gain() {
    let settings = DrillSettings(mode: .classic, length: .problems(5))
    var scene = Self.finished(settings, answers: 5)
    #expect(scene.frame().shows("+3 puntos · racha 1 día"))
    scene.act(.key(.tab), at: 70_000)
    for index in 0..<5 {
      let answer = scene.drill?.session.problem.answer.text(decimalMark: ".") ?? ""
      scene.confirm(scene.type(answer, at: 71_000 + Int64(index) * 1_000))
    }
    #expect(scene.drill?.ending != nil)
    #expect(!scene.frame().shows("puntos"))
    // Four right answers earn nothing.
    let idle = Self.finished(DrillSettings(mode: .classic, length: .endless), answers: 4)
    #expect(idle.drill?.ending != nil)
    #expect(!idle.frame().shows("puntos"))
  }

  @Test("say with what settings there would be a record where there is none")
  func noRecord() {
    let five = Self.finished(DrillSettings(mode: .classic, length: .problems(5)), answers: 5)
    #expect(five.frame().shows("Sin récord: solo lo hay con 120 s y sin Enter."))
    let level = Self.finished(DrillSettings(mode: .levels), answers: 10)
    #expect(!level.frame().shows("Sin récord"))
    #expect(!Self.scene().frame().shows("Sin récord"))
  }

  @Test("put what was typed for the misses in a column of its own")
  func aligned() throws {
    var scene = AppScene.drill(
      [.product(7, 8), .sum(45, 38), .product(12, 16)],
      settings: DrillSettings(mode: .classic, length: .problems(3)))
    for (index, (wrong, right)) in [("54", "56"), ("82", "83"), ("193", "192")].enumerated() {
      let time = 11_000 + Int64(index) * 3_000
      scene.type(wrong, at: time)
      for _ in wrong { scene.act(.key(KeyPress(.backspace)), at: time + 1_000) }
      scene.confirm(scene.type(right, at: time + 2_000))
    }
    let frame = scene.frame()
    let columns = ["escribiste 54", "escribiste 82", "escribiste 193"].compactMap {
      frame.place(of: $0)?.column
    }
    #expect(columns.count == 3)
    #expect(Set(columns).count == 1)
  }

  @Test("scroll where they do not fit, with keys and the wheel")
  func scrolling() {
    var scene = Self.scene().resized(to: Size(columns: 40, rows: 12))
    #expect(!scene.frame().shows("7 × 8 = 56"))
    scene.act(.key(KeyPress(.end)), at: 50_000)
    #expect(scene.frame().shows("7 × 8 = 56"))
    scene.act(.wheelTurned(rows: -30))
    #expect(!scene.frame().shows("7 × 8 = 56"))
  }
}
