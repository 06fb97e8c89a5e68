import DailyMathCore
import Testing

@testable import DailyMathApp

@Suite("Text in ASCII")
struct ASCIITextTests {
  @Test(
    "letters lose their accents, signs are written as they are typed",
    arguments: [
      ("¿Qué opción? ¡Sí, año!", "Que opcion? Si, ano!"), ("«a» “b” — c…", "\"a\" \"b\" - c..."),
      ("sen²(x)", "sen^2(x)"), ("e³ˣ", "e^(3x)"), ("x⁻¹ + x₁₂", "x^(-1) + x_(12)"),
      ("x₁²", "x_1^2"), ("≠ =\u{338} ≤ √2 π", "!= =/ <= sqrt2 pi"), ("e\u{301}", "e"),
      ("3 − 2 · 5", "3 - 2 * 5"), ("日", "?"), ("plain", "plain"), ("", ""),
    ])
  func folded(text: String, expected: String) {
    #expect(ASCIIText.folded(text) == expected)
  }

  @Test("no card of the starter deck loses a sign, and its options stay apart")
  func starterDeck() {
    for language in Language.allCases {
      for card in StarterDeck.cards(in: language) {
        let texts = [card.prompt, card.note] + card.options
        for text in texts {
          let folded = ASCIIText.folded(text)
          #expect(folded.utf8.allSatisfy { $0 < 0x80 })
          #expect(folded.count { $0 == "?" } == text.count { $0 == "?" }, "\(text): \(folded)")
        }
        #expect(Set(card.options.map(ASCIIText.folded)).count == card.options.count)
      }
    }
  }
}
