import DailyMathTerminal
import DailyMathTestSupport
import Testing

/// A program that draws random frames for a terminal that measures text in one way.
struct RandomProgram: CustomTestStringConvertible {
  let seed: Int
  let widths: VirtualWidths
  var painter: RandomPainter
  var frame: Frame<Int>
  var theme = Theme.terminal
  var depth = ColorDepth.ansi16
  var trustsClusters = false

  /// What a failing test is known by.
  var testDescription: String { "seed \(seed), \(widths.policy), \(widths.contested)" }

  init(seed: Int, _ widths: VirtualWidths = VirtualWidths()) {
    self.seed = seed
    self.widths = widths
    painter = RandomPainter(generator: SeededGenerator(seed: UInt64(seed)))
    frame = Frame(size: Size(columns: 30, rows: 6), widths: widths.policy)
  }

  /// Themes that leave the background alone, that colour running text, and that paint everything.
  private static let themes = [
    Theme.terminal, .paintedDark, .paintedLight,
    Theme(name: "tinted") { role, _ in
      Rendition(.ansi(role.rawValue % 16), emphasis: .bold)
    },
    Theme(name: "painted") { role, _ in
      Rendition(.ansi(role.rawValue % 16), on: .ansi(15 - role.rawValue % 16))
    },
    Theme(name: "reversed") { _, _ in Rendition(emphasis: .reverse) },
  ]

  /// Draws over the last frame, and now and then begins a new one of another size or look; says whether the size changed.
  mutating func step() -> Bool {
    let isResized = painter.generator.number(below: 25) == 0
    if isResized {
      let size = Size(
        columns: 1 + painter.generator.number(below: 44),
        rows: 1 + painter.generator.number(below: 8))
      frame = Frame(size: size, widths: widths.policy)
    }
    if painter.generator.number(below: 20) == 0 { theme = painter.generator.pick(Self.themes) }
    if painter.generator.number(below: 40) == 0 {
      depth = painter.generator.pick(ColorDepth.allCases)
    }
    if widths.contested == .asMeasured, painter.generator.number(below: 40) == 0 {
      trustsClusters.toggle()
    }
    for _ in 0...painter.generator.number(below: 3) { painter.paint(&frame.canvas) }
    frame.cursor = painter.generator.pick([nil, painter.position(in: frame.size)])
    frame.isCursorVisible = painter.generator.number(below: 2) == 0
    frame.title = painter.generator.pick(["", "one", "two\u{7}"])
    return isResized
  }

  /// The bytes that bring a terminal from what the encoder knows to the frame.
  func encoded(by encoder: inout FrameEncoder) -> [UInt8] {
    encoder.encode(
      frame, theme: theme, depth: depth, isSynchronized: seed.isMultiple(of: 2),
      trustsClusters: trustsClusters)
  }

  /// A terminal of the frame's size on which the program has just begun.
  func opened() -> VirtualTerminal {
    var terminal = VirtualTerminal(
      columns: frame.size.columns, rows: frame.size.rows, widths: widths)
    terminal.feed(TerminalModes.standard.enterSequence)
    return terminal
  }

  /// A terminal that was sent the frame and nothing before it.
  func fullRepaint() -> VirtualTerminal {
    var terminal = opened()
    var encoder = FrameEncoder()
    terminal.feed(encoded(by: &encoder))
    return terminal
  }

  /// What is wrong on the terminal; nil where it shows the frame.
  func fault(on terminal: VirtualTerminal) -> String? {
    ScreenComparison(theme: theme, depth: depth).fault(
      of: frame, on: terminal, lettingContestedDiffer: widths.contested != .asMeasured)
  }
}
