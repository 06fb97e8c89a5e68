import DailyMathCore
import Testing

@Suite("The streak and the points")
struct AwardsStreakTests {
  @Test("before the first answer there is nothing")
  func nothing() {
    let awards = StudyLog().awards(on: 0)
    #expect(awards.streak == Streak())
    #expect(awards.points == 0)
    #expect(awards.reputation == 0)
    #expect(awards.level == .novice)
    #expect(awards.since == nil)
  }

  @Test("each day with an answer counts one and earns three points")
  func daysInARow() {
    var log = StudyLog()
    for day in 0...2 { log.answer(on: day) }
    let awards = log.awards(on: 2)
    #expect(awards.streak.days == 3)
    #expect(awards.streak.best == 3)
    #expect(awards.streak.daysOfLastSeven == 3)
    #expect(awards.streak.isMetToday)
    #expect(awards.points == 9)
    #expect(awards.since == JournalScript.day(0))
  }

  @Test("a second session of a day earns nothing")
  func twice() {
    var log = StudyLog()
    log.answer(on: 0, in: "morning")
    log.answer(.limit, on: 0, in: "evening")
    #expect(log.awards(on: 0).streak.days == 1)
    #expect(log.awards(on: 0).points == 3)
  }

  @Test("an answer of any round makes a day count", arguments: [ReviewRound.repetition, .cram])
  func everyRound(round: ReviewRound) {
    var log = StudyLog()
    log.answer(on: 0)
    log.answer(on: 1, round: round)
    #expect(log.awards(on: 1).streak.days == 2)
    #expect(log.awards(on: 1).points == 6)
  }

  @Test("a missed day on which a review waited ends the streak, and the best stays")
  func missedDay() {
    var log = StudyLog()
    log.leaveWaiting(on: 0)
    log.practise(on: [1, 3])
    let streak = log.awards(on: 3).streak
    #expect(streak.days == 1)
    #expect(streak.best == 2)
    #expect(streak.daysOfLastSeven == 3)
    #expect(log.awards(on: 3).points == 9)
  }

  @Test("today does not end a streak before it is over")
  func today() {
    var log = StudyLog()
    log.leaveWaiting(on: 0)
    log.practise(on: [1])
    #expect(log.awards(on: 2).streak.days == 2)
    #expect(!log.awards(on: 2).streak.isMetToday)
    #expect(log.awards(on: 3).streak.days == 0)
    #expect(log.awards(on: 3).streak.best == 2)
  }

  @Test("days on which nothing is due neither count nor end the streak")
  func nothingDue() {
    var log = StudyLog()
    log.add(.cardPut(.sine, JournalScript.content("sine")), on: 0)
    log.answer(on: 0)
    // Known twice in a row, the card is due six days later: on day 7.
    log.answer(on: 1)
    for day in 2...7 { #expect(log.awards(on: day).streak.days == 2) }
    #expect(log.awards(on: 8).streak.days == 0)
    log.answer(on: 7)
    #expect(log.awards(on: 8).streak.days == 3)
    #expect(log.awards(on: 8).streak.frozenDays.isEmpty)
  }

  @Test("a new card that nobody has begun is nothing due")
  func newCards() {
    var log = StudyLog()
    log.add(.cardPut(.limit, JournalScript.content("limit")), on: 0)
    log.practise(on: [0, 3])
    #expect(log.awards(on: 3).streak.days == 2)
  }

  @Test(
    "a card that is taken out does not wait, and waits again once it is back",
    arguments: [
      (EventPayload.suspend(.waiting, isSuspended: true), .suspend(.waiting, isSuspended: false)),
      (.cardDelete(.waiting), .cardPut(.waiting, JournalScript.content("again"))),
      (
        .reschedule(.waiting, due: JournalScript.day(9)),
        .reschedule(.waiting, due: JournalScript.day(3))
      ),
    ] as [(EventPayload, EventPayload)])
  func takenOut(out: EventPayload, back: EventPayload) {
    var log = StudyLog()
    log.leaveWaiting(on: 0)
    log.add(out, on: 1)
    log.practise(on: [2])
    #expect(log.awards(on: 2).streak.days == 2)
    #expect(log.awards(on: 4).streak.days == 2)
    log.add(back, on: 3)
    #expect(log.awards(on: 3).streak.days == 2)
    #expect(log.awards(on: 4).streak.days == 0)
  }

  @Test("the days met of the last seven are counted with today")
  func lastSeven() {
    var log = StudyLog()
    log.practise(on: [0, 1, 2, 4, 5, 8])
    // Days 2 to 8: 2, 4, 5 and 8.
    #expect(log.awards(on: 8).streak.daysOfLastSeven == 4)
    // Days 5 to 11: 5 and 8.
    #expect(log.awards(on: 11).streak.daysOfLastSeven == 2)
    #expect(log.awards(on: 8).streak.days == 6)
  }

  @Test("what is written without an answer raises nothing")
  func withoutAnswers() {
    let idle: [EventPayload] = [
      .cardPut(.sine, JournalScript.content("sine")), .suspend(.sine, isSuspended: true),
      .suspend(.sine, isSuspended: false), .mark(.sine, isMarked: true), .bury(.sine),
      .reschedule(.sine, due: JournalScript.day(9)), .cardDelete(.sine), .cardPurge(.sine),
      .profile(Profile(displayName: "Ana", university: "UN")),
      .settings(SettingsChange(newCardsPerDay: 5)), .unknown(kind: "opened"),
      .deckLimits(.category(.probability), DeckLimits(newCardsPerDay: 3)),
    ]
    var log = StudyLog()
    for (day, payload) in idle.enumerated() { log.add(payload, on: day) }
    #expect(log.awards(on: 12) == StudyLog().awards(on: 12))

    var studied = StudyLog()
    for day in 0...2 { studied.answer(.limit, on: day) }
    let before = studied.awards(on: 3)
    for payload in idle { studied.add(payload, on: 3) }
    #expect(studied.awards(on: 3) == before)
    #expect(before.points == 9)
  }
}
