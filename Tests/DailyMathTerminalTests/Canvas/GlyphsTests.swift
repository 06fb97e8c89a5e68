import DailyMathTerminal
import Testing

@Suite("The interface's own characters")
struct GlyphsTests {
  private static func all(_ glyphs: Glyphs) -> [Character] {
    let borders = [glyphs.border, glyphs.focusBorder].flatMap {
      [$0.horizontal, $0.vertical, $0.topLeft, $0.topRight, $0.bottomLeft, $0.bottomRight]
    }
    let joints = glyphs.joints
    return borders + [joints.top, joints.bottom, joints.left, joints.right, joints.cross]
      + [
        glyphs.focusMark, glyphs.focusMarkEnd, glyphs.selectionMark, glyphs.play, glyphs.check,
        glyphs.cross, glyphs.warning, glyphs.filledDot, glyphs.hollowDot, glyphs.passwordDot,
        glyphs.barFilled, glyphs.barEmpty, glyphs.lineFilled, glyphs.lineEmpty, glyphs.separator,
        glyphs.moreBefore, glyphs.moreAfter, glyphs.scrollTrack, glyphs.scrollThumb,
      ] + glyphs.spinner + glyphs.arrows + glyphs.columnSteps + glyphs.barSteps + glyphs.shades
      + Array(glyphs.ellipsis)
  }

  @Test("are single code points of one column", arguments: [Glyphs.unicode, .ascii])
  func narrow(glyphs: Glyphs) {
    for character in Self.all(glyphs) {
      #expect(character.unicodeScalars.count == 1, "\(character)")
      #expect(CharacterWidth.columns(of: character) == 1, "\(character)")
    }
  }

  @Test("are ASCII where that is asked for")
  func ascii() {
    #expect(Self.all(.ascii).allSatisfy { $0.isASCII })
  }

  @Test("have ramps whose steps are told apart", arguments: [Glyphs.unicode, .ascii])
  func ramps(glyphs: Glyphs) {
    for ramp in [glyphs.columnSteps, glyphs.barSteps, glyphs.shades] {
      #expect(ramp.count > 1 && Set(ramp).count == ramp.count)
    }
    #expect(glyphs.columnSteps.first == " " && glyphs.barSteps.first == " ")
    #expect(glyphs.shades.first != " ")
  }

  @Test(
    "spell the names of keys",
    arguments: [
      ("↑↓", "^v"), ("← →", "< >"), ("1–4", "1-4"), ("⌫", "<-"), ("↵", "OK"), ("Enter", "Enter"),
      ("año · mes", "año - mes"), ("7 × 8 ÷ 2", "7 x 8 / 2"), ("ver…", "ver..."),
    ])
  func spelling(name: String, ascii: String) {
    #expect(Glyphs.ascii.spelled(name) == ascii)
    #expect(Glyphs.unicode.spelled(name) == name)
  }
}
