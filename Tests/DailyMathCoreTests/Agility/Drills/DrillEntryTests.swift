import DailyMathCore
import Testing

@Suite("Typing an answer")
struct DrillEntryTests {
  @Test(
    "each key does what it says, or nothing",
    arguments: [
      ("", ""), ("56", "56"), ("007", "007"), ("-5", "-5"), ("5-", "-5"), ("5--", "5"),
      ("--5", "5"), ("1-2", "-12"), ("-", "-"), ("--", ""), ("0,5", "0.5"), ("0.5", "0.5"),
      (",5", ".5"), ("5,", "5."), ("1,2,3", "1.23"), ("1,,2", "1.2"), ("1/2", "1/2"),
      ("1//2", "1/2"), ("1/2/3", "1/23"), ("1/0,5", "1/05"), ("0,5/2", "0.52"), ("/5", "5"),
      ("-/5", "-5"), (",/5", ".5"), ("5,/2", "5.2"), ("1/-2", "-1/2"), ("1/2-", "-1/2"),
      ("-1/2-", "1/2"),
    ])
  func keys(typed: String, text: String) {
    #expect(DrillEntry(typing: typed).text == text)
  }

  @Test(
    "backspace takes the last character, and the sign last of all",
    arguments: [
      ("<", ""), ("12<", "1"), ("12<<<", ""), ("-5<", "-"), ("-5<<", ""), ("5-<", "-"), ("-<", ""),
      ("0,5<", "0."), ("0,5<<", "0"), ("0,5<<,7", "0.7"), ("1/2<", "1/"), ("1/2<<,5", "1.5"),
      ("-12<<3", "-3"), ("-1/2<<<<", ""),
    ])
  func backspace(typed: String, text: String) {
    #expect(DrillEntry(typing: typed).text == text)
  }

  @Test("Enter and what is no digit change nothing", arguments: [-1, 10, Int.min, Int.max])
  func others(digit: Int) {
    var entry = DrillEntry(typing: "-1/2")
    entry.take(.enter)
    entry.take(.digit(digit))
    #expect(entry.text == "-1/2")
  }

  @Test(
    "twelve characters are kept, with the sign",
    arguments: [
      ("1234567890123", "123456789012"), ("-123456789012", "-12345678901"),
      ("123456789012-", "123456789012"), ("123456789012,", "123456789012"),
      ("123456789012/", "123456789012"), ("12345678901-", "-12345678901"),
      ("-12345678901-2", "123456789012"), ("123456789012<,", "12345678901."),
    ])
  func longest(typed: String, text: String) {
    #expect(DrillEntry(typing: typed).text == text)
  }

  @Test(
    "an entry is the exact number that it spells",
    arguments: [
      ("56", 56, 1), ("007", 7, 1), ("0", 0, 1), ("-0", 0, 1), ("-5", -5, 1), ("0,5", 1, 2),
      ("0.5", 1, 2), (",5", 1, 2), ("-,5", -1, 2), ("5,", 5, 1), ("-5,", -5, 1), ("00,50", 1, 2),
      ("1,25", 5, 4), ("2/4", 1, 2), ("-2/4", -1, 2), ("4/2", 2, 1), ("0/5", 0, 1),
      ("007/014", 1, 2), ("999999999999", 999_999_999_999, 1), (",00000000001", 1, 100_000_000_000),
      ("1/9999999999", 1, 9_999_999_999), ("-99999999999", -99_999_999_999, 1),
    ])
  func values(typed: String, above: Int, below: Int) {
    #expect(DrillEntry(typing: typed).value == ExactFraction(above, over: below))
    #expect(DrillEntry(typing: typed).value != nil)
  }

  @Test(
    "what is not finished is no number",
    arguments: ["", "-", ",", "-,", "/", "1/", "-1/", "1/0", "0/0", "-3/000"])
  func noNumbers(typed: String) {
    #expect(DrillEntry(typing: typed).value == nil)
  }

  @Test("spellings of the same number are the same value")
  func equal() {
    let half = ["2/4", "0,5", "0.50", ",5", "1/2", "00,5"].map { DrillEntry(typing: $0).value }
    #expect(Set(half).count == 1)
    #expect(DrillEntry(typing: "1/3").value != DrillEntry(typing: "0,333333333").value)
  }

  @Test("any keys give at most one mark, one sign in front, and no fault", arguments: 0..<10)
  func anyKeys(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let keys: [DrillEntry.Key] =
      (0...9).map(DrillEntry.Key.digit) + [.minus, .decimal, .slash, .backspace, .enter]
    var entry = DrillEntry()
    for _ in 0..<2_000 {
      let before = entry
      entry.take(keys[generator.next(below: keys.count)])
      let text = entry.text
      #expect(text.utf8.count <= DrillEntry.longest)
      #expect(text.count { ",./".contains($0) } <= 1)
      #expect(!text.dropFirst().contains("-"))
      // Either the number or its opposite is left by the sign.
      var turned = entry
      turned.take(.minus)
      if turned != entry { #expect(turned.value == entry.value?.negated) }
      if entry == before { continue }
      #expect(abs(text.utf8.count - before.text.utf8.count) == 1)
    }
  }
}
