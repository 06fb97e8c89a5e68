import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("What was earned, told and kept")
struct AppReducerAwardsTests {
  private static let firstCard = PassingNotice(
    .awarded(AwardsNews(badges: [.firstCard])), at: 10_000)

  /// A quiz over so many cards that were never asked.
  private static func quiz(_ learner: Learner = Learner(cards: "a", "b", "c")) -> AppScene {
    var scene = AppScene(learner)
    scene.press(.enter)
    return scene
  }

  @Test("the answer that earns a badge brings a notice, and the next one none")
  func told() {
    var scene = Self.quiz()
    scene.answer(isRight: true)
    #expect(scene.state.toast == Self.firstCard)
    scene.stamp = .at(20_000)
    scene.press(KeyPress(.down))
    scene.answer(isRight: true)
    #expect(scene.state.toast == nil)
  }

  @Test("typing that goes on leaves it for a moment, and then takes it away")
  func typing() {
    var scene = Self.quiz()
    scene.answer(isRight: true)
    scene.stamp = .at(11_499)
    scene.press(KeyPress(.down))
    #expect(scene.state.toast == Self.firstCard)
    scene.stamp = .at(11_500)
    scene.press(KeyPress(.down))
    #expect(scene.state.toast == nil)
  }

  @Test("taking the answer back takes the notice away silently, and earning it anew tells it again")
  func takenBack() {
    var scene = Self.quiz()
    scene.answer(isRight: true)
    scene.save(.key(.character("u")))
    #expect(scene.state.toast == nil)
    #expect(scene.state.awards?.awards.badges.first?.earnedDay == nil)
    scene.answer(isRight: true)
    #expect(scene.state.toast == Self.firstCard)
  }

  @Test("one notice tells of several things")
  func several() {
    var scene = Self.quiz(.studying(days: 6))
    scene.answer(isRight: true)
    let news = AwardsNews(badges: [.weekStreak], freezes: 1)
    #expect(scene.state.toast == PassingNotice(.awarded(news), at: 10_000))
  }

  @Test("the end of the sitting tells it by itself")
  func end() {
    var scene = Self.quiz(Learner(cards: "a"))
    scene.answer(isRight: true)
    #expect(scene.state.toast == nil)
    #expect(scene.quiz?.outlook?.news == AwardsNews(badges: [.firstCard]))
    #expect(scene.quiz?.outlook?.streakMet == 1)
    #expect(scene.frame().shows("✓ Racha: 1 día · Ganaste una insignia: Primera tarjeta."))
  }

  @Test("a second sitting of the day tells of the streak no more")
  func secondSitting() {
    var learner = Learner.studying(days: 2)
    learner.review("a", .good)
    learner.review("b", .good)
    var scene = Self.quiz(learner)
    scene.answer(isRight: true)
    #expect(scene.quiz?.phase == .finished)
    #expect(scene.quiz?.outlook?.streakMet == nil)
    #expect(scene.quiz?.outlook?.news == AwardsNews())
  }

  @Test("an answer that could not be saved, and an error after it, leave no such notice")
  func errors() {
    var scene = Self.quiz()
    scene.choose(isRight: true)
    scene.press(.enter)
    scene.act(.appendFailed(.diskFull(path: "/d"), for: .answer))
    #expect(scene.state.toast == nil)
    scene = Self.quiz()
    scene.answer(isRight: true)
    scene.press(.character("u"))
    scene.act(.appendFailed(.diskFull(path: "/d"), for: .takeBack))
    #expect(scene.state.toast == nil)
    #expect(scene.frame().shows("No se guardó"))
  }

  @Test("what tells of a loss is not covered")
  func loss() {
    var scene = Self.quiz()
    let loss = PassingNotice(.accountGone(loses: .text), at: 10_000)
    scene.choose(isRight: true)
    scene.press(.enter)
    scene.state.toast = loss
    let event = Learner(cards: "a", "b", "c").next(
      .review(
        Review(
          card: CardID("a"), session: "s", round: .scheduled, kind: .choice, answered: "sí",
          suggested: .good, grade: .good, milliseconds: 1_000, before: .new)))
    scene.act(.appended([event], for: .answer))
    #expect(scene.state.toast == loss)
  }

