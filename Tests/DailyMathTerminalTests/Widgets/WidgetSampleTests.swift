import DailyMathTerminal
import Testing

@Suite("Every widget")
struct WidgetSampleTests {
  private static let sizes = [
    (0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (3, 3), (5, 1), (5, 4), (6, 2), (7, 9), (12, 3),
    (16, 6), (24, 5), (33, 10), (40, 12), (80, 1), (80, 24),
  ].map { Size(columns: $0.0, rows: $0.1) }

  private static let texts = ["", "a", "Guardar todo", "漢字漢字漢", "e\u{301}👩\u{200D}🚀 x漢\u{301}"]

  @Test("keeps to its rectangle, its regions and the cursor too", arguments: WidgetSample.all)
  func bounds(sample: WidgetSample) {
    for size in Self.sizes {
      for text in Self.texts {
        for glyphs in [Glyphs.unicode, .ascii] {
          let drawn = DrawnWidget(size) { sample.draw(&$0, $1, glyphs, text) }
          let place: Comment = "\(size.columns)×\(size.rows) with “\(text)”"
          // One Boolean each, so that a failure says where and does not list the cells.
          let (cells, regions, cursor) =
            (drawn.keepsToItsCells, drawn.keepsItsRegions, drawn.keepsItsCursor)
          #expect(cells, place)
          #expect(regions, place)
          #expect(cursor, place)
        }
      }
    }
  }

  @Test(
    "with the focus has the cursor on it wherever there is a cell",
    arguments: WidgetSample.all.filter(\.isFocused))
  func cursor(sample: WidgetSample) {
    for size in Self.sizes where !size.isEmpty {
      let drawn = DrawnWidget(size) { sample.draw(&$0, $1, .unicode, "Texto") }
      #expect(drawn.frame.cursor != nil, "\(size.columns)×\(size.rows)")
    }
  }

  @Test("is drawn in ASCII where that is asked for", arguments: WidgetSample.all)
  func ascii(sample: WidgetSample) {
    for size in Self.sizes {
      let drawn = DrawnWidget(size) { sample.draw(&$0, $1, .ascii, "Guardar todo") }
      #expect(drawn.frame.isASCII, "\(size.columns)×\(size.rows)")
    }
  }

  @Test("does not trap where a rectangle has no end", arguments: WidgetSample.all)
  func endless(sample: WidgetSample) {
    let corners = [Int.min, -2, 0, 2, .max].map { Position(column: $0, row: $0) }
    for corner in corners {
      let rect = Rect(column: corner.column, row: corner.row, columns: .max, rows: .max)
      var frame = Frame<Int>(size: Size(columns: 20, rows: 6))
      sample.draw(&frame, rect, .unicode, "Texto")
      #expect(frame.hitRegions.allSatisfy { frame.bounds.intersection($0.rect) == $0.rect })
    }
  }
}
