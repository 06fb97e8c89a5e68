import DailyMathTerminal
import Testing

@Suite("The width of a cluster")
struct CharacterWidthTests {
  @Test(
    "is two for what Unicode calls wide, none for what takes no room, else one",
    arguments: [
      ("a", 1), (" ", 1), ("ñ", 1), ("e\u{301}", 1), ("∑", 1), ("√", 1), ("─", 1), ("▓", 1),
      ("漢", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("Ａ", 2), ("ｱ", 1), ("ｶ\u{FF9E}", 2),
      ("😀", 2), ("👍🏽", 2), ("👩\u{200D}🚀", 2), ("🇨🇴", 2), ("☝🏽", 2), ("❤", 1), ("❤\u{FE0F}", 2),
      ("1\u{FE0F}\u{20E3}", 2), ("x\u{FE0F}", 1), ("\u{301}", 0), ("\u{200B}", 0), ("\u{AD}", 0),
      ("\u{7F}", 0), ("\u{85}", 0), ("\n", 0), ("\r\n", 0), ("\u{1B}", 0), ("\u{202E}", 0),
      ("\u{2028}", 0), ("\u{FFFD}", 1), ("⎡", 1), ("•", 1), ("▸", 1), ("⠋", 1), ("ก", 1),
      ("\u{1F1E8}", 2), ("が", 2),
    ] as [(Character, Int)])
  func columns(character: Character, columns: Int) {
    #expect(CharacterWidth.columns(of: character) == columns)
  }

  @Test("is 0, 1 or 2 for every code point there is")
  func allScalars() {
    var wide = 0
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let columns = CharacterWidth.columns(of: scalar)
      if columns < 0 || columns > 2 { Issue.record("\(value) takes \(columns)") }
      if columns == 2 { wide += 1 }
    }
    // The ideographs of the basic plane alone are more than 27,000; planes 2 and 3 are wide as a whole.
    #expect(wide > 150_000)
  }

  @Test("is agreed on for letters and signs, and contested for emoji and sequences")
  func contested() {
    for character in "aé漢∑─▸✓e\u{301}" { #expect(!CharacterWidth.isContested(character)) }
    for character in "😀👍🏽🇨🇴👩\u{200D}🚀" { #expect(CharacterWidth.isContested(character)) }
    #expect(CharacterWidth.isContested("❤\u{FE0F}"))
  }

  @Test("is one, and agreed on, for every character the interface is drawn with")
  func glyphs() {
    for glyphs in [Glyphs.unicode, .ascii] {
      let borders = [glyphs.border, glyphs.focusBorder].flatMap {
        [$0.horizontal, $0.vertical, $0.topLeft, $0.topRight, $0.bottomLeft, $0.bottomRight]
      }
      let signs = [
        glyphs.focusMark, glyphs.focusMarkEnd, glyphs.play, glyphs.check, glyphs.cross,
        glyphs.warning, glyphs.filledDot, glyphs.hollowDot, glyphs.passwordDot, glyphs.barFilled,
        glyphs.barEmpty, glyphs.lineFilled, glyphs.lineEmpty, glyphs.separator,
      ]
      for character in borders + signs + glyphs.spinner + glyphs.arrows + Array(glyphs.ellipsis) {
        #expect(CharacterWidth.columns(of: character) == 1)
        #expect(character.unicodeScalars.count == 1)
        if glyphs == .ascii { #expect(character.isASCII) }
      }
    }
  }
}
