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
      // In a path, lines break between the folders where that can be.
      ("/home/ana/codes.txt", 12, ["/home/ana/", "codes.txt"]),
      ("en /home/ana/codes.txt.", 20, ["en", "/home/ana/codes.txt."]),
      ("/a/bcdefgh", 5, ["/a/", "bcdef", "gh"]), ("/abc漢", 5, ["/", "abc漢"]),
      ("////", 3, ["///", "/"]), ("/漢字", 4, ["/", "漢字"]),
    ])
  func wrapping(text: String, columns: Int, lines: [String]) {
    #expect(TextLayout.wrapped(text, columns: columns) == lines)
  }

  @Test("counts ambiguous characters as the terminal draws them")
  func ambiguous() {
    #expect(TextLayout.columns(of: "3 × 4 ÷ 2") == 9)
    #expect(TextLayout.columns(of: "3 × 4 ÷ 2", widths: .wideAmbiguous) == 11)
    #expect(TextLayout.truncated("3 × 4", to: 5, ellipsis: "..", widths: .wideAmbiguous) == "3 ..")
    #expect(TextLayout.truncated("3 × 4", to: 6, widths: .wideAmbiguous) == "3 × 4")
    #expect(TextLayout.truncated("0123", to: 3, widths: .wideAmbiguous) == "0…")
    #expect(TextLayout.padded("√2", to: 5, widths: .wideAmbiguous) == "√2  ")
    #expect(
      TextLayout.wrapped("2 × 3 × 4", columns: 5, widths: .wideAmbiguous) == ["2 ×", "3 ×", "4"])
    #expect(TextLayout.wrapped("××××", columns: 5, widths: .wideAmbiguous) == ["××", "××"])
    #expect(TextLayout.prefix(of: "×1", columns: 1, widths: .wideAmbiguous).isEmpty)
  }

  @Test(
    "keeps every letter and every limit, whatever the text", arguments: 0..<20,
    WidthPolicy.allCases)
  func invariants(seed: Int, widths: WidthPolicy) {
    var painter = RandomPainter(generator: SeededGenerator(seed: UInt64(seed)))
    let text = painter.text(length: painter.generator.number(below: 120))
    for columns in [2, 3, 7, 20] {
      let lines = TextLayout.wrapped(text, columns: columns, widths: widths)
      #expect(lines.allSatisfy { TextLayout.columns(of: $0, widths: widths) <= columns })
      // Cluster by cluster, so that none was split.
      #expect(lines.flatMap(Array.init).filter { $0 != " " } == Array(text).filter { $0 != " " })
      let cut = TextLayout.truncated(text, to: columns, ellipsis: "~", widths: widths)
      #expect(TextLayout.columns(of: cut, widths: widths) <= columns)
      #expect(cut == text || Array(text).starts(with: cut.dropLast()))
      let padded = TextLayout.padded(cut, to: columns, widths: widths)
      #expect(TextLayout.columns(of: padded, widths: widths) == columns)
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
