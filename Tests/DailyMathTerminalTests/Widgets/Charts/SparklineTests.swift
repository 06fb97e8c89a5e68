import DailyMathTerminal
import Testing

@Suite("A sparkline")
struct SparklineTests {
  private static func rows(
    _ line: Sparkline, columns: Int, rows: Int = 1, glyphs: Glyphs = .unicode
  ) -> [String] {
    var frame = Frame<Int>(size: Size(columns: columns, rows: rows))
    line.draw(into: &frame.canvas, rect: frame.bounds, glyphs: glyphs)
    return frame.rows
  }

  @Test("shows each number as a column and an absent one as a gap")
  func columns() {
    let line = Sparkline([0, 1, 2, nil, 8])
    #expect(Self.rows(line, columns: 9) == ["▁▁▂ █"])
    #expect(Self.rows(line, columns: 9, rows: 2) == ["    █", "▁▂▄ █"])
    #expect(Self.rows(line, columns: 9, glyphs: .ascii) == ["..: #"])
  }

  @Test(
    "lets one column stand for several numbers where there is less room",
    arguments: [
      (Sparkline.Resampling.mean, "▂ ▇"), (.maximum, "▃ █"),
    ])
  func resampling(_ resampling: Sparkline.Resampling, text: String) {
    let line = Sparkline([1, 3, nil, nil, 6, 8], in: 0...8, resampling: resampling)
    #expect(Self.rows(line, columns: 3) == [text])
  }

  @Test(
    "keeps within its range whatever the numbers are",
    arguments: [
      ([7, 7], nil, "██"), ([0, 0], nil, "▁▁"), ([-4, 0, 4], nil, "▁▄█"), ([3, 9], 4...8, "▁█"),
      ([5], 5...5, "▁"), ([.nan, .infinity, 1], nil, "  █"), ([], nil, ""),
      ([-.greatestFiniteMagnitude, .greatestFiniteMagnitude], nil, "▁█"),
    ] as [([Double?], ClosedRange<Double>?, String)])
  func range(values: [Double?], range: ClosedRange<Double>?, text: String) {
    #expect(Self.rows(Sparkline(values, in: range), columns: 5) == [text])
  }

  @Test("means the largest numbers without overflow")
  func largest() {
    let line = Sparkline([.greatestFiniteMagnitude, .greatestFiniteMagnitude, 0, 0])
    #expect(Self.rows(line, columns: 2) == ["█▁"])
  }
}
