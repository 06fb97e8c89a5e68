import DailyMathCore
import Testing

@Suite("Siblings")
struct StudyPlanSiblingTests {
  /// A pair and a text with three gaps, all new.
  private func prepare(_ script: inout JournalScript) {
    let forms: [(CardID, [CardForm])] = [
      (CardID("pair"), [.forward, .backward]),
      (CardID("text"), [.cloze(gap: 1), .cloze(gap: 2), .cloze(gap: 3)]),
    ]
    var order: Int64 = 0
    for (family, forms) in forms {
      for form in forms {
        order += 1
        var content = JournalScript.content("{{a}} {{b}} {{c}}")
        content.form = form
        script.add(.cardPut(family.sibling(in: form), content), order: order)
      }
    }
  }

  @Test("are introduced on different days, one of a family each day")
  func newSiblings() {
    var sitting = Sitting(day: 0, prepare: prepare)
    #expect(sitting.play([.good, .good]) == ["pair", "text"])
    #expect(sitting.card == nil)
    sitting = next(sitting)
    // Both firsts are due again, so that their siblings wait once more.
    #expect(Set(sitting.play([.good, .good])) == ["pair", "text"])
    #expect(sitting.card == nil)
    sitting = next(sitting)
    #expect(sitting.play([.good, .good]) == ["pair.r", "text.2"])
    #expect(sitting.card == nil)
  }

  @Test("that are due on one day are asked on two, the more overdue first")
  func dueSiblings() {
    var sitting = Sitting(day: 30) { script in
      prepare(&script)
      script.review(CardID("pair"), .good, order: 10, day: 0)
      script.review(CardID("pair"), .good, order: 11, day: 1)
      script.review(CardID("pair.r"), .good, order: 12, day: 3)
      for gap in ["text", "text.2", "text.3"] {
        script.add(.suspend(CardID(gap), isSuspended: true), order: 20)
      }
    }
    // 26 days after one are more than 23 after six.
    let plan = StudyPlan(for: sitting.state, on: sitting.today)
    #expect(plan.all.map(\.text) == ["pair.r"])
    #expect(plan.putOff.map(\.text) == ["pair"])
    #expect(plan.heldBack == 0)
    #expect(sitting.play([.good]) == ["pair.r"])
    #expect(StudyPlan(for: sitting.state, on: sitting.today).isEmpty)
    sitting = next(sitting)
    #expect(sitting.play([.good]) == ["pair"])
    #expect(sitting.card == nil)
  }

  @Test("wait while one comes back, and one whose sibling is answered elsewhere is passed over")
  func answeredElsewhere() {
    var sitting = Sitting(day: 0, prepare: prepare)
    sitting.write(
      .review(
        Review(
          card: CardID("pair.r"), session: "other", round: .scheduled, kind: .choice,
          answered: "2", suggested: .good, grade: .wrong, milliseconds: 1_000, before: .new)))
    #expect(!sitting.session.isShowingWanted(in: sitting.state, on: sitting.today))
    sitting.next()
    #expect(sitting.play([.good]) == ["text"])
    #expect(sitting.card == nil)
    let plan = StudyPlan(for: sitting.state, on: sitting.today)
    #expect(plan.all.map(\.text) == ["pair.r"])
    #expect(plan.returning.map(\.text) == ["pair.r"])
  }

  @Test("are free again once the answer that made them wait is taken back")
  func takenBack() {
    var sitting = Sitting(day: 0, prepare: prepare)
    sitting.answer(.good)
    #expect(StudyPlan(for: sitting.state, on: sitting.today).new.map(\.text) == ["text"])
    sitting.takeBack()
    #expect(StudyPlan(for: sitting.state, on: sitting.today).new.map(\.text) == ["pair", "text"])
    sitting.write(.bury(CardID("pair")))
    #expect(StudyPlan(for: sitting.state, on: sitting.today).new.map(\.text) == ["pair.r", "text"])
  }

  @Test("are kept to different days when more new cards are asked for")
  func moreNew() {
    let sitting = Sitting(day: 0, scope: .moreNew(9), prepare: prepare)
    #expect(sitting.session.plannedCount == 2)
  }

  @Test("can all be practised on one day")
  func practice() {
    let sitting = Sitting(
      day: 0, scope: .practice(.deck(.category(.probability))), prepare: prepare)
    #expect(sitting.session.plannedCount == 5)
  }

  private func next(_ sitting: Sitting) -> Sitting {
    var next = sitting
    next.day += 1
    next.session = QuizSession(.day, in: next.state, on: next.today, seed: 1)
    next.next()
    return next
  }
}
