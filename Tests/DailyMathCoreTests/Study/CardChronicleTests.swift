import DailyMathCore
import Testing

@Suite("A card's history")
struct CardChronicleTests {
  private static let card = CardID("card")
  private static let device = DeviceID("desk")

  private static func event(_ number: Int, day: Int, _ payload: EventPayload) -> Event {
    Event(
      position: EventPosition(
        order: Int64(day) * 86_400_000 + Int64(number),
        identity: EventIdentity(device: device, number: number)),
      moment: Moment(
        instant: Instant(milliseconds: Int64(day) * 86_400_000 + Int64(number)), offset: .zero,
        day: StudyDay(daysSince1970: day)), payload: payload)
  }

  private static func answer(
    _ grade: Grade, round: ReviewRound = .scheduled, kind: AnswerKind = .choice
  ) -> EventPayload {
    .review(
      Review(
        card: card, session: "s", round: round, kind: kind, answered: "", suggested: grade,
        grade: grade, milliseconds: 2_500, before: .new))
  }

  private static func state(_ steps: [(day: Int, payload: EventPayload)]) -> AccountState {
    var state = AccountState()
    let content = CardContent(
      prompt: "2 + 2", answer: "4", distractors: [], category: .linearAlgebra)
    let all = [(day: 100, payload: EventPayload.cardPut(card, content))] + steps
    for (index, step) in all.enumerated() {
      state.apply(event(index + 1, day: step.day, step.payload))
    }
    return state
  }

  @Test("of a card that nobody wrote, or that was deleted, there is none")
  func none() {
    #expect(CardChronicle(of: Self.card, in: AccountState()) == nil)
    let state = Self.state([(101, Self.answer(.good)), (102, .cardDelete(Self.card))])
    #expect(CardChronicle(of: Self.card, in: state) == nil)
  }

  @Test("a new card has a day of its own and no answers")
  func new() throws {
    let chronicle = try #require(CardChronicle(of: Self.card, in: Self.state([])))
    #expect(chronicle.entries.isEmpty)
    // One millisecond after midnight in UTC is still the day before where the day begins at four.
    #expect(
      chronicle.createdDay(offset: .zero, rollover: .standard) == StudyDay(daysSince1970: 99))
    #expect(
      chronicle.createdDay(offset: UTCOffset(seconds: 5 * 3_600), rollover: .standard)
        == StudyDay(daysSince1970: 100))
  }

  @Test("the latest answer comes first, each with the interval that SM-2 gives after it")
  func intervals() throws {
    // 1 day, 6 days, then 6 × 2.5 = 15 days; a lapse leads back to 1.
    let state = Self.state([
      (101, Self.answer(.good)), (102, Self.answer(.good)), (108, Self.answer(.good)),
      (123, Self.answer(.wrong)),
    ])
    let chronicle = try #require(CardChronicle(of: Self.card, in: state))
    #expect(chronicle.entries.map { $0.review.day.daysSince1970 } == [123, 108, 102, 101])
    #expect(chronicle.entries.map { $0.schedule?.interval.days } == [1, 15, 6, 1])
    #expect(chronicle.entries.map(\.review.grade) == [.wrong, .good, .good, .good])
    #expect(chronicle.entries.first?.schedule?.lapses == 1)
    #expect(chronicle.entries.first?.schedule == chronicle.card.review.schedule)
  }

  @Test(
    "an extra round and practice moved no schedule, and the next answer goes on from before them")
  func otherRounds() throws {
    let state = Self.state([
      (101, Self.answer(.good)), (101, Self.answer(.good, round: .cram, kind: .flip)),
      (102, Self.answer(.wrong)), (102, Self.answer(.good, round: .repetition, kind: .typed)),
      (103, Self.answer(.good)),
    ])
    let chronicle = try #require(CardChronicle(of: Self.card, in: state))
    #expect(chronicle.entries.map { $0.schedule?.interval.days } == [1, nil, 1, nil, 1])
    #expect(
      chronicle.entries.map(\.review.kind) == [.choice, .typed, .choice, .flip, .choice])
  }

  @Test("an answer that was taken back is in it no more")
  func undone() throws {
    let identity = EventIdentity(device: Self.device, number: 3)
    let state = Self.state([
      (101, Self.answer(.good)), (102, Self.answer(.wrong)),
      (102, .undo(of: identity, card: Self.card)),
    ])
    let chronicle = try #require(CardChronicle(of: Self.card, in: state))
    #expect(chronicle.entries.map { $0.review.day.daysSince1970 } == [101])
  }

  @Test("an interval that was varied is shown as it was, and the card as it stands")
  func varied() throws {
    var sitting = Sitting(day: 0) { script in
      script.add(.settings(SettingsChange(usesFuzz: true)), order: 1)
      script.put(.sine, order: 2)
    }
    for _ in 0..<6 {
      sitting.answer(.good)
      let due = try #require(sitting.state.card(.sine)?.review.schedule?.due)
      sitting.day = JournalScript.start.days(until: due)
      sitting.session = QuizSession(.day, in: sitting.state, on: due, seed: 1)
      sitting.next()
    }
    let chronicle = try #require(CardChronicle(of: .sine, in: sitting.state))
    #expect(chronicle.entries.map { $0.schedule?.interval.days } == [238, 95, 38, 15, 6, 1])
    #expect(chronicle.entries.first?.schedule == chronicle.card.review.schedule)
    let days = chronicle.entries.reversed().map(\.review.day)
    for (index, entry) in chronicle.entries.reversed().enumerated() where index < 5 {
      #expect(entry.days == days[index].days(until: days[index + 1]))
    }
    // 5 % of 238 days, rounded; that none was varied is one chance in hundreds.
    #expect(chronicle.entries.contains { $0.days != $0.schedule?.interval.days })
  }

  @Test("a day that was chosen by hand changes no interval of the history")
  func rescheduled() throws {
    let state = Self.state([
      (101, Self.answer(.good)),
      (101, .reschedule(Self.card, due: StudyDay(daysSince1970: 130))),
      (130, Self.answer(.good)),
    ])
    let chronicle = try #require(CardChronicle(of: Self.card, in: state))
    #expect(chronicle.entries.map { $0.schedule?.interval.days } == [6, 1])
  }
}
