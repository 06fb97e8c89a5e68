import DailyMathSystem
import Testing

@Suite("The parts of a text")
struct StringPartsTests {
  @Test(
    "are what stands around a separator",
    arguments: [
      ("a · b", ["a", "b"]), ("a · b · c", ["a", "b", "c"]), ("a", ["a"]), ("", [""]),
      (" · a · ", ["", "a", ""]), ("a ·b", ["a ·b"]), ("π · día", ["π", "día"]),
    ])
  func parts(text: String, expected: [String]) {
    #expect(text.parts(between: " · ").map(String.init) == expected)
  }

  @Test("do not overlap")
  func overlap() {
    #expect("aaaa".parts(between: "aa") == ["", "", ""])
  }

  @Test(
    "tell whether a text holds another",
    arguments: [
      ("es_CO.utf-8", true), ("utf-8", true), ("utf-8@euro", true), ("ututf-8", true),
      ("utf8", false), ("utf-", false), ("", false),
    ])
  func holding(text: String, isHeld: Bool) {
    #expect(text.holds("utf-8") == isHeld)
  }
}
