import DailyMathTerminal
import Testing

@Suite("Text layout")
struct TextLayoutTests {
  @Test(
    "cuts text where it no longer fits, never inside a cluster",
    arguments: [
      ("hola", 4, "hola"), ("hola", 3, "ho…"), ("hola", 1, "…"), ("hola", 0, ""), ("hola", -1, ""),
      ("漢字", 4, "漢字"), ("漢字", 3, "漢…"), ("漢字", 2, "…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
      ("", 0, ""), ("👩\u{200D}🚀ab", 3, "👩\u{200D}🚀…"),
    ])
  func truncation(text: String, columns: Int, expected: String) {
    #expect(TextLayout.truncated(text, to: columns) == expected)
  }

  @Test("cuts an ellipsis that does not fit either")
  func ellipsis() {
    #expect(TextLayout.truncated("hello", to: 4, ellipsis: "...") == "h...")
    #expect(TextLayout.truncated("hello", to: 2, ellipsis: "...") == "..")
  }

  @Test("pads to the exact width")
  func padding() {
    #expect(TextLayout.padded("漢", to: 5) == "漢   ")
    #expect(TextLayout.padded("漢", to: 5, alignment: .trailing) == "   漢")
    #expect(TextLayout.padded("漢", to: 5, alignment: .center) == " 漢  ")
    #expect(TextLayout.padded("largo", to: 2) == "largo")
  }

  @Test(
    "breaks lines at spaces, and inside words that are longer than a line",
    arguments: [
      ("uno dos tres", 7, ["uno dos", "tres"]), ("uno dos tres", 3, ["uno", "dos", "tre", "s"]),
      ("", 5, [""]), ("a\nb", 5, ["a", "b"]), ("a\n\nb\n", 5, ["a", "", "b", ""]),
      ("abcdefgh", 3, ["abc", "def", "gh"]), ("漢字漢字", 5, ["漢字", "漢字"]), ("漢", 1, ["漢"]),
      ("uno   dos", 20, ["uno   dos"]), ("uno   dos", 5, ["uno", "dos"]),
      ("ab abcdef", 4, ["ab", "abcd", "ef"]),
      ("  sangrado", 20, ["  sangrado"]), ("fin ", 10, ["fin"]), ("a\r\nb", 3, ["a", "b"]),
      ("abc", 0, ["a", "b", "c"]),
    ])
  func wrapping(text: String, columns: Int, lines: [String]) {
    #expect(TextLayout.wrapped(text, columns: columns) == lines)
  }

  @Test("keeps every letter and every limit, whatever the text", arguments: 0..<40)
  func invariants(seed: Int) {
    var painter = RandomPainter(generator: SeededGenerator(seed: UInt64(seed)))
    let text = painter.text(length: painter.generator.number(below: 120))
    for columns in [2, 3, 7, 20] {
      let lines = TextLayout.wrapped(text, columns: columns)
      #expect(lines.allSatisfy { TextLayout.columns(of: $0) <= columns })
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
      let cut = TextLayout.truncated(text, to: columns)
      #expect(TextLayout.columns(of: cut) <= columns)
      #expect(cut == text || text.hasPrefix(cut.dropLast()))
      #expect(TextLayout.columns(of: TextLayout.padded(cut, to: columns)) == columns)
    }
  }

  @Test("wraps a very long word and a very long text without delay")
  func longText() {
    let word = String(repeating: "x", count: 5_000)
    #expect(TextLayout.wrapped(word, columns: 80).count == 63)
    let text = Array(repeating: "palabra", count: 20_000).joined(separator: " ")
    #expect(TextLayout.wrapped(text, columns: 79).count == 2_000)
  }
}
