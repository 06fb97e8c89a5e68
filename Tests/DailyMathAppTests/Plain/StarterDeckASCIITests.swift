import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("The starter deck in ASCII")
struct StarterDeckASCIITests {
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
