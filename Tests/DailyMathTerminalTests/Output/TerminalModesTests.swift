import DailyMathTerminal
import DailyMathTestSupport
import Testing

@Suite("Entering and leaving the screen")
struct TerminalModesTests {
  private static let everything = TerminalModes(Set(TerminalFeature.allCases))

  @Test(
    "leaves the terminal as it was found",
    arguments: [TerminalModes(), .standard, everything])
  func symmetry(modes: TerminalModes) {
    var terminal = VirtualTerminal(columns: 20, rows: 3)
    terminal.feed("\u{1B}]2;shell\u{7}$ dailymath".utf8)
    let before = terminal
    terminal.feed(modes.enterSequence)
    #expect(terminal.isAlternate && terminal.bracketsPastes)
    #expect(!terminal.wrapsLines && !terminal.isCursorVisible)
    #expect(terminal.text() == "\n\n")
    #expect(terminal.cursor == Position(column: 0, row: 0))
    terminal.feed("\u{1B}[5;1H\u{1B}[1;31mtext\u{1B}]2;DailyMath\u{1B}\\".utf8)
    #expect(terminal.title == "DailyMath")
    terminal.feed(modes.leaveSequence)
    #expect(terminal.unknownTexts == [])
    #expect(terminal.grid == before.grid && terminal.cursor == before.cursor)
    #expect(terminal.wrapsLines && terminal.isCursorVisible)
    #expect(!terminal.isAlternate && !terminal.bracketsPastes)
    #expect(terminal.attributes == VirtualAttributes())
    #expect(terminal.title == "shell")
    #expect(terminal.modes == [] && terminal.keyboardFlags == 0)
    #expect(terminal.queries == [])
  }

  @Test("the standard reports the mouse and the focus, and neither asks nor pushes anything")
  func standard() {
    var terminal = VirtualTerminal(columns: 20, rows: 3)
    terminal.feed(TerminalModes.standard.enterSequence)
    #expect(terminal.reportsMouse && terminal.modes == [1000, 1002, 1004, 1006])
    #expect(terminal.keyboardFlags == 0 && terminal.queries == [])
  }

  @Test("sends both sequences in the order that terminals need")
  func order() {
    #expect(
      Self.everything.enterSequence
        == Array(
          ("\u{1B}[22;2t\u{1B}[?1049h\u{1B}[2J\u{1B}[H\u{1B}[?25l\u{1B}[?7l\u{1B}[?1l\u{1B}>"
            + "\u{1B}[?2004h\u{1B}[?1004h\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
            + "\u{1B}[>1u\u{1B}[?2027h\u{1B}[?2031h").utf8))
    #expect(
      Self.everything.leaveSequence
        == Array(
          ("\u{1B}[?2026l\u{1B}[0m\u{1B}]8;;\u{1B}\\\u{1B}[<u"
            + "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1004l\u{1B}[?2004l"
            + "\u{1B}[?2031l\u{1B}[?2027l\u{1B}[?7h\u{1B}[999;999H\u{1B}[1J\u{1B}[H"
            + "\u{1B}[?25h\u{1B}[?1049l\u{1B}[23;2t").utf8))
    #expect(Self.everything.leaveSequence.count <= 1_024)
  }

  @Test("a change that is not yet noted leaves no mouse behind, nor a frame held back")
  func cutShort() {
    var terminal = VirtualTerminal(columns: 20, rows: 3)
    terminal.feed("\u{1B}[?1049h\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1004h\u{1B}[?2026h".utf8)
    terminal.feed(TerminalModes().leaveSequence)
    #expect(terminal.modes == [])
  }

  @Test("what the shell had on stays on: its own keyboard flags, clusters, light and dark")
  func othersModes() {
    var terminal = VirtualTerminal(columns: 20, rows: 3)
    terminal.feed("\u{1B}[>5u\u{1B}[?2027h\u{1B}[?2031h".utf8)
    for modes in [TerminalModes.standard, TerminalModes([.keyboardProtocol])] {
      terminal.feed(modes.enterSequence)
      #expect(terminal.keyboardFlags == (modes == .standard ? 0 : 1))
      terminal.feed(modes.leaveSequence)
      #expect(terminal.keyboardFlags == 5 && terminal.modes == [2027, 2031])
    }
  }

  @Test("each feature goes on and off while running, once", arguments: TerminalFeature.allCases)
  func switching(feature: TerminalFeature) {
    var modes = TerminalModes()
    var terminal = VirtualTerminal(columns: 20, rows: 3)
    terminal.feed(modes.enterSequence)
    let before = terminal
    let on = modes.set(feature, to: true)
    terminal.feed(on)
    #expect(terminal.modes != before.modes || terminal.keyboardFlags != before.keyboardFlags)
    #expect(!on.isEmpty && modes.set(feature, to: true) == [])
    #expect(modes.features == [feature])
    terminal.feed(modes.set(feature, to: false))
    #expect(terminal.modes == before.modes && terminal.keyboardFlags == before.keyboardFlags)
    #expect(modes.set(feature, to: false) == [] && modes == TerminalModes())
    #expect(terminal.unknownTexts == [])
  }
}
