import DailyMathTerminal
import Testing

@Suite("A bar chart")
struct BarChartTests {
  private static let bars = [
    Bar("Cálculo", 12, action: 1), Bar("Álgebra", 7, action: 2), Bar("Límites", 1, action: 3),
  ]

  private static func frame(
    _ chart: BarChart<Int>, columns: Int, rows: Int = 3, glyphs: Glyphs = .unicode
  ) -> Frame<Int> {
    var frame = Frame<Int>(size: Size(columns: columns, rows: rows))
    chart.draw(into: &frame, rect: frame.bounds, glyphs: glyphs)
    return frame
  }

  @Test("has low bars of whole cells where they are to stand apart")
  func airy() {
    let chart = BarChart(Self.bars, isAiry: true)
    #expect(
      Self.frame(chart, columns: 21).rows == [
        "Cálculo  ▆▆▆▆▆▆▆▆  12", "Álgebra  ▆▆▆▆       7", "Límites  ▆          1",
      ])
    #expect(Self.frame(chart, columns: 21, glyphs: .ascii).rows[1] == "Álgebra  ====       7")
  }

  @Test("has a label, a bar in eighths and an aligned number on each line")
  func picture() {
    let chart = BarChart(Self.bars)
    #expect(
      Self.frame(chart, columns: 21).rows == [
        "Cálculo  ████████  12", "Álgebra  ████▋      7", "Límites  ▋          1",
      ])
    #expect(
      Self.frame(chart, columns: 21, glyphs: .ascii).rows == [
        "Cálculo  ########  12", "Álgebra  ####       7", "Límites  #          1",
      ])
  }

  @Test("marks the selected bar without colour, and is clicked on its line")
  func selection() {
    let chart = BarChart(Self.bars, selected: 1, isFocused: true)
    let frame = Self.frame(chart, columns: 23)
    #expect(
      frame.rows == [
        "  Cálculo  ████████  12", "▸ Álgebra  ████▋      7", "  Límites  ▋          1",
      ])
    #expect(frame.cursor == Position(column: 0, row: 1))
    #expect(frame.action(at: Position(column: 20, row: 2)) == 3)
    var quiet = chart
    quiet.isFocused = false
    #expect(Self.frame(quiet, columns: 23).canvas.text(row: 1) == "▹ Álgebra  ████▋      7")
  }

  @Test(
    "gives up its bars and then its labels before its numbers",
    arguments: [
      (17, "Cálculo  ████  12"), (16, "Cálculo 12"), (15, "Cálculo 12"), (10, "Cálculo 12"),
      (9, "Cálcu… 12"),
      (4, "… 12"), (3, "12"), (2, "12"),
      (1, "…"), (0, ""),
    ])
  func narrow(columns: Int, text: String) {
    #expect(Self.frame(BarChart(Self.bars), columns: columns).canvas.text(row: 0) == text)
  }

  @Test("keeps its bars as long as can be read at a glance, and draws what there are rows for")
  func wide() {
    let frame = Self.frame(BarChart(Self.bars), columns: 90, rows: 2)
    #expect(frame.rows[0] == "Cálculo  " + String(repeating: "█", count: 40) + "  12")
    #expect(frame.hitRegions.count == 2)
  }

  @Test(
    "draws nothing for nothing, and no more than all",
    arguments: [
      (0, nil, ""), (-5, nil, ""), (.min, 10, ""), (3, 12, "██"), (.max, 12, "████████"),
      (.max, nil, "████████"), (1, .max, "▏"), (5, 0, "████████"),
    ] as [(Int, Int?, String)])
  func extremes(value: Int, maximum: Int?, bar: String) {
    let chart = BarChart<Int>([Bar("Cálculo", value, number: "12")], maximum: maximum)
    let shown = Self.frame(chart, columns: 21).canvas.text(row: 0)
    #expect(shown == TextLayout.padded("Cálculo  " + bar, to: 17) + "  12")
  }
}
