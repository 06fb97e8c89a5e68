import DailyMathTerminal
import Testing

@Suite("The width of a cluster")
struct CharacterWidthTests {
  @Test(
    "is two for what Unicode calls wide, none for what takes no room, else one",
    arguments: [
      ("⌚", 2), ("◽", 2), ("a", 1), (" ", 1), ("ñ", 1), ("e\u{301}", 1), ("∑", 1), ("√", 1),
      ("─", 1), ("▓", 1),
      ("漢", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("Ａ", 2), ("ｱ", 1), ("ｶ\u{FF9E}", 2),
      ("😀", 2), ("👍🏽", 2), ("👩\u{200D}🚀", 2), ("🇨🇴", 2), ("☝🏽", 2), ("❤", 1), ("❤\u{FE0F}", 2),
      ("1\u{FE0F}\u{20E3}", 2), ("x\u{FE0F}", 1), ("\u{301}", 0), ("\u{200B}", 0), ("\u{AD}", 0),
      ("\u{7F}", 0), ("\u{85}", 0), ("\n", 0), ("\r\n", 0), ("\u{1B}", 0), ("\u{202E}", 0),
      ("\u{2028}", 0), ("\u{FFFD}", 1), ("⎡", 1), ("•", 1), ("▸", 1), ("⠋", 1), ("ก", 1),
      ("\u{1F1E8}", 2), ("が", 2), ("कि", 1), ("क्ष", 1), ("#\u{FE0F}\u{20E3}", 2),
      ("☎", 1), ("☎\u{FE0F}", 2), ("☎\u{FE0E}", 1), ("가", 2), ("\u{1160}", 0), ("ﾞ", 1),
      ("ﾊ\u{FF9F}", 2),
      ("\u{3164}", 0), ("\u{FEFF}", 0), ("👨\u{200D}👩\u{200D}👧\u{200D}👦", 2), ("㊗\u{FE0F}", 2),
    ] as [(String, Int)])
  func columns(cluster: String, columns: Int) {
    #expect(CharacterWidth.columns(of: Character(cluster)) == columns)
  }

  @Test(
    "is one or two for what Unicode calls ambiguous, as the terminal has it",
    arguments: [
      // EastAsianWidth.txt: A.
      ("×", true), ("÷", true), ("±", true), ("°", true), ("½", true), ("²", true), ("√", true),
      ("π", true), ("≤", true), ("∞", true), ("…", true), ("→", true), ("á", true), ("é", true),
      ("í", true), ("ó", true), ("ú", true), ("ü", true), ("¿", true), ("¡", true), ("─", true),
      ("╭", true), ("█", true), ("▓", true), ("●", true), ("▶", true), ("•", true),
      ("\u{FFFD}", true),
      ("\u{E000}", true), ("×\u{301}", true),
      // N, Na or H.
      ("ñ", false), ("a", false), ("░", false), ("✓", false), ("✗", false), ("⠋", false),
      ("▸", false), ("ｱ", false), ("e\u{301}", false), ("n\u{303}", false),
    ] as [(Character, Bool)])
  func ambiguous(character: Character, isAmbiguous: Bool) {
    #expect(CharacterWidth.columns(of: character) == 1)
    #expect(
      CharacterWidth.columns(of: character, widths: .wideAmbiguous) == (isAmbiguous ? 2 : 1))
  }

  @Test(
    "does not change for what takes no room or is wide anyway",
    arguments: ["\u{AD}", "\u{301}", "\u{FE0F}", "漢", "한", "😀", "🇨🇴", "☎\u{FE0F}", "\n"]
      as [Character])
  func policyIndependent(character: Character) {
    #expect(
      CharacterWidth.columns(of: character, widths: .wideAmbiguous)
        == CharacterWidth.columns(of: character))
  }

  @Test("is 0, 1 or 2 for every code point there is")
  func allScalars() {
    var wide = 0
    var ambiguous = 0
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let columns = CharacterWidth.columns(of: scalar)
      if columns < 0 || columns > 2 { Issue.record("\(value) takes \(columns)") }
      if columns == 2 { wide += 1 }
      // Beyond the basic plane and that of emoji, only private use is ambiguous.
      guard value < 0x20000 else { continue }
      let other = CharacterWidth.columns(of: scalar, widths: .wideAmbiguous)
      if other != columns {
        ambiguous += 1
        if columns != 1 || other != 2 { Issue.record("\(value) takes \(columns) or \(other)") }
      }
    }
    // The ideographs of the basic plane alone are more than 27,000; planes 2 and 3 are wide as a whole.
    #expect(wide > 150_000)
    // EastAsianWidth.txt of Unicode 14 has 902 that are no marks, beside the 6,400 of the private use area.
    #expect(ambiguous == 902 + 6_400)
  }

  @Test(
    "is 0 for marks and for what is invisible, also among the signs that are found without a look at their properties"
  )
  func invisible() {
    for value in UInt32(0xA0)..<0x2C00 where !(0x1160...0x11FF).contains(value) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isInvisible =
        switch scalar.properties.generalCategory {
        case .control, .nonspacingMark, .enclosingMark, .format, .lineSeparator,
          .paragraphSeparator:
          true
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
      #expect(
        (CharacterWidth.columns(of: scalar) == 0) == isInvisible, "U+\(String(value, radix: 16))")
    }
  }

  @Test(
    "is agreed on for emoji, and for them only, where the terminal measures clusters",
    arguments: [
      ("😀", true), ("👍🏽", true), ("🇨🇴", true), ("👩\u{200D}🚀", true), ("❤\u{FE0F}", true),
      ("1\u{FE0F}\u{20E3}", true), ("🏴\u{E0067}\u{E0062}\u{E007F}", true),
      ("🇨", false), ("👩\u{200D}", false), ("ｶ\u{FF9E}", false), ("की", false), ("क्ष", false),
      ("\u{1112}\u{1161}", false),
    ])
  func trusted(cluster: String, isAgreed: Bool) {
    let character = Character(cluster)
    #expect(CharacterWidth.isContested(character))
    #expect(CharacterWidth.isContested(character, trustsClusters: true) != isAgreed)
  }

  @Test("is agreed on for letters and signs, and contested for emoji and sequences")
  func contested() {
    for character in "aé漢∑─▸✓e\u{301}" { #expect(!CharacterWidth.isContested(character)) }
    for character in "😀👍🏽🇨🇴👩\u{200D}🚀" { #expect(CharacterWidth.isContested(character)) }
    #expect(CharacterWidth.isContested("❤\u{FE0F}"))
  }

  @Test("is one, and agreed on, for every character the interface is drawn with")
  func glyphs() {
    for glyphs in [Glyphs.unicode, .ascii, .wideAmbiguous] {
      let borders = [glyphs.border, glyphs.focusBorder].flatMap {
        [$0.horizontal, $0.vertical, $0.topLeft, $0.topRight, $0.bottomLeft, $0.bottomRight]
      }
      let signs = [
        glyphs.focusMark, glyphs.focusMarkEnd, glyphs.play, glyphs.check, glyphs.cross,
        glyphs.warning, glyphs.filledDot, glyphs.hollowDot, glyphs.passwordDot, glyphs.barFilled,
        glyphs.barEmpty, glyphs.lineFilled, glyphs.lineEmpty, glyphs.separator,
      ]
      for character in borders + signs + glyphs.spinner + glyphs.arrows + Array(glyphs.ellipsis) {
        #expect(CharacterWidth.columns(of: character, widths: glyphs.widths) == 1)
        #expect(character.unicodeScalars.count == 1)
        if glyphs.isASCII { #expect(character.isASCII) }
      }
    }
  }
}
