import DailyMathTerminal
import Testing

@Suite("A chart of columns")
struct ColumnChartTests {
  private static func chart(_ values: [Int?], top: Int = 8) -> ColumnChart {
    ColumnChart(
      values, scale: ChartScale(top: top),
      ticks: [0, top / 2, top].map { ColumnChart.Mark($0, "\($0)") },
      labels: [.init(0, "lu"), .init(values.count - 1, "hoy")])
  }

  private static func rows(
    _ chart: ColumnChart, columns: Int, rows: Int = 4, glyphs: Glyphs = .unicode
  ) -> [String] {
    var frame = Frame<Int>(size: Size(columns: columns, rows: rows))
    chart.draw(into: &frame.canvas, rect: frame.bounds, glyphs: glyphs)
    return frame.rows
  }

  @Test("stands on an axis, beside the numbers that its height means")
  func picture() {
    #expect(
      Self.rows(Self.chart([8, 4, 0, 1, 6]), columns: 13) == [
        "8 ┤█       ▄",
        "4 ┤█ █   ▂ █",
        "0 ╰──────────",
        "   lu     hoy",
      ])
  }

  @Test("is drawn in ASCII, each height as another character")
  func ascii() {
    #expect(
      Self.rows(Self.chart([8, 4, 0, 1, 6]), columns: 13, glyphs: .ascii) == [
        "8 +#       =",
        "4 +# #   : #",
        "0 +----------",
        "   lu     hoy",
      ])
  }

  @Test("makes its columns wider where there is room, and leaves no gap where there is none")
  func steps() {
    #expect(Self.rows(Self.chart([8, 8]), columns: 20)[0] == "8 ┤███ ███")
    #expect(Self.rows(Self.chart([8, 8, 8]), columns: 6)[0] == "8 ┤███")
  }

  @Test("goes without the numbers where they would take the room of columns")
  func narrow() {
    #expect(Self.rows(Self.chart([8, 8, 8, 8]), columns: 6)[0] == "████")
    #expect(Self.rows(Self.chart([8, 8, 8, 8]), columns: 2)[0] == "██")
  }

  @Test("shows an absent number and nothing as a gap, and the smallest one as something")
  func small() {
    #expect(Self.rows(Self.chart([nil, 0, -3, 1], top: 1_000), columns: 14)[1] == " 500 ┤      ▁")
  }

  @Test("writes of two labels that would touch the one that comes first")
  func labels() {
    var chart = Self.chart([8, 8, 8])
    chart.labels = [.init(2, "hoy"), .init(0, "lunes"), .init(0, "l")]
    #expect(Self.rows(chart, columns: 9)[3] == "   l  hoy")
    // A label that is longer than the axis is left out.
    chart.labels = [.init(0, "domingo")]
    #expect(Self.rows(chart, columns: 9)[3] == "")
  }

  @Test("lets one column look otherwise")
  func exception() {
    var chart = Self.chart([8, 8])
    chart.exception = (0, .warning)
    var frame = Frame<Int>(size: Size(columns: 8, rows: 4))
    chart.draw(into: &frame.canvas, rect: frame.bounds, glyphs: .unicode)
    #expect(frame.canvas[3, 0].style == .warning)
    #expect(frame.canvas[5, 0].style == .accent)
  }

  @Test("reaches no further up for the largest numbers")
  func largest() {
    let chart = ColumnChart([.max, .max / 2], scale: ChartScale(most: .max), ticks: [], labels: [])
    #expect(Self.rows(chart, columns: 4, rows: 4).prefix(2) == ["█", "█ ▇"])
  }

  @Test("draws nothing without numbers or room")
  func nothing() {
    #expect(Self.rows(Self.chart([]), columns: 5) == ["", "", "", ""])
    #expect(Self.rows(Self.chart([8]), columns: 5, rows: 1) == ["8 ┤█"])
  }
}
