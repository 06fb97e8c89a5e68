import DailyMathCore
import Testing

@Suite("What keeps a card from being saved")
struct CardProblemTests {
  @Test("a card that says what it must has no problem")
  func none() {
    #expect(content().problems == [])
    #expect(content(note: "").problems == [])
    #expect(content(category: .other("Topología")).problems == [])
  }

  @Test("every field but the note has to be filled in, and spaces fill none in")
  func empty() {
    let blank = content(
      prompt: "", answer: " ", distractors: ["\n", "\u{A0}", ""], category: .other("  "))
    #expect(
      blank.problems == [
        .empty(.prompt), .empty(.answer), .empty(.distractor(0)), .empty(.distractor(1)),
        .empty(.distractor(2)), .empty(.category),
      ])
  }

  @Test("a field holds 8,192 bytes and not one more")
  func tooLong() {
    let fits = String(repeating: "a", count: 8_192)
    #expect(content(prompt: fits, note: fits).problems == [])
    #expect(
      content(prompt: fits + "a", category: .other(fits + "b"), note: fits + "c").problems
        == [.tooLong(.prompt), .tooLong(.category), .tooLong(.note)])
    // Bytes count, not characters.
    #expect(content(prompt: String(repeating: "ñ", count: 4_097)).problems == [.tooLong(.prompt)])
  }

  @Test("an option that means the same as an earlier one is named, with its twin")
  func sameMeaning() {
    #expect(
      content(answer: "½", distractors: ["0,5", "2", "4/2"]).problems == [
        .sameMeaning(.distractor(0), as: .answer),
        .sameMeaning(.distractor(2), as: .distractor(1)),
      ])
    #expect(
      content(answer: "1200", distractors: ["1,2", "1.200", "3"]).problems
        == [.sameMeaning(.distractor(1), as: .answer)])
  }

  @Test("empty options are empty, not equal to each other")
  func emptyOptionsAreNotTwins() {
    #expect(
      content(distractors: ["", "", "3"]).problems
        == [.empty(.distractor(0)), .empty(.distractor(1))])
  }

  @Test("problems come in the order of the fields, whatever their kind")
  func order() {
    let long = String(repeating: "a", count: 8_193)
    #expect(
      content(prompt: long, answer: "1", distractors: ["1,0", "", long], note: long).problems == [
        .tooLong(.prompt), .sameMeaning(.distractor(0), as: .answer), .empty(.distractor(1)),
        .tooLong(.distractor(2)), .tooLong(.note),
      ])
  }

  @Test("a text with gaps asks for gaps and for no answer")
  func cloze() {
    #expect(cloze("{{x}} = 1").problems == [])
    #expect(cloze("x = 1").problems == [.cloze(.noGap)])
    #expect(cloze(" ").problems == [.empty(.prompt)])
    #expect(cloze("{{x}} = {{}").problems == [.cloze(.unclosed(at: 8))])
    #expect(cloze("{{x}} {{ }}").problems == [.cloze(.emptyGap(at: 6))])
    #expect(
      cloze("{{}} y}} {{z").problems == [
        .cloze(.emptyGap(at: 0)), .cloze(.unopened(at: 6)), .cloze(.unclosed(at: 9)),
      ])
    // Of one gap the wrong options must differ; of several none belongs to any.
    #expect(
      cloze("{{½}}", distractors: ["0,5"]).problems == [.sameMeaning(.distractor(0), as: .answer)])
    #expect(cloze("{{½}} {{2}}", distractors: ["0,5"]).problems == [])
    #expect(content(prompt: "{{", answer: "2").problems == [])
  }

  @Test("both sides of a pair have to be filled in", arguments: [CardForm.forward, .backward])
  func pair(form: CardForm) {
    var pair = content(distractors: [])
    pair.form = form
    #expect(pair.problems == [])
    pair.prompt = ""
    pair.answer = " "
    #expect(pair.problems == [.empty(.prompt), .empty(.answer)])
  }

  @Test("a card that is answered by typing needs its answer as any other")
  func typed() {
    var typed = content(answer: "", distractors: [])
    typed.answerKind = .typed
    #expect(typed.problems == [.empty(.answer)])
  }

  @Test("another right answer may repeat the answer, but not a wrong one")
  func alternatives() {
    var card = content(answer: "½", distractors: ["2", "3"])
    card.alternatives = ["0,5", "un medio", " "]
    #expect(card.problems == [])
    card.alternatives.append("3,0")
    #expect(card.problems == [.sameMeaning(.alternatives, as: .distractor(1))])
    card.alternatives = Array(repeating: "x", count: 65)
    #expect(card.problems == [.tooMany(.alternatives)])
  }

  @Test("a deck and a tag have names of up to 120 bytes, and spaces are no name")
  func names() {
    let fits = String(repeating: "é", count: 60)
    var card = content()
    card.deck = fits
    card.tags = [fits]
    #expect(card.problems == [])
    card.deck += "a"
    card.tags.append(fits + "a")
    #expect(card.problems == [.tooLong(.deck), .tooLong(.tags)])
    card.deck = "\t"
    card.tags = (0...64).map { "t\($0)" }
    #expect(card.problems == [.empty(.deck), .tooMany(.tags)])
  }

  @Test("a problem knows the field at which it is shown")
  func fields() {
    #expect(CardProblem.empty(.prompt).field == .prompt)
    #expect(CardProblem.tooLong(.note).field == .note)
    #expect(CardProblem.sameMeaning(.distractor(2), as: .answer).field == .distractor(2))
    #expect(CardProblem.tooMany(.tags).field == .tags)
    #expect(CardProblem.cloze(.noGap).field == .prompt)
  }

  private func cloze(_ text: String, distractors: [String] = []) -> CardContent {
    CardContent(
      prompt: text, answer: "", distractors: distractors, category: .probability,
      form: .cloze(gap: 1))
  }

  private func content(
    prompt: String = "1 + 1", answer: String = "2", distractors: [String] = ["3", "1", "0"],
    category: CardCategory = .probability, note: String = "Cuenta con los dedos."
  ) -> CardContent {
    CardContent(
      prompt: prompt, answer: answer, distractors: distractors, category: category, note: note)
  }
}
