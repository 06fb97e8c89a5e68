import DailyMathTerminal
import DailyMathTestSupport
import Testing

@Suite("The virtual terminal of the tests")
struct VirtualTerminalTests {
  private static func shown(_ text: String, columns: Int = 10, rows: Int = 3) -> VirtualTerminal {
    var terminal = VirtualTerminal(columns: columns, rows: rows)
    terminal.feed(text.utf8)
    return terminal
  }

  @Test(
    "shows what real ones show",
    arguments: [
      ("ab\r\ncd", ["ab", "cd", ""]), ("\u{1B}[2;3Hx", ["", "  x", ""]),
      ("\u{1B}[3;2fx", ["", "", " x"]),
      ("abc\u{8}\u{8}X", ["aXc", "", ""]), ("a\u{1B}[3Cb", ["a   b", "", ""]),
      ("abc\u{1B}[2DX", ["aXc", "", ""]), ("a\u{1B}[B\u{1B}[5Gb", ["a", "    b", ""]),
      ("\u{1B}[3;1H\u{1B}[2Ax", ["x", "", ""]), ("abcdef\u{1B}[3D\u{1B}[K", ["abc", "", ""]),
      ("abcdef\u{1B}[3D\u{1B}[1K", ["    ef", "", ""]),
      ("abcdef\u{1B}[2G\u{1B}[3X", ["a   ef", "", ""]), ("abc\u{1B}[2K", ["", "", ""]),
      ("a\r\nb\r\nc\u{1B}[2;1H\u{1B}[J", ["a", "", ""]), ("a\r\nb\u{1B}[2J", ["", "", ""]),
      ("0123456789ab", ["0123456789", "ab", ""]),
      ("\u{1B}[?7l0123456789ab", ["012345678b", "", ""]),
      ("0123456789\rx", ["x123456789", "", ""]), ("1\r\n2\r\n3\r\n4", ["2", "3", "4"]),
      ("012345678漢", ["012345678", "漢", ""]), ("漢字\rx", ["x 字", "", ""]),
      ("漢字\u{1B}[2Gx", [" x字", "", ""]),
      ("e\u{301}x", ["e\u{301}x", "", ""]), ("👩\u{200D}🚀x", ["👩\u{200D}🚀x", "", ""]),
      ("❤\u{FE0F}x", ["❤\u{FE0F}x", "", ""]),
    ])
  func screen(bytes: String, rows: [String]) {
    let terminal = Self.shown(bytes)
    #expect(terminal.rows == rows)
    #expect(terminal.unknownSequences == 0)
    var pieces = VirtualTerminal(columns: 10, rows: 3)
    for byte in bytes.utf8 { pieces.feed([byte]) }
    #expect(pieces.grid == terminal.grid && pieces.cursor == terminal.cursor)
  }

  @Test("keeps the look of each cell")
  func attributes() {
    let terminal = Self.shown("\u{1B}[1;31ma\u{1B}[22;4mb\u{1B}[0;7;92mc\u{1B}[md")
    #expect(terminal[0, 0].attributes.flags == [1] && terminal[0, 0].attributes.foreground == 31)
    #expect(terminal[1, 0].attributes.flags == [4] && terminal[1, 0].attributes.foreground == 31)
    #expect(terminal[2, 0].attributes.flags == [7] && terminal[2, 0].attributes.foreground == 92)
    #expect(terminal[3, 0].attributes == VirtualAttributes())
    let colored = Self.shown("\u{1B}[1;38;5;73;48;2;1;2;3;4me")[0, 0].attributes
    #expect(colored.flags == [1, 4])
    #expect(colored.foreground == 1_073 && colored.background == 0x101_0203)
  }

  @Test(
    "leaves out and counts what it does not know",
    arguments: [
      "\u{1B}[?1003h", "\u{1B}[5n", "\u{1B}]52;c;AAAA\u{7}", "\u{1B}P$q\u{1B}\\", "\u{1B}Z",
      "\u{1B}[38m", "\u{1B}[38;5m", "\u{1B}[48;2;1;2m", "\u{1B}[38;5;256m",
    ])
  func unknown(bytes: String) {
    let terminal = Self.shown("a" + bytes + "b")
    #expect(terminal.rows[0] == "ab")
    #expect(terminal.unknownSequences == 1)
  }

  @Test("notes modes, keeps keyboard flags apart on its two screens, and answers as it is able")
  func modes() {
    var terminal = Self.shown("\u{1B}[?1000h\u{1B}[?1002;1006h\u{1B}[?2026h\u{1B}[?2026l")
    #expect(terminal.modes == [1000, 1002, 1006] && terminal.reportsMouse)
    terminal.feed("\u{1B}[>5u\u{1B}[?1049h\u{1B}[>1u\u{1B}[>3u\u{1B}[<u".utf8)
    #expect(terminal.keyboardFlags == 1)
    terminal.feed("\u{1B}[<9u\u{1B}[<u\u{1B}[?1049l".utf8)
    #expect(terminal.keyboardFlags == 5 && terminal.unknownSequences == 0)
    let questions = "\u{1B}[?u\u{1B}[>0q\u{1B}]11;?\u{7}\u{1B}[?1000$p\u{1B}[?7$p\u{1B}[6n\u{1B}[c"
    terminal.feed(questions.utf8)
    #expect(String(decoding: terminal.answers, as: UTF8.self) == "\u{1B}[1;1R\u{1B}[?62;22c")
    terminal.answers = []
    terminal.abilities.hasKeyboardProtocol = true
    terminal.abilities.toldModes = [1000]
    terminal.abilities.background = "rgb:1/2/3"
    terminal.abilities.version = "name 1"
    terminal.feed(questions.utf8)
    #expect(
      String(decoding: terminal.answers, as: UTF8.self)
        == "\u{1B}[?5u\u{1B}P>|name 1\u{1B}\\\u{1B}]11;rgb:1/2/3\u{1B}\\\u{1B}[?1000;1$y\u{1B}[?7;0$y"
        + "\u{1B}[1;1R\u{1B}[?62;22c")
    #expect(terminal.queries.count == 14 && terminal.queries[2] == "]11;?")
    #expect(terminal.unknownSequences == 0)
  }

  @Test("keeps what fits when its size changes")
  func resizing() {
    var terminal = Self.shown("abcdef\r\nx\r\ny")
    terminal.resize(columns: 3, rows: 2)
    #expect(terminal.rows == ["abc", "x"])
    #expect(terminal.cursor == Position(column: 1, row: 1))
    terminal.resize(columns: 5, rows: 3)
    #expect(terminal.rows == ["abc", "x", ""])
  }
}
