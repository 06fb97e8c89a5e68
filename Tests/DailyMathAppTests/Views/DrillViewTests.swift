import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp
@testable import DailyMathCore

@Suite("The view of a drill")
struct DrillViewTests {
  private static let keys: [DrillEntry.Key] =
    (0...9).map { .digit($0) } + [.minus, .decimal, .backspace, .enter]

  @Test(
    "every key of the keypad acts as soon as the mouse is pressed on it, and only once",
    arguments: keys)
  func mouse(key: DrillEntry.Key) throws {
    let scene = AppScene.drill()
    let regions = scene.frame().hitRegions
    let region = try #require(regions.first { $0.action == .drill(.typed(key)) })
    var router = MouseRouter()
    for column in region.rect.column..<region.rect.endColumn {
      let place = Position(column: column, row: region.rect.row)
      let press = MouseEvent(.press(.primary), at: place)
      #expect(router.action(for: press, over: regions) == .clicked(.drill(.typed(key))))
      let release = MouseEvent(.release(.primary), at: place)
      #expect(router.action(for: release, over: regions) == nil)
    }
    var clicked = scene
    clicked.act(.clicked(region.action))
    #expect(clicked.drill?.litKey?.key == key)
  }

  @Test("another button of the mouse types nothing")
  func otherButton() throws {
    let regions = AppScene.drill().frame().hitRegions
    let region = try #require(regions.first { $0.action == .drill(.typed(.digit(5))) })
    var router = MouseRouter()
    for button in [MouseEvent.Button.middle, .secondary] {
      for kind in [MouseEvent.Kind.press(button), .release(button)] {
        let event = MouseEvent(kind, at: region.rect.origin)
        #expect(router.action(for: event, over: regions) == nil)
      }
    }
  }

  @Test("the keypad follows the language and the preference, and has a stroke for fractions")
  func keypad() {
    #expect(AppScene.drill().frame().shows("│ ,  │"))
    #expect(AppScene.drill(language: .english).frame().shows("│ .  │"))
    var preferences = AgilityPreferences()
    preferences.keypad = .telephone
    var telephone = AppScene.drill()
    telephone.state.signedIn?.library.agilityValue = LatestValue(preferences)
    let one = telephone.frame().place(of: "│ 1  │")?.row ?? .max
    let seven = telephone.frame().place(of: "│ 7  │")?.row ?? .min
    #expect(one < seven)
    var custom = CustomDrill()
    custom.hasFractions = true
    var scene = AppScene(Learner())
    AppReducer.navigate(
      &scene.state, to: .drill(.new(DrillSettings(mode: .custom, custom: custom), seed: 1)))
    #expect(scene.frame().shows("│ /  │"))
  }

  @Test(
    "the keypad hides where the window is low or narrow, and typing goes on",
    arguments: [(40, 12), (80, 19), (120, 12), (40, 20), (40, 24)])
  func hidden(columns: Int, rows: Int) {
    var scene = AppScene.drill(size: Size(columns: columns, rows: rows))
    #expect(!scene.frame().hitRegions.contains { $0.action == .drill(.typed(.digit(7))) })
    scene.type("5", at: 11_000)
    #expect(scene.drill?.session.entry.text == "5")
    #expect(scene.frame().shows("= 5"))
  }

  @Test(
    "the keypad is there from 80×24 on, and below the question in a narrow window",
    arguments: [(80, 24), (120, 40), (60, 24), (40, 30)])
  func shown(columns: Int, rows: Int) {
    let frame = AppScene.drill(size: Size(columns: columns, rows: rows)).frame()
    #expect(frame.hitRegions.contains { $0.action == .drill(.typed(.digit(7))) })
  }

  @Test(
    "the longest question of the classic drill is of large digits at 80×24",
    arguments: [
      (80, 24, 54), (120, 40, 62), (60, 24, 31), (40, 12, 31), (40, 24, 31),
    ])
  func digits(columns: Int, rows: Int, width: Int) {
    let scene = AppScene.drill([.sum(100, 100)], size: Size(columns: columns, rows: rows))
    let blocks = Set("█▀▄")
    let canvas = scene.frame().canvas
    let extents = (0..<rows).compactMap { row -> Int? in
      let filled = (0..<columns).filter { blocks.contains(canvas[$0, row].character) }
      guard let first = filled.first, let last = filled.last else { return nil }
      return last - first + 1
    }
    #expect(extents.max() == width)
  }

  @Test("what is typed is as large as the question in a large window")
  func largeEntry() {
    var scene = AppScene.drill(size: Size(columns: 120, rows: 40))
    func blocks() -> [Int] {
      let canvas = scene.frame().canvas
      return (0..<40).map { row in (0..<120).count { canvas[$0, row].character == "█" } }
        .filter { $0 > 0 }
    }
    let before = blocks()
    scene.type("5", at: 11_000)
    let after = blocks()
    // Five rows of the question, and five of a 5 beside the two bars of the equals sign.
    #expect(before.count == 5 + 2)
    #expect(after.count == 5 + 5)
    // A 5 has 3 + 1 + 3 + 1 + 3 dots of two cells.
    let added: Int = after.reduce(0, +) - before.reduce(0, +)
    #expect(added == 22)
  }

  @Test("the bar of a counted drill has room in a narrow window")
  func narrowBar() {
    let scene = AppScene.drill(
      settings: DrillSettings(mode: .classic, length: .problems(20)),
      size: Size(columns: 40, rows: 12))
    #expect(scene.frame().shows("Clásico  "))
    #expect(!scene.frame().shows("aciertos"))
  }

  @Test(
    "a key costs at most 64 bytes at 80×24, on every terminal",
    arguments: [Theme.terminal, .dark, .light, .paintedDark, .highContrast],
    [ColorDepth.none, .ansi16, .indexed256, .trueColor])
  func bytes(theme: Theme, depth: ColorDepth) {
    var scene = AppScene.drill([.product(78, 89)])
    var encoder = FrameEncoder()
    _ = encoder.encode(scene.frame(), theme: theme, depth: depth)
    // Apart by less and by more than a key is lit.
    let times: [Int64] = [11_050, 11_140, 11_700, 11_790]
    func draw() -> [UInt8] { encoder.encode(scene.frame(), theme: theme, depth: depth) }
    for (key, time) in zip("1234", times) {
      // The clock is drawn when it changes, and not with a key.
      scene.act(.deadlineReached, at: time)
      _ = draw()
      scene.act(.key(.character(key)), at: time)
      let bytes = draw()
      #expect(
        bytes.count <= 64,
        "\(theme.name) \(depth) \(key): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
    scene.act(.key(KeyPress(.backspace)), at: 11_900)
    let bytes = draw()
    #expect(
      bytes.count <= 64,
      "\(theme.name) \(depth) backspace: \(String(decoding: bytes, as: UTF8.self).debugDescription)"
    )
    scene.act(.deadlineReached, at: 12_050)
    #expect(draw().count <= 64)
  }
}