  @Test("what another terminal earned is kept and not told")
  func elsewhere() {
    var learner = Learner(cards: "a", "b")
    var scene = Self.quiz(learner)
    scene.act(.eventsArrived([learner.review("b", .good)]))
    #expect(scene.state.toast == nil)
    #expect(scene.state.awards?.awards.badges.first?.earnedDay == Learner.today)
    #expect(
      scene.state.awards?.awards == Awards(of: learner.library, on: Learner.today))
  }

  @Test("nothing is derived anew before the account or the day changes")
  func kept() {
    var scene = Self.quiz()
    let kept = scene.state.awards
    #expect(kept != nil)
    scene.press(KeyPress(.down), KeyPress(.up))
    #expect(scene.state.awards == kept)
    scene.stamp = .at(10_000, day: 1)
    scene.press(KeyPress(.down))
    #expect(scene.state.awards?.day == Learner.today.adding(days: 1))
    scene.act(.accountGone)
    #expect(scene.state.awards == nil)
  }

  @Test("whoever signs in next has awards of their own")
  func otherLearner() {
    var scene = AppScene(.studying(days: 3))
    scene.act(.signInSucceeded(Learner(cards: "a").signedIn, damagedLines: 0))
    #expect(scene.state.awards?.awards.streak.days == 0)
  }

  /// A quiz over twenty-one new cards, and so many answers, all of them right.
  private static func flawless(_ count: Int) -> AppScene {
    var learner = Learner()
    learner.write(.settings(SettingsChange(newCardsPerDay: 21)))
    for index in 0..<21 { learner.put("card\(index)", difficulty: index) }
    var scene = quiz(learner)
    for _ in 0..<count { scene.answer(isRight: true) }
    return scene
  }

  @Test("whether a sitting was perfect is told when it is left, and not before")
  func perfect() {
    var scene = Self.flawless(20)
    scene.stamp = .at(30_000)
    scene.press(KeyPress(.down))
    #expect(scene.state.toast == nil)
    scene.press(.escape)
    #expect(scene.today != nil)
    let news = AwardsNews(badges: [.perfectSession])
    #expect(scene.state.toast == PassingNotice(.awarded(news), at: 30_000))
  }

  @Test("a mistake in it, or fewer answers, are told nothing")
  func notPerfect() {
    var scene = Self.flawless(19)
    scene.stamp = .at(30_000)
    scene.press(.escape)
    #expect(scene.state.toast == nil)
    scene = Self.flawless(20)
    scene.answer(isRight: false)
    scene.stamp = .at(30_000)
    scene.press(.escape)
    #expect(scene.state.toast == nil)
  }

  @Test("at its end, the sitting itself says that it was perfect")
  func perfectEnd() {
    let scene = Self.flawless(21)
    #expect(scene.quiz?.outlook?.news == AwardsNews(badges: [.firstCard, .perfectSession]))
  }

  @Test("no effects come of telling")
  func effects() throws {
    var scene = Self.quiz()
    scene.choose(isRight: true)
    guard case .append(let payloads, .answer)? = scene.press(.enter).first else {
      Issue.record("the answer is not appended")
      return
    }
    let event = Event(
      position: EventPosition(
        order: 100, identity: EventIdentity(device: DeviceID("terminal"), number: 1)),
      moment: scene.stamp.moment, payload: try #require(payloads.first))
    #expect(scene.act(.appended([event], for: .answer)) == [])
  }

  @Test("the notice takes one row in every window and language", arguments: Language.allCases)
  func oneRow(language: Language) {
    let news = AwardsNews(
      badges: [.hundredReviews, .weekStreak, .perfectSession], level: .student, freezes: 2)
    for columns in 40...130 {
      var scene = AppScene(
        Learner(cards: "a", "b"), size: Size(columns: columns, rows: 24), language: language)
      scene.press(.enter)
      let before = scene.frame()
      scene.state.toast = PassingNotice(.awarded(news), at: 10_000)
      let frame = scene.frame()
      for row in 0..<24 where row != 22 {
        #expect(frame.canvas.text(row: row) == before.canvas.text(row: row), "\(columns)")
      }
      #expect(!frame.canvas.text(row: 22).contains("…"), "\(columns)")
    }
  }
}
