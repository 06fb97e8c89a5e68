import Testing

@testable import DailyMathCore

@Suite("What a card says, packed")
struct PackedContentTests {
  private static let derivative = CardContent(
    prompt: "d/dx x²", answer: "2x", distractors: ["x", "", "2x²"], category: .differentialCalculus,
    tags: ["powers", "día"], note: "∫ and 𝛼", difficulty: 12,
    form: .forward, deck: "Parcial 1", alternatives: ["2·x", "x + x"], answerKind: .typed)

  private static func content(
    prompt: String = "", category: CardCategory = .probability, difficulty: Int = 0
  ) -> CardContent {
    CardContent(
      prompt: prompt, answer: "", distractors: [], category: category, difficulty: difficulty)
  }

  @Test(
    "is what it was, unpacked",
    arguments: [
      derivative, content(), content(category: .other("Teoría de números"), difficulty: 3),
      content(category: .other("")),
      // Where a number takes another byte, and the largest that is read from a file.
      content(difficulty: 127), content(difficulty: 128), content(difficulty: -1),
      content(difficulty: EventCoding.largestNumber),
      content(prompt: String(repeating: "x", count: 127)),
      content(prompt: String(repeating: "x", count: 16_384)),
    ] + CardCategory.wellKnown.map { content(category: $0) }
      + [CardForm.backward, .cloze(gap: 1), .cloze(gap: 64)].map { form in
        CardContent(
          prompt: "{{1}}", answer: "", distractors: [], category: .other("Álgebra"), form: form)
      }
      + AnswerKind.allCases.map { kind in
        CardContent(
          prompt: "1", answer: "1", distractors: [], category: .probability, answerKind: kind)
      })
  func unpacking(content: CardContent) {
    let packed = PackedContent(content)
    #expect(packed.content == content)
    #expect(packed.category == content.category)
    #expect(packed.difficulty == content.difficulty)
    #expect(packed.deck == content.deck)
    #expect(packed.form == content.form)
    #expect(packed.answerKind == content.answerKind)
    #expect(
      packed.label
        == CardLabel(category: content.category, deck: content.deck, tags: content.tags))
    #expect(packed.home == content.home)
  }

  @Test("holds every field that a card has")
  func completeness() {
    // Whoever adds a field packs it, and changes it in the test below.
    #expect(Mirror(reflecting: Self.derivative).children.count == 11)
  }

  @Test("is equal where every field is")
  func equality() {
    #expect(PackedContent(Self.derivative) == PackedContent(Self.derivative))
    for change in [
      { $0.prompt += "!" }, { $0.answer += "!" }, { $0.distractors.swapAt(0, 2) },
      { $0.category = .other("differential-calculus") }, { $0.tags.removeLast() },
      { $0.note = "" }, { $0.difficulty += 1 }, { $0.form = .basic }, { $0.deck = "" },
      { $0.alternatives.removeLast() }, { $0.answerKind = nil },
    ] as [(inout CardContent) -> Void] {
      var other = Self.derivative
      change(&other)
      #expect(PackedContent(other) != PackedContent(Self.derivative))
    }
  }
}
