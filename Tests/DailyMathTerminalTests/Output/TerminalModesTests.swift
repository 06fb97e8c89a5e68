import DailyMathTerminal
import DailyMathTestSupport
import Testing

@Suite("Entering and leaving the screen")
struct TerminalModesTests {
  @Test("leaves the terminal as it was found")
  func symmetry() {
    var terminal = VirtualTerminal(columns: 20, rows: 3)
    terminal.feed("\u{1B}]2;shell\u{7}$ dailymath".utf8)
    let before = terminal
    terminal.feed(TerminalModes.standard.enterSequence)
    #expect(terminal.isAlternate && terminal.bracketsPastes)
    #expect(!terminal.wrapsLines && !terminal.isCursorVisible)
    #expect(terminal.text() == "\n\n")
    #expect(terminal.cursor == Position(column: 0, row: 0))
    terminal.feed("\u{1B}[5;1H\u{1B}[1;31mtext\u{1B}]2;DailyMath\u{1B}\\".utf8)
    #expect(terminal.title == "DailyMath")
    terminal.feed(TerminalModes.standard.leaveSequence)
    #expect(terminal.unknownTexts == [])
    #expect(terminal.grid == before.grid && terminal.cursor == before.cursor)
    #expect(terminal.wrapsLines && terminal.isCursorVisible)
    #expect(!terminal.isAlternate && !terminal.bracketsPastes)
    #expect(terminal.attributes == VirtualAttributes())
    #expect(terminal.title == "shell")
  }
}
