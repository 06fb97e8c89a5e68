import DailyMathTerminal
import DailyMathTestSupport
import Testing

@Suite("A frame encoder, for what a terminal can do")
struct FrameEncoderTerminalTests {
  private typealias TestFrame = Frame<Int>

  private static let painted = Theme(name: "painted") { role, _ in
    Rendition(.ansi(role.rawValue), on: .ansi(15))
  }
  private static let tinted = Theme(name: "tinted") { _, _ in Rendition(.ansi(6), emphasis: .bold) }
  private static let beginUpdate = "\u{1B}[?2026h"
  private static let endUpdate = "\u{1B}[?2026l"

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func frame(columns: Int = 20, rows: Int = 10, _ text: String = "") -> TestFrame {
    var frame = TestFrame(size: Size(columns: columns, rows: rows))
    frame.canvas.write(text, at: Position(column: 0, row: 0))
    return frame
  }

  @Test("has a whole picture held back, and shows the cursor inside")
  func synchronized() {
    var encoder = FrameEncoder()
    var frame = Self.frame(columns: 80, rows: 24)
    frame.canvas.box(frame.bounds, border: .round)
    frame.placeCursor(at: Position(column: 2, row: 2), isVisible: true)
    let sent = Self.text(
      encoder.encode(frame, theme: .terminal, depth: .ansi16, isSynchronized: true))
    #expect(sent.hasPrefix(Self.beginUpdate) && sent.hasSuffix("\u{1B}[?25h" + Self.endUpdate))
    #expect(sent.ranges(of: "\u{1B}[?2026").count == 2)
    #expect(!sent.contains("\u{1B}[?25l"))
  }

  @Test("sends a key as it is, and nothing for nothing, also where pictures are held back")
  func unsynchronized() {
    var encoder = FrameEncoder()
    var frame = Self.frame("ab")
    frame.placeCursor(at: Position(column: 2, row: 0), isVisible: true)
    _ = encoder.encode(frame, theme: .terminal, depth: .ansi16, isSynchronized: true)
    #expect(encoder.encode(frame, theme: .terminal, depth: .ansi16, isSynchronized: true) == [])
    frame.canvas.write("c", at: Position(column: 2, row: 0))
    frame.placeCursor(at: Position(column: 3, row: 0), isVisible: true)
    let sent = encoder.encode(frame, theme: .terminal, depth: .ansi16, isSynchronized: true)
    #expect(Self.text(sent) == "c")
  }

  @Test(
    "draws emoji in one go where the terminal measures clusters, and all anew when it begins to")
  func trusting() {
    var encoder = FrameEncoder()
    _ = encoder.encode(Self.frame(), theme: .terminal, depth: .ansi16)
    let begun = encoder.encode(Self.frame(), theme: .terminal, depth: .ansi16, trustsClusters: true)
    #expect(Self.text(begun).hasSuffix("\u{1B}[m\u{1B}[2J\u{1B}[H"))
    let sent = encoder.encode(
      Self.frame("a😀❤\u{FE0F}b"), theme: .terminal, depth: .ansi16, trustsClusters: true)
    #expect(Self.text(sent) == "a😀❤\u{FE0F}b")
  }

  @Test("draws all anew when the terminal turns out to draw ambiguous characters wide")
  func widening() {
    var encoder = FrameEncoder()
    _ = encoder.encode(Self.frame("2 × 3"), theme: .terminal, depth: .ansi16)
    var frame = TestFrame(size: Size(columns: 20, rows: 10), widths: .wideAmbiguous)
    frame.canvas.write("2 × 3", at: Position(column: 0, row: 0))
    let sent = Self.text(encoder.encode(frame, theme: .terminal, depth: .ansi16))
    #expect(sent.hasSuffix("\u{1B}[2J\u{1B}[H2 × 3"))
  }

  @Test("paints a background with spaces and erases nothing, within the bytes of a screen")
  func painting() {
    var encoder = FrameEncoder()
    let first = Self.text(
      encoder.encode(
        Self.frame(columns: 80, rows: 24, "text"), theme: Self.painted, depth: .ansi16))
    let second = Self.text(
      encoder.encode(Self.frame(columns: 80, rows: 24), theme: Self.painted, depth: .ansi16))
    #expect(first.utf8.count < 80 * 24 + 24 * 3 + 60)
    for sent in [first, second] {
      #expect(!sent.contains("\u{1B}[K") && !sent.contains("X"))
    }
    #expect(second == "\r\u{1B}[23A    " || second == "\u{1B}[H    ")
  }

