import DailyMathCore
import Testing

@Suite("Tidying what was written")
struct CardTidyingTests {
  @Test("what says nothing goes, and names lose the spaces at their ends")
  func tidied() {
    let card = CardContent(
      prompt: " ½ + ½ ", answer: "1", distractors: ["2", " ", "0"], category: .probability,
      tags: [" Sumas ", "sumás", "", "dos medios"], deck: "  Repaso ",
      alternatives: ["1,0", " uno ", "", "UNO", "100 %"])
    var expected = card
    expected.distractors = ["2", "0"]
    expected.tags = ["Sumas", "dos-medios"]
    expected.deck = "Repaso"
    expected.alternatives = ["uno"]
    #expect(card.tidied == expected)
    #expect(expected.tidied == expected)
  }

  @Test("an alternative of a gap is compared with the gap")
  func cloze() {
    let card = CardContent(
      prompt: "{{½}}", answer: "", distractors: [], category: .probability, form: .cloze(gap: 1),
      alternatives: ["0,5", "un medio"])
    #expect(card.tidied.alternatives == ["un medio"])
    #expect(card.face.alternatives == card.alternatives)
  }

  @Test(
    "tags stand in a line with spaces or commas between them",
    arguments: [
      ("", []), (" , ", []), ("a b", ["a", "b"]), ("#a,  #b,c", ["a", "b", "c"]), ("#", []),
      ("Álgebra algebra ÁLGEBRA x", ["Álgebra", "x"]), ("a::b", ["a::b"]),
    ])
  func tags(line: String, tags: [String]) {
    #expect(CardContent.tags(in: line) == tags)
  }

  @Test("what is written makes one card, two of a pair, or one for every gap")
  func siblings() {
    func forms(_ form: CardForm, _ prompt: String) -> [CardForm] {
      CardContent(
        prompt: prompt, answer: "b", distractors: [], category: .probability, form: form
      ).siblings
    }
    #expect(forms(.basic, "{{a}}") == [.basic])
    #expect(forms(.forward, "a") == [.forward, .backward])
    #expect(forms(.backward, "a") == [.forward, .backward])
    #expect(forms(.cloze(gap: 2), "{{a}} {{b}}") == [.cloze(gap: 1), .cloze(gap: 2)])
    #expect(forms(.cloze(gap: 1), "a") == [])
  }

  @Test("only the question that was written has its options")
  func faces() {
    var card = CardContent(
      prompt: "{{a}} {{b}}", answer: "c", distractors: ["d"], category: .probability,
      alternatives: ["e"])
    let written = CardFace(
      prompt: "{{a}} {{b}}", answer: "c", alternatives: ["e"], distractors: ["d"])
    #expect(card.face == written)
    card.form = .forward
    #expect(card.face == written)
    card.form = .backward
    #expect(card.face == CardFace(prompt: "c", answer: "{{a}} {{b}}"))
    card.form = .cloze(gap: 2)
    #expect(card.face == CardFace(prompt: "a […]", answer: "b"))
    card.prompt = "{{a}}"
    #expect(card.face == CardFace(prompt: "a", answer: ""))
    card.form = .cloze(gap: 1)
    #expect(
      card.face == CardFace(prompt: "[…]", answer: "a", alternatives: ["e"], distractors: ["d"]))
  }
}
