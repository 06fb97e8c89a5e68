import DailyMathTerminal
import DailyMathTestSupport
import Testing

@Suite("A frame encoder, whatever is drawn")
struct FrameEncoderPropertyTests {
  private typealias TestFrame = Frame<Int>

  /// A theme that colours the background too, also that of running text.
  private static let painted = Theme(name: "painted") { role, _ in
    Rendition(.ansi(role.rawValue), on: .ansi(15 - role.rawValue))
  }

  private static func opened(_ size: Size) -> VirtualTerminal {
    var terminal = VirtualTerminal(columns: size.columns, rows: size.rows)
    terminal.feed(TerminalModes.standard.enterSequence)
    return terminal
  }

  private static func fullRepaint(
    _ frame: TestFrame, _ theme: Theme, _ depth: ColorDepth
  ) -> VirtualTerminal {
    var terminal = opened(frame.size)
    var encoder = FrameEncoder()
    terminal.feed(encoder.encode(frame, theme: theme, depth: depth))
    return terminal
  }

  @Test("steps lead to the same screen as one full repaint", arguments: 0..<12)
  func incrementalEqualsFull(seed: Int) {
    var painter = RandomPainter(generator: SeededGenerator(seed: UInt64(seed)))
    let depth = ColorDepth.allCases[seed % 4]
    let theme = [Theme.terminal, Self.painted, .paintedDark][seed % 3]
    var frame = TestFrame(size: Size(columns: 30, rows: 8))
    var terminal = Self.opened(frame.size)
    var encoder = FrameEncoder()
    for step in 0..<200 {
      if painter.generator.number(below: 25) == 0 {
        let size = Size(
          columns: 1 + painter.generator.number(below: 50),
          rows: 1 + painter.generator.number(below: 12))
        frame = TestFrame(size: size)
        terminal.resize(columns: size.columns, rows: size.rows)
      }
      for _ in 0...painter.generator.number(below: 3) { painter.paint(&frame.canvas) }
      frame.cursor = painter.generator.pick([nil, painter.position(in: frame.size)])
      frame.isCursorVisible = painter.generator.number(below: 2) == 0
      frame.title = painter.generator.pick(["", "one", "two\u{7}"])
      terminal.feed(encoder.encode(frame, theme: theme, depth: depth))
      #expect(
        terminal.grid == Self.fullRepaint(frame, theme, depth).grid, "step \(step)")
      Self.expectCells(of: frame, theme, depth, on: terminal, step)
      #expect(terminal.unknownTexts == [])
      #expect(terminal.isCursorVisible == (frame.isCursorVisible && frame.cursor != nil))
    }
  }

  @Test("the same frame twice sends nothing", arguments: 0..<12)
  func sameFrame(seed: Int) {
    var painter = RandomPainter(generator: SeededGenerator(seed: UInt64(seed) + 100))
    var frame = TestFrame(size: Size(columns: 40, rows: 10))
    var encoder = FrameEncoder()
    for _ in 0..<50 {
      painter.paint(&frame.canvas)
      frame.cursor = painter.generator.pick([nil, painter.position(in: frame.size)])
      frame.isCursorVisible = true
      frame.title = "DailyMath"
      _ = encoder.encode(frame, theme: .terminal, depth: .ansi16)
      #expect(encoder.encode(frame, theme: .terminal, depth: .ansi16) == [])
    }
  }

  @Test("a repaint repairs a screen that something else wrote on", arguments: 0..<8)
  func repaint(seed: Int) {
    var painter = RandomPainter(generator: SeededGenerator(seed: UInt64(seed) + 200))
    var frame = TestFrame(size: Size(columns: 40, rows: 10))
    var terminal = Self.opened(frame.size)
    var encoder = FrameEncoder()
    for _ in 0..<20 {
      painter.paint(&frame.canvas)
      terminal.feed(encoder.encode(frame, theme: .terminal, depth: .ansi16))
      terminal.feed("\u{1B}[3;3H\u{1B}[1;41mgarbage\u{1B}[?25h".utf8)
      encoder.invalidate()
      terminal.feed(encoder.encode(frame, theme: .terminal, depth: .ansi16))
      #expect(terminal.grid == Self.fullRepaint(frame, .terminal, .ansi16).grid)
      #expect(!terminal.isCursorVisible)
    }
  }

  /// The screen shows each cell's cluster with the theme's rendition of its style.
  private static func expectCells(
    of frame: TestFrame, _ theme: Theme, _ depth: ColorDepth, on terminal: VirtualTerminal,
    _ step: Int
  ) {
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns {
        let cell = frame.canvas[column, row]
        let shown = terminal[column, row]
        let text = cell.extent == .continuation ? "" : String(cell.character)
        #expect(shown.text == text, "step \(step), column \(column), row \(row)")
        if shown.text != text { return }
        let wanted = theme.rendition(of: cell.style, depth: depth)
        #expect(shown.attributes == attributes(of: wanted), "step \(step), \(column), \(row)")
      }
    }
  }

  private static func attributes(of rendition: Rendition) -> VirtualAttributes {
    var attributes = VirtualAttributes()
    let flags: [(Emphasis, Int)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
    ]
    for (emphasis, flag) in flags where rendition.emphasis.contains(emphasis) {
      attributes.flags.insert(flag)
    }
    attributes.foreground = number(of: rendition.foreground, standard: 39)
    attributes.background = number(of: rendition.background, standard: 49)
    return attributes
  }

  private static func number(of color: TerminalColor, standard: Int) -> Int {
    switch color {
    case .standard: standard
    case .ansi(let index): Int(index) + (index < 8 ? 30 : 82) + standard - 39
    case .indexed(let index): 1_000 + Int(index)
    case .rgb(let color):
      0x100_0000 | Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue)
    }
  }
}