  @Test("erases under coloured text as long as the background is the terminal's own")
  func tinting() {
    var encoder = FrameEncoder()
    let line = String(repeating: "x", count: 20)
    let first = encoder.encode(Self.frame(line), theme: Self.tinted, depth: .ansi16)
    #expect(first.count < 80)
    let second = encoder.encode(Self.frame(), theme: Self.tinted, depth: .ansi16)
    #expect(Self.text(second) == "\r\u{1B}[K")
  }

  @Test("draws the last cell of the screen without moving what is above it")
  func lastCell() {
    var encoder = FrameEncoder()
    var terminal = VirtualTerminal(columns: 5, rows: 2)
    terminal.feed(TerminalModes.standard.enterSequence)
    var frame = TestFrame(size: Size(columns: 5, rows: 2))
    frame.canvas.fill(frame.bounds, with: "x")
    frame.placeCursor(at: Position(column: 4, row: 1))
    terminal.feed(encoder.encode(frame, theme: .terminal, depth: .ansi16))
    #expect(terminal.rows == ["xxxxx", "xxxxx"])
    #expect(terminal.cursor == Position(column: 4, row: 1))
    frame.canvas.write("漢", at: Position(column: 3, row: 1))
    terminal.feed(encoder.encode(frame, theme: .terminal, depth: .ansi16))
    frame.canvas.write("字", at: Position(column: 4, row: 0))
    terminal.feed(encoder.encode(frame, theme: .terminal, depth: .ansi16))
    #expect(terminal.rows == ["xxxx", "xxx漢"])
    frame.canvas.write("y", at: Position(column: 4, row: 1))
    terminal.feed(encoder.encode(frame, theme: .terminal, depth: .ansi16))
    #expect(terminal.rows == ["xxxx", "xxx y"])
  }

  @Test(
    "leaves the neighbour of a contested cluster in the last column as it is",
    arguments: VirtualWidths.Contested.allCases)
  func contestedAtTheEnd(contested: VirtualWidths.Contested) {
    var encoder = FrameEncoder()
    var terminal = VirtualTerminal(columns: 4, rows: 1, widths: VirtualWidths(contested: contested))
    terminal.feed(TerminalModes.standard.enterSequence)
    var frame = Self.frame(columns: 4, rows: 1, "abc")
    terminal.feed(encoder.encode(frame, theme: .terminal, depth: .ansi16))
    // One column for Unicode, and two for many terminals, as it is an emoji.
    frame.canvas.write("🌶", at: Position(column: 3, row: 0))
    terminal.feed(encoder.encode(frame, theme: .terminal, depth: .ansi16))
    #expect((0..<3).map { terminal[$0, 0].text } == ["a", "b", "c"])
  }

  @Test(
    "moves the cursor by the shortest way",
    arguments: [
      ((5, 2), (4, 2), "\u{8}"), ((5, 2), (2, 2), "\u{8}\u{8}\u{8}"), ((9, 2), (4, 2), "\u{1B}[5D"),
      ((9, 2), (0, 2), "\r"), ((9, 2), (1, 2), "\r\u{1B}[C"), ((9, 2), (10, 2), "\u{1B}[C"),
      ((0, 2), (12, 2), "\u{1B}[12C"), ((0, 3), (0, 2), "\u{1B}[A"), ((0, 2), (0, 3), "\n"),
      ((5, 0), (5, 3), "\n\n\n"), ((19, 0), (0, 3), "\u{1B}[4H"), ((19, 0), (0, 2), "\r\n\n"),
      ((5, 0), (4, 2), "\n\n\u{8}"),
      ((10, 3), (10, 1), "\u{1B}[2A"), ((3, 3), (0, 0), "\u{1B}[H"),
      ((19, 0), (7, 9), "\u{1B}[10;8H"),
      ((7, 7), (7, 7), ""),
    ])
  func moves(start: (Int, Int), end: (Int, Int), expected: String) {
    var encoder = FrameEncoder()
    var frame = Self.frame()
    frame.placeCursor(at: Position(column: start.0, row: start.1), isVisible: true)
    _ = encoder.encode(frame, theme: .terminal, depth: .ansi16)
    frame.placeCursor(at: Position(column: end.0, row: end.1), isVisible: true)
    #expect(Self.text(encoder.encode(frame, theme: .terminal, depth: .ansi16)) == expected)
  }
}
