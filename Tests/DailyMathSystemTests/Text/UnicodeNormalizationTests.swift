import DailyMathSystem
import Testing

/// Rows out of NormalizationTest.txt of the Unicode Character Database: a text, its form C and its form D.
private let rows: [(text: String, composed: String, decomposed: String)] = [
  ("plain ASCII", "plain ASCII", "plain ASCII"),
  ("e\u{301}", "\u{E9}", "e\u{301}"),
  ("\u{E9}", "\u{E9}", "e\u{301}"),
  ("\u{1E0A}\u{323}", "\u{1E0C}\u{307}", "D\u{323}\u{307}"),
  ("\u{1E14}\u{304}", "\u{1E14}\u{304}", "E\u{304}\u{300}\u{304}"),
  ("\u{212B}", "\u{C5}", "A\u{30A}"),
  ("\u{2126}", "\u{3A9}", "\u{3A9}"),
  ("\u{AC00}", "\u{AC00}", "\u{1100}\u{1161}"),
  ("\u{1100}\u{1161}\u{11A8}", "\u{AC01}", "\u{1100}\u{1161}\u{11A8}"),
  ("\u{958}", "\u{915}\u{93C}", "\u{915}\u{93C}"),
  ("\u{FB01}", "\u{FB01}", "\u{FB01}"),
]

@Suite("Unicode normalisation")
struct UnicodeNormalizationTests {
  @Test("a text has the normal forms that the standard gives it", arguments: rows)
  func forms(text: String, composed: String, decomposed: String) {
    // Strings that are canonically equal are equal in Swift, so the code points are compared.
    #expect(scalars(UnicodeNormalization.composed(text)) == scalars(composed))
    #expect(scalars(UnicodeNormalization.decomposed(text)) == scalars(decomposed))
  }

  private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
}
