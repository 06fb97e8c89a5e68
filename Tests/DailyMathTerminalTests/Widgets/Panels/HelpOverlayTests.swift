import DailyMathTerminal
import Testing

@Suite("The help")
struct HelpOverlayTests {
  private static let help = HelpOverlay(
    title: "Ayuda",
    groups: [
      HelpKeys("Hoy", [.init("Enter", "comenzar"), .init("↑ ↓", "elegir")]),
      HelpKeys("Quiz", [.init("1–4", "responder"), .init("u", "deshacer")]),
      HelpKeys("Todo", [.init("F1", "esta ayuda")]),
    ])

  private static func frame(
    _ help: HelpOverlay, columns: Int, rows: Int, glyphs: Glyphs = .unicode
  ) -> Frame<String> {
    var frame = Frame<String>(size: Size(columns: columns, rows: rows))
    frame.canvas.fill(frame.bounds, with: "~")
    frame.addRegion(frame.bounds, "behind")
    help.draw(into: &frame, rect: frame.bounds, glyphs: glyphs, action: "close")
    return frame
  }

  @Test("has its groups one below another where the window is narrow")
  func narrow() {
    let frame = Self.frame(Self.help, columns: 30, rows: 12)
    #expect(
      frame.rows == [
        "Ayuda", "", "Hoy", "Enter  comenzar", "↑ ↓    elegir", "", "Quiz", "1–4    responder",
        "u      deshacer", "", "Todo", "F1     esta ayuda",
      ])
    #expect(frame.hitRegions.map(\.action) == ["close"])
    #expect(frame.cursor == Position(column: 0, row: 0))
  }

  @Test("has its groups in columns of like height where there is room")
  func wide() {
    let rows = [
      ("Hoy", "Quiz"), ("Enter  comenzar", "1–4    responder"),
      ("↑ ↓    elegir", "u      deshacer"), ("", ""), ("", "Todo"), ("", "F1     esta ayuda"),
    ].map { left, right in right.isEmpty ? left : TextLayout.padded(left, to: 41) + right }
    let shown = Self.frame(Self.help, columns: 80, rows: 12).rows
    #expect(Array(shown[2..<8]) == rows)
    let row = Self.frame(Self.help, columns: 120, rows: 12).rows[2]
    #expect(row.split(separator: " ") == ["Hoy", "Quiz", "Todo"])
  }

  @Test("scrolls where the window is low, and says so")
  func low() {
    var help = Self.help
    let rect = Rect(column: 0, row: 0, columns: 30, rows: 5)
    let extent = help.extent(in: rect, glyphs: .unicode)
    #expect(extent.count == 10 && extent.rows == 4)
    let space = String(repeating: " ", count: 22)
    let top = Self.frame(help, columns: 30, rows: 5).rows
    #expect(top == ["Ayuda\(space) ↓", "Hoy", "Enter  comenzar", "↑ ↓    elegir", ""])
    #expect(help.scroll.handle(KeyPress(.end), count: extent.count, rows: extent.rows) == true)
    let end = Self.frame(help, columns: 30, rows: 5).rows
    #expect(end == ["Ayuda\(space)↑", "u      deshacer", "", "Todo", "F1     esta ayuda"])
  }

  @Test("breaks a meaning that is too long under itself, and names keys in ASCII where it must")
  func breaking() {
    let frame = Self.frame(Self.help, columns: 14, rows: 12, glyphs: .ascii)
    #expect(frame.rows[3...4] == ["Enter  comenza", "       r"])
    #expect(frame.rows[5] == "^ v    elegir")
  }

  @Test("without any groups is a heading")
  func empty() {
    #expect(
      Self.frame(HelpOverlay(title: "Ayuda", groups: []), columns: 9, rows: 1).rows == ["Ayuda"])
  }
}
