import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The keypad")
struct KeypadTests {
  private static func rows(_ keypad: Keypad, pressed: DrillEntry.Key? = nil) -> [String] {
    let grid = keypad.grid(pressed: pressed) { $0 }
    var frame = Frame<DrillEntry.Key>(size: grid.size)
    grid.draw(into: &frame, rect: frame.bounds, glyphs: .unicode)
    return (0..<frame.size.rows).map { frame.canvas.text(row: $0) }
  }

  @Test("is laid out as a calculator, with a wide 0 at the left and the decimal mark at the right")
  func calculator() {
    let keypad = Keypad(layout: .calculator, hasSlash: false, decimalMark: ",")
    #expect(
      Self.rows(keypad, pressed: .digit(8)) == [
        "╭────┬────┬────╮",
        "│ 7  │[8] │ 9  │",
        "├────┼────┼────┤",
        "│ 4  │ 5  │ 6  │",
        "├────┼────┼────┤",
        "│ 1  │ 2  │ 3  │",
        "├────┴────┼────┤",
        "│ 0       │ ,  │",
        "├────┬────┼────┤",
        "│ −  │ ⌫  │ ↵  │",
        "╰────┴────┴────╯",
      ])
    #expect(keypad.size == Size(columns: 16, rows: 11))
  }

  @Test("is laid out as a telephone where that is wanted, with a stroke where there are fractions")
  func telephone() {
    let keypad = Keypad(layout: .telephone, hasSlash: true, decimalMark: ".")
    #expect(
      Self.rows(keypad) == [
        "╭────┬────┬────╮",
        "│ 1  │ 2  │ 3  │",
        "├────┼────┼────┤",
        "│ 4  │ 5  │ 6  │",
        "├────┼────┼────┤",
        "│ 7  │ 8  │ 9  │",
        "├────┴────┼────┤",
        "│ 0       │ .  │",
        "├────┬────┼────┤",
        "│ −  │ /  │ ⌫  │",
        "├────┴────┴────┤",
        "│ ↵            │",
        "╰──────────────╯",
      ])
    #expect(keypad.size == Size(columns: 16, rows: 13))
  }

  @Test(
    "is typed on either row of numbers and on a keypad in both of its modes",
    arguments: [
      ("7", .digit(7)), ("-", .minus), ("−", .minus), (",", .decimal), (".", .decimal),
      ("/", .slash), ("\r", .enter), ("\u{7F}", .backspace), ("\u{8}", .backspace),
      ("\u{1B}Ow", .digit(7)), ("\u{1B}Op", .digit(0)), ("\u{1B}Oy", .digit(9)),
      ("\u{1B}Om", .minus), ("\u{1B}Ol", .decimal), ("\u{1B}On", .decimal),
      ("\u{1B}Oo", .slash), ("\u{1B}OM", .enter), ("\u{1B}[E", .digit(5)),
      ("\u{1B}[57399u", .digit(0)), ("\u{1B}[57408u", .digit(9)), ("\u{1B}[57409u", .decimal),
      ("\u{1B}[57410u", .slash), ("\u{1B}[57412u", .minus), ("\u{1B}[57414u", .enter),
      ("\u{1B}[57416u", .decimal), ("\u{1B}[3~", .backspace),
      // With NumLock on, which the keyboard protocol reports.
      ("\u{1B}[57406;129u", .digit(7)),
    ] as [(String, DrillEntry.Key)])
  func codes(bytes: String, key: DrillEntry.Key) {
    var decoder = InputDecoder()
    let events = decoder.feed(Array(bytes.utf8), now: 0)
    guard events.count == 1, case .key(let press)? = events.first else {
      Issue.record("one key, not \(events)")
      return
    }
    #expect(DrillEntry.Key(press) == key)
  }

  @Test("leaves letters, other signs and combinations alone")
  func others() {
    let presses: [KeyPress] = [
      .character("a"), .character("+"), .character("?"), .character("½"), .character("²"),
      .character("7", .control), .character("7", .alt), KeyPress(.tab), KeyPress(.up),
    ]
    for press in presses { #expect(DrillEntry.Key(press) == nil, "\(press)") }
  }
}
