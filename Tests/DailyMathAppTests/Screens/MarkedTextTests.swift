import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("A text with marked letters")
struct MarkedTextTests {
  private func lines(_ pieces: [(String, Bool)], columns: Int = 20) -> [[String]] {
    MarkedText(
      pieces.map { MarkedText.Piece(text: $0.0, isMarked: $0.1) }, columns: columns,
      widths: .narrow
    ).lines.map { [$0.text, $0.marks] }
  }

  @Test("the marks stand under the letters, and nothing stands where none is marked")
  func marks() {
    #expect(lines([("co", false), ("s", true), ("seno", false)]) == [["cosseno", "  ^"]])
    #expect(lines([("coseno", false)]) == [["coseno", ""]])
    #expect(lines([("x", true), ("y", false), ("z", true)]) == [["xyz", "^ ^"]])
    #expect(lines([]) == [["", ""]])
  }

  @Test("a long text is broken where a line is full, and its marks with it")
  func breaking() {
    #expect(
      lines([("abcd", false), ("efg", true), ("hij", false)], columns: 5) == [
        ["abcde", "    ^"], ["fghij", "^^"],
      ])
  }

  @Test("a wide character takes two marks, and is never cut in halves")
  func wide() {
    #expect(
      lines([("a", false), ("漢", true), ("字", false)], columns: 4) == [
        ["a漢", " ^^"], ["字", ""],
      ])
    #expect(lines([("漢", true)], columns: 1) == [["漢", "^^"]])
  }
}
