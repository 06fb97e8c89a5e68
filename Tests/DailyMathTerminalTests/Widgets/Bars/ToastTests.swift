import DailyMathTerminal
import Testing

@Suite("A toast")
struct ToastTests {
  @Test("goes after the time it takes to read it")
  func time() {
    let toast = Toast(.success, "Guardada.", at: 1_000)
    // Two seconds, and sixty milliseconds for each of nine letters.
    #expect(toast.deadline == 3_540)
    #expect(!toast.isOver(at: 1_000))
    #expect(!toast.isOver(at: 3_539))
    #expect(toast.isOver(at: 3_540))
    #expect(Toast(.information, "", at: 0).duration == 2_000)
    #expect(Toast(.information, String(repeating: "x", count: 900), at: 0).duration == 10_000)
    #expect(Toast(.information, "x", at: .max).deadline == .max)
  }

  @Test("is a line with a sign, to be clicked away")
  func picture() {
    var frame = Frame<Int>(size: Size(columns: 20, rows: 2))
    Toast(.success, "Guardada.", at: 0)
      .draw(into: &frame, rect: frame.bounds, glyphs: .unicode, action: 1)
    #expect(frame.rows == ["✓ Guardada.", ""])
    #expect(frame.hitRegions.map(\.rect) == [Rect(column: 0, row: 0, columns: 11, rows: 1)])
  }

  @Test("goes on in the rows below where it is too long for one, and is cut only after the last")
  func longPicture() {
    var frame = Frame<Int>(size: Size(columns: 12, rows: 3))
    let toast = Toast(.success, "Cuenta eliminada hoy.", at: 0)
    #expect(toast.message.rows(columns: 12, widths: .narrow) == 3)
    #expect(toast.message.rows(columns: 23, widths: .narrow) == 1)
    toast.draw(into: &frame, rect: frame.bounds, glyphs: .unicode, action: 1)
    #expect(frame.rows == ["✓ Cuenta", "  eliminada", "  hoy."])
    #expect(frame.hitRegions.map(\.rect) == [frame.bounds])
    var row = Frame<Int>(size: Size(columns: 12, rows: 1))
    toast.draw(into: &row, rect: row.bounds, glyphs: .unicode, action: 1)
    #expect(row.rows == ["✓ Cuenta el…"])
  }
}
