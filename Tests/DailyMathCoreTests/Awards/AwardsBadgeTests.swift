import DailyMathCore
import Testing

@Suite("Badges")
struct AwardsBadgeTests {
  @Test("every badge is listed once, the last two locked until there are exercises")
  func list() {
    let awards = StudyLog().awards(on: 0)
    #expect(awards.badges.map(\.kind) == Badge.Kind.allCases)
    #expect(awards.progress(.firstCard) == .underway(0, of: 1))
    #expect(awards.progress(.hundredReviews) == .underway(0, of: 100))
    #expect(awards.progress(.thousandReviews) == .underway(0, of: 1_000))
    #expect(awards.progress(.weekStreak) == .underway(0, of: 7))
    #expect(awards.progress(.monthStreak) == .underway(0, of: 30))
    #expect(awards.progress(.hundredDayStreak) == .underway(0, of: 100))
    #expect(awards.progress(.perfectSession) == .underway(0, of: 20))
    #expect(awards.progress(.masteredDeck) == .underway(0, of: 10))
    #expect(awards.progress(.tenVerifiedExercises) == .locked)
    #expect(awards.progress(.mostVotedOfMonth) == .locked)
  }

  @Test("the first scheduled answer earns the first badge, and practice does not")
  func firstCard() {
    var log = StudyLog()
    log.practise(on: [0])
    #expect(log.awards(on: 1).earnedDay(.firstCard) == nil)
    log.answer(on: 1)
    log.answer(on: 2)
    #expect(log.awards(on: 2).earnedDay(.firstCard) == 1)
    #expect(log.awards(on: 0).earnedDay(.firstCard) == nil)
  }

  @Test("a hundred scheduled reviews earn a badge on the day of the hundredth")
  func hundredReviews() {
    var log = StudyLog()
    log.answers(40, on: 0)
    log.answers(59, on: 1)
    log.answers(5, on: 2, round: .repetition)
    log.answers(5, on: 2, round: .cram)
    #expect(log.awards(on: 2).progress(.hundredReviews) == .underway(99, of: 100))
    log.answer(on: 3)
    #expect(log.awards(on: 3).earnedDay(.hundredReviews) == 3)
    log.answers(50, on: 4)
    #expect(log.awards(on: 4).earnedDay(.hundredReviews) == 3)
    #expect(log.awards(on: 4).progress(.thousandReviews) == .underway(150, of: 1_000))
  }

  @Test("a thousand scheduled reviews earn another")
  func thousandReviews() {
    var log = StudyLog()
    for day in 0...8 { log.answers(111, on: day) }
    #expect(log.awards(on: 9).progress(.thousandReviews) == .underway(999, of: 1_000))
    log.answer(on: 9)
    #expect(log.awards(on: 9).earnedDay(.thousandReviews) == 9)
    #expect(log.awards(on: 9).earnedDay(.hundredReviews) == 0)
  }

  @Test("streaks of 7, 30 and 100 days earn badges that stay when the streak is over")
  func streaks() {
    var log = StudyLog()
    log.leaveWaiting(on: 0)
    log.practise(on: 1...98)
    #expect(log.awards(on: 5).progress(.weekStreak) == .underway(6, of: 7))
    #expect(log.awards(on: 98).progress(.hundredDayStreak) == .underway(99, of: 100))
    log.practise(on: [99, 200])
    let awards = log.awards(on: 200)
    #expect(awards.streak.days == 1)
    #expect(awards.earnedDay(.weekStreak) == 6)
    #expect(awards.earnedDay(.monthStreak) == 29)
    #expect(awards.earnedDay(.hundredDayStreak) == 99)
  }

  @Test("the bar of a streak shows the present one")
  func presentStreak() {
    var log = StudyLog()
    log.leaveWaiting(on: 0)
    log.practise(on: [1, 2, 3, 9, 10])
    #expect(log.awards(on: 10).progress(.weekStreak) == .underway(2, of: 7))
  }

  @Test("undo takes a badge back, and the same work again grants it once")
  func undo() {
    var log = StudyLog()
    log.answers(99, on: 0)
    let before = log.awards(on: 1)
    let hundredth = log.answer(on: 1)
    #expect(log.awards(on: 1).newBadges(since: before).map(\.kind) == [.hundredReviews])
    log.undo(hundredth, on: 1)
    let after = log.awards(on: 1)
    #expect(after == before)
    #expect(after.progress(.hundredReviews) == .underway(99, of: 100))
    log.answer(on: 1)
    let again = log.awards(on: 1)
    #expect(again.newBadges(since: after).map(\.kind) == [.hundredReviews])
    log.answer(on: 1)
    #expect(log.awards(on: 1).newBadges(since: again).isEmpty)
    #expect(log.awards(on: 1).badges.count { $0.kind == .hundredReviews } == 1)
    #expect(log.awards(on: 1).points == 6)
  }

  @Test("undo takes the first card, the day and its points back")
  func undoOfFirst() {
    var log = StudyLog()
    let first = log.answer(on: 0)
    #expect(log.awards(on: 0).earnedDay(.firstCard) == 0)
    log.undo(first, on: 0)
    #expect(log.awards(on: 0) == StudyLog().awards(on: 0))
  }

  @Test("the next badge is the one of which the largest share is done")
  func nextBadge() {
    var log = StudyLog()
    #expect(log.awards(on: 0).nextBadge?.kind == .firstCard)
    // 1 of 7 days is more than 10 of 100 reviews, but 10 of 20 answers in the sitting is more still.
    log.answers(10, on: 0)
    #expect(log.awards(on: 0).nextBadge?.kind == .perfectSession)
    log.answer(.sine, .wrong, on: 0)
    #expect(log.awards(on: 0).nextBadge?.kind == .weekStreak)
    // 15 of 100 reviews is more than 1 of 7 days.
    log.answers(4, on: 0)
    #expect(log.awards(on: 0).nextBadge?.kind == .hundredReviews)
  }
}
