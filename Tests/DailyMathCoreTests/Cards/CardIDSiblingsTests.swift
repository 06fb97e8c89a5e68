import DailyMathCore
import Testing

@Suite("The identities of siblings")
struct CardIDSiblingsTests {
  private static let family = CardID("k3x7")
  private static let rows: [(CardForm, String)] = [
    (.basic, "k3x7"), (.forward, "k3x7"), (.cloze(gap: 1), "k3x7"), (.backward, "k3x7.r"),
    (.cloze(gap: 2), "k3x7.2"), (.cloze(gap: 64), "k3x7.64"),
  ]

  @Test("follow from the family and the form, whichever sibling is asked", arguments: rows)
  func siblings(form: CardForm, text: String) {
    #expect(Self.family.sibling(in: form) == CardID(text))
    #expect(CardID(text).family == Self.family)
    #expect(CardID(text).sibling(in: .backward) == CardID("k3x7.r"))
  }

  @Test("are apart for every form of one text")
  func apart() {
    let forms = [CardForm.backward] + (1...CardForm.mostGaps).map { .cloze(gap: $0) }
    #expect(Set(forms.map { Self.family.sibling(in: $0) }).count == forms.count)
  }
}
