import DailyMathCore
import Testing

@Suite("Starter deck parser")
struct StarterDeckParserTests {
  @Test("two records become two cards in their order")
  func twoRecords() throws {
    let text = """
      ? 1 + 1
      = 2
      - 3
      - 11
      - 1
      ! One more than one.

      ? ∫ 0 dx
      = C
      - 0
      - x
      - x + C
      ! Only constants have slope 0 - everywhere.
      """
    #expect(
      try StarterDeckParser.cards(in: text) == [
        StarterCard(
          prompt: "1 + 1", answer: "2", distractors: ["3", "11", "1"],
          explanation: "One more than one."),
        StarterCard(
          prompt: "∫ 0 dx", answer: "C", distractors: ["0", "x", "x + C"],
          explanation: "Only constants have slope 0 - everywhere."),
      ])
  }

  @Test("one newline at the end changes nothing")
  func trailingNewline() throws {
    let text = "? a\n= b\n- c\n- d\n- e\n! f"
    #expect(try StarterDeckParser.cards(in: text + "\n") == StarterDeckParser.cards(in: text))
  }

  @Test(
    "a broken text is refused with its first wrong line",
    arguments: [
      ("", 1, .expectedMarker("?")),
      ("\n? a\n= b\n- c\n- d\n- e\n! f", 1, .expectedMarker("?")),
      ("? a\n? b\n- c\n- d\n- e\n! f", 2, .expectedMarker("=")),
      ("? a\n= b\n- c\n- d\n! f", 5, .expectedMarker("-")),
      ("? a\n= b\n- c\n- d\n- e\n- f\n! g", 6, .expectedMarker("!")),
      ("? a\n= b\n- c\n- d\n- e", 6, .expectedMarker("!")),
      ("? a\n= b\n- c\n- d\n- e\n", 6, .expectedMarker("!")),
      ("? a\n= b\n- c\n- d\n- e\n! f\n? g", 7, .expectedBlankLine),
      ("? a\n= b\n- c\n- d\n- e\n! f\n ", 7, .expectedBlankLine),
      ("? a\n= b\n- c\n- d\n- e\n! f\n\n", 8, .expectedMarker("?")),
      ("? a\n= b\n- c\n- d\n- e\n! f\n\n\n? g", 8, .expectedMarker("?")),
      ("? a\n=b\n- c\n- d\n- e\n! f", 2, .expectedMarker("=")),
      (" ? a\n= b\n- c\n- d\n- e\n! f", 1, .expectedMarker("?")),
      ("? a\n=\n- c\n- d\n- e\n! f", 2, .emptyField),
      ("? a\n= b\n- \n- d\n- e\n! f", 3, .emptyField),
      ("? a\n= b\n-  c\n- d\n- e\n! f", 3, .looseSpace),
      ("? a\n= b\n- c\n- d\n- e \n! f", 5, .looseSpace),
      ("? a\r\n= b\r\n- c\r\n- d\r\n- e\r\n! f", 1, .looseSpace),
    ] as [(String, Int, StarterDeckParserError.Problem)])
  func brokenText(text: String, line: Int, problem: StarterDeckParserError.Problem) {
    #expect(throws: StarterDeckParserError(line: line, problem: problem)) {
      try StarterDeckParser.cards(in: text)
    }
  }

  @Test("an error reads as a sentence with the line and the cause")
  func errorDescription() {
    let error = StarterDeckParserError(line: 12, problem: .expectedMarker("!"))
    #expect(
      error.description == "starter deck, line 12: expected a line that begins with \"! \"")
  }
}
