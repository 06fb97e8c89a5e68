import DailyMathCore
import Testing

@Suite("Leeches")
struct QuizSessionLeechTests {
  /// A card that was forgotten so many times, and known again after the last.
  private func sitting(lapses: Int, isKnown: Bool = true) -> Sitting {
    Sitting(day: 1_000) { script in
      script.put(.sine, order: 1)
      var order: Int64 = 2
      for lapse in 0..<lapses {
        script.review(.sine, .good, order: order, day: lapse * 10)
        script.review(.sine, .wrong, order: order + 1, day: lapse * 10 + 5)
        order += 2
      }
      if isKnown { script.review(.sine, .good, order: order, day: 900) }
    }
  }

  @Test(
    "a card is suspended with the answer that is its eighth lapse, and with every fourth after it",
    arguments: [
      (0, false), (6, false), (7, true), (8, false), (9, false), (10, false), (11, true),
      (15, true), (16, false),
    ])
  func suspended(lapses: Int, isLeech: Bool) {
    var sitting = sitting(lapses: lapses)
    sitting.record(.wrong)
    let card = sitting.state.card(.sine)
    #expect(card?.review.schedule?.lapses == lapses + 1)
    #expect(card?.isSuspended == isLeech)
    #expect(card?.isLeech == (lapses >= 7))
    #expect(sitting.session.returningCount == (isLeech ? 0 : 1))
    #expect(sitting.session.doneCount == (isLeech ? 1 : 0))
    sitting.next()
    // A suspended card does not come back.
    #expect(sitting.card == (isLeech ? nil : "sine"))
  }

  @Test("undoing the answer undoes it")
  func undone() {
    var sitting = sitting(lapses: 7)
    let before = sitting.state.card(.sine)
    sitting.answer(.wrong)
    #expect(sitting.state.card(.sine)?.isSuspended == true)
    sitting.takeBack()
    #expect(sitting.state.card(.sine) == before)
    #expect(sitting.card == "sine")
  }

  @Test("only a scheduled answer that forgets what was known makes one")
  func others() {
    var unknown = sitting(lapses: 7, isKnown: false)
    unknown.record(.wrong)
    #expect(unknown.state.card(.sine)?.isSuspended == false)
    for grade in [Grade.hard, .good, .easy] {
      var right = sitting(lapses: 7)
      right.record(grade)
      #expect(right.state.card(.sine)?.isSuspended == false)
    }
    var practised = sitting(lapses: 7)
    practised.session = QuizSession(
      .practice(.cards([.sine])), in: practised.state, on: practised.today, seed: 1)
    practised.next()
    practised.record(.wrong)
    #expect(practised.state.reviews(of: .sine).last?.round == .cram)
    #expect(practised.state.card(.sine)?.isSuspended == false)
  }

  @Test("the ease of a card that is answered right and fast recovers after three lapses")
  func recovers() {
    var sitting = Sitting(day: 0) { $0.put(.sine, order: 1) }
    // Three times hard and forgotten: the failures leave the ease, each hard answer costs 14 hundredths.
    for _ in 0..<3 {
      for grade in [Grade.hard, .wrong] {
        sitting.answer(grade)
        while sitting.card != nil { sitting.answer(.good) }
        sitting = onDueDay(sitting)
      }
    }
    #expect(sitting.state.card(.sine)?.review.schedule?.ease == EaseFactor(hundredths: 208))
    #expect(sitting.state.card(.sine)?.review.schedule?.lapses == 3)
    for _ in 0..<5 {
      sitting.answer(.easy)
      sitting = onDueDay(sitting)
    }
    #expect(sitting.state.card(.sine)?.review.schedule?.ease == EaseFactor(hundredths: 258))
    // 1, 6, then 6 × 2.38 = 14.28, 15 × 2.48 = 37.2 and 38 × 2.58 = 98.04, each rounded up.
    #expect(sitting.state.card(.sine)?.review.schedule?.interval.days == 99)
  }

  private func onDueDay(_ sitting: Sitting) -> Sitting {
    var next = sitting
    let due = sitting.state.card(.sine)?.review.schedule?.due ?? sitting.today
    next.day = JournalScript.start.days(until: due)
    next.session = QuizSession(.day, in: next.state, on: next.today, seed: 1)
    next.next()
    return next
  }
}
