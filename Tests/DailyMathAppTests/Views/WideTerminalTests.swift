import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import DailyMathTestSupport
import Testing

@Suite("Every screen on a terminal that draws ambiguous characters wide")
struct WideTerminalTests {
  @Test(
    "is laid out for that terminal, so that the terminal shows what was drawn",
    arguments: Picture.all)
  func layout(picture: Picture) {
    for (columns, rows) in [(80, 24), (40, 12), (120, 40)] {
      let scene = picture.scene(Size(columns: columns, rows: rows), .spanish)
      let frame = scene.frame(glyphs: .wideAmbiguous)
      var terminal = VirtualTerminal(
        columns: columns, rows: rows, widths: VirtualWidths(.wideAmbiguous))
      terminal.feed(TerminalModes.standard.enterSequence)
      var encoder = FrameEncoder()
      terminal.feed(encoder.encode(frame, theme: .terminal, depth: .none))
      #expect(frame.widths == .wideAmbiguous)
      #expect(terminal.rows == (0..<rows).map { frame.canvas.text(row: $0) })
    }
  }
}
