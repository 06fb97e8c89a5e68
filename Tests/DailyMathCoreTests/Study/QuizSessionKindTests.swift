import DailyMathCore
import Testing

@Suite("How a card is to be answered")
struct QuizSessionKindTests {
  @Test(
    "follows from what the card offers where nobody decided",
    arguments: [
      ("1/2", true, AnswerKind.choice), ("1/2", false, .typed), ("cos x", false, .typed),
      (String(repeating: "a", count: 32), false, .typed),
      (String(repeating: "a", count: 33), false, .flip), ("two\nlines", false, .flip),
      ("", false, .flip), (" ", false, .flip),
      (String(repeating: "a", count: 5_000), true, .choice),
    ])
  func suited(answer: String, hasDistractors: Bool, kind: AnswerKind) {
    let face = CardFace(prompt: "?", answer: answer)
    #expect(AnswerKind.suited(to: face, hasDistractors: hasDistractors) == kind)
  }

  @Test("a card's own kind holds", arguments: AnswerKind.allCases)
  func own(kind: AnswerKind) {
    var sitting = sitting { $0.answerKind = kind }
    #expect(sitting.session.showing?.kind == kind)
    #expect(sitting.session.showing?.options.isEmpty == (kind != .choice))
    // A wish for the sitting does not change it.
    sitting.session.keptKind = kind == .flip ? .typed : .flip
    sitting.next()
    #expect(sitting.session.showing?.kind == kind)
  }

  @Test("another kind keeps the clock running and, coming back, the options in their order")
  func another() {
    var sitting = sitting { _ in }
    let options = sitting.session.showing?.options
    #expect(options?.count == 4)
    sitting.now = 3_000
    sitting.session.answerBy(.typed, in: sitting.state)
    #expect(sitting.session.showing?.kind == .typed)
    #expect(sitting.session.showing?.options == [])
    #expect(sitting.session.showing?.since == 0)
    let typed = sitting.session.answer(
      typing: "right", language: .spanish, in: sitting.state, now: 5_000)
    #expect(typed?.kind == .typed)
    #expect(typed?.verdict == .right)
    #expect(typed?.milliseconds == 5_000)
    sitting.session.answerBy(.flip, in: sitting.state)
    let recalled = sitting.session.answerRecalled(in: sitting.state, now: 6_000)
    #expect(recalled?.grades == [.wrong, .hard, .good, .easy])
    sitting.session.answerBy(.choice, in: sitting.state)
    #expect(sitting.session.showing?.options == options)
    #expect(sitting.session.keptKind == nil)
  }

  @Test("the way that is chosen is kept for the cards after it")
  func kept() {
    var sitting = sitting { _ in }
    sitting.session.answerBy(.flip, in: sitting.state, keeping: true)
    sitting.answer(.good)
    #expect(sitting.session.showing?.kind == .flip)
  }

  private func sitting(_ change: (inout CardContent) -> Void) -> Sitting {
    Sitting(day: 0) { script in
      for index in 0..<2 {
        var content = CardContent(
          prompt: "?", answer: "right", distractors: ["wrong", "false", "no"],
          category: .probability, difficulty: index)
        change(&content)
        script.add(.cardPut(CardID("card\(index)"), content), order: Int64(index + 1))
      }
    }
  }
}
