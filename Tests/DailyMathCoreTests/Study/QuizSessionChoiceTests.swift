import DailyMathCore
import Testing

@Suite("Choosing an option")
struct QuizSessionChoiceTests {
  @Test("the name of a sitting and the order of its options follow from the seed alone")
  func seededOrder() throws {
    // The name takes 26 outputs; each option's place is then an output modulo what is left (Fisher and Yates).
    for seed in [UInt64(0), 42, .max] {
      var generator = SplitMix64(seed: seed)
      let name = RandomIdentifier.text(using: &generator)
      let outputs = (0..<3).map { _ in generator.next() }
      var expected: [AnswerOption.Identity] = [
        .answer, .distractor(0), .distractor(1), .distractor(2),
      ]
      expected.swapAt(3, Int(outputs[0] % 4))
      expected.swapAt(2, Int(outputs[1] % 3))
      expected.swapAt(1, Int(outputs[2] % 2))
      let sitting = Sitting(cards: "a", seed: seed)
      #expect(sitting.session.id == name)
      #expect(sitting.session.showing?.options.map(\.identity) == expected)
    }
  }

  @Test("options keep their order within a showing and are drawn anew for the next")
  func orderWithinShowing() throws {
    var sitting = Sitting(cards: "a", seed: 3)
    let first = try #require(sitting.session.showing)
    sitting.now = 5_000
    sitting.record(.wrong)
    #expect(sitting.session.showing == first)
    sitting.takeBack()
    #expect(sitting.session.showing?.options == first.options)
    var orders: Set<[AnswerOption]> = [first.options]
    for _ in 0..<20 {
      sitting.answer(.wrong)
      orders.insert(try #require(sitting.session.showing).options)
    }
    #expect(orders.count > 5)
  }

  @Test("a choice is judged by which option it is, wherever it stands", arguments: 0..<20)
  func judged(seed: UInt64) throws {
    let sitting = Sitting(cards: "a", seed: seed)
    let options = try #require(sitting.session.showing).options
    for index in options.indices {
      let choice = try #require(
        sitting.session.answer(choosing: index, in: sitting.state, now: 0))
      #expect(choice.option == options[index])
      #expect(choice.option?.isRight ?? false == (options[index].text == "right"))
      #expect(choice.suggested == (options[index].text == "right" ? .good : .wrong))
    }
  }

  @Test("there is no choice beyond the options", arguments: [-1, 4, Int.max, Int.min])
  func beyond(index: Int) {
    let sitting = Sitting(cards: "a")
    #expect(sitting.session.answer(choosing: index, in: sitting.state, now: 0) == nil)
  }

  @Test(
    "the time is from the showing to the choice, at least nothing and at most an hour",
    arguments: [
      (Int64(1_000), 0), (1_001, 1), (5_500, 4_500), (3_601_000, 3_600_000),
      (3_601_001, 3_600_000), (.max, 3_600_000), (999, 0), (-5_000, 0),
    ])
  func time(now: Int64, milliseconds: Int) throws {
    var sitting = Sitting(cards: "a")
    sitting.now = 1_000
    sitting.next()
    let choice = sitting.session.answer(choosing: 0, in: sitting.state, now: now)
    #expect(choice?.milliseconds == milliseconds)
  }

  @Test("the review says everything about the answer")
  func review() throws {
    let sitting = Sitting(day: 7, seed: 9) { script in
      script.put(.sine, order: 1)
      script.review(.sine, .good, order: 2, day: 0)
    }
    let options = try #require(sitting.session.showing).options
    let index = try #require(options.firstIndex { $0.text == "3" })
    let choice = try #require(
      sitting.session.answer(choosing: index, in: sitting.state, now: 2_500))
    let before = ReviewState.scheduled(
      Schedule(
        ease: .initial, interval: .first, repetitions: 1, lapses: 0,
        lastReviewed: JournalScript.day(0), due: JournalScript.day(1)))
    #expect(
      sitting.session.review(of: choice, grade: .wrong, in: sitting.state)
        == Review(
          card: .sine, session: sitting.session.id, round: .scheduled, kind: .choice,
          answered: "3", suggested: .wrong, grade: .wrong, milliseconds: 2_500, before: before))
  }

  @Test("an edit elsewhere does not change the question on show")
  func editedMeanwhile() {
    var sitting = Sitting(cards: "a")
    let showing = sitting.session.showing
    sitting.write(.cardPut(CardID("a"), JournalScript.content("another question")))
    #expect(sitting.session.showing == showing)
    #expect(sitting.session.isShowingWanted(in: sitting.state, on: JournalScript.day(0)))
  }
}
