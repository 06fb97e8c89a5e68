import DailyMathSystem
import Testing

@Suite("Text made harmless for a terminal")
struct DisplayTextTests {
  @Test(
    "what could move, hide or forge is replaced",
    arguments: [
      ("plain", "plain"),
      ("a\tb", "a b"),
      ("\u{1B}[2J", "␛[2J"),
      ("\u{1B}]52;c;AA\u{07}", "␛]52;c;AA␇"),
      ("\u{9B}31m", "\u{FFFD}31m"),
      ("a\rb\u{8}", "a␍b␈"),
      ("\u{0}\u{7F}", "␀␡"),
      ("\u{202E}abc\u{2066}", "\u{FFFD}abc\u{FFFD}"),
      ("a\u{200B}b\u{FEFF}", "a\u{FFFD}b\u{FFFD}"),
      ("a\u{2028}b\u{2029}", "a\u{FFFD}b\u{FFFD}"),
      ("\u{E000}\u{10FFFF}\u{378}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("\u{E0041}", "\u{FFFD}"),
      ("👩‍👩‍👧", "👩‍👩‍👧"),
      ("e\u{301}ñ", "e\u{301}ñ"),
      ("∑ √2 ≤ π", "∑ √2 ≤ π"),
      ("a\nb", "a␊b"),
    ])
  func replaced(text: String, expected: String) {
    let filtered = DisplayText.filtered(text, newlines: .replace)
    #expect(Array(filtered.unicodeScalars) == Array(expected.unicodeScalars))
    #expect(DisplayText.filtered(filtered, newlines: .replace) == filtered)
    #expect(DisplayText.isClean(filtered, newlines: .replace))
  }

  @Test("line feeds stay where they may, and Windows ends become plain ones")
  func newlines() {
    #expect(DisplayText.filtered("a\nb\r\nc\rd", newlines: .keep) == "a\nb\nc␍d")
    #expect(DisplayText.filtered("\r\r\n", newlines: .keep) == "␍\n")
    #expect(DisplayText.isClean("a\nb", newlines: .keep))
    #expect(!DisplayText.isClean("a\nb", newlines: .replace))
  }

  @Test("of thirty combining marks on a letter four stay, joiners between them or not")
  func marks() {
    let stacked = "e" + String(repeating: "\u{301}", count: 30) + "x"
    #expect(
      DisplayText.filtered(stacked, newlines: .keep).unicodeScalars.count == 1 + 4 + 1)
    let joined = "e" + String(repeating: "\u{301}\u{200D}", count: 30) + "x"
    #expect(DisplayText.filtered(joined, newlines: .keep).unicodeScalars.count == 1 + 4 + 1)
  }

  @Test("a difference that only equal-looking texts have is still a difference")
  func cleanByBytes() {
    #expect(!DisplayText.isClean("a\tb", newlines: .keep))
    #expect(!DisplayText.isClean("a\u{200B}", newlines: .keep))
    #expect(DisplayText.isClean("e\u{301}", newlines: .keep))
  }

  @Test("whatever comes in, nothing that controls comes out, and twice is as once")
  func everyScalar() {
    var text = String.UnicodeScalarView()
    for value in (0...0x2FFFF as ClosedRange<UInt32>) {
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    let once = DisplayText.filtered(String(text), newlines: .replace)
    let isHarmless = once.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
      case .format: scalar.value == 0x200C || scalar.value == 0x200D
      default: true
      }
    }
    #expect(isHarmless)
    #expect(DisplayText.isClean(once, newlines: .replace))
  }

  @Test("which characters are let through does not depend on the short way for common text")
  func shortWay() {
    for value in UInt32(0x20)...0xFFFF {
      guard let scalar = Unicode.Scalar(value), scalar != "\t" else { continue }
      let text = String(scalar)
      // A letter that is never plain makes the whole text go the long way.
      let long = DisplayText.filtered(text + "漢", newlines: .keep)
      let short = DisplayText.filtered(text, newlines: .keep)
      #expect(Array((short + "漢").unicodeScalars) == Array(long.unicodeScalars))
    }
  }
}
