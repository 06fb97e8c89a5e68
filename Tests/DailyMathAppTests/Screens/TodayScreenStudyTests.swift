import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("Studying otherwise than by the day's plan")
struct TodayScreenStudyTests {
  private static let device = DeviceID("desk")
  /// A learner who has answered all cards, with one of tomorrow and one that was failed.
  private static let done: Learner = {
    var learner = Learner(cards: "a", "b")
    learner.review("a", .good)
    learner.review("b", .wrong)
    learner.review("b", .good, round: .repetition)
    return learner
  }()

  private func state(_ learner: Learner) -> TodayScreen.State {
    TodayScreen.State(library: learner.library, day: Learner.today)
  }

  @discardableResult
  private func expect(
    _ action: TodayScreen.Action, in state: TodayScreen.State, _ learner: Learner,
    effects: [Effect] = [], sourceLocation: SourceLocation = #_sourceLocation,
    change: (inout TodayScreen.State) -> Void = { _ in }
  ) -> TodayScreen.State {
    expectReduction(
      of: state, by: { TodayScreen.reduce(&$0, action, .test(learner.library)) },
      effects: effects, sourceLocation: sourceLocation, change: change)
  }

  @Test(
    "on a day that is done each offer is taken by its letter",
    arguments: [("t", StudyScope.ahead(days: 1)), ("f", .practice(.failedThisWeek))]
      as [(Character, StudyScope)])
  func offers(letter: Character, scope: StudyScope) throws {
    let state = state(Self.done)
    let action = try #require(TodayScreen.action(for: .character(letter), in: state))
    expect(action, in: state, Self.done, effects: [.navigate(.quiz(scope))])
  }

  @Test("more new cards are a quiz of so many")
  func moreNew() throws {
    var learner = Learner()
    learner.write(.settings(SettingsChange(newCardsPerDay: 0)))
    for index in 0..<7 { learner.put("new\(index)") }
    let state = state(learner)
    let few = try #require(TodayScreen.action(for: .character("m"), in: state))
    expect(few, in: state, learner, effects: [.navigate(.quiz(.moreNew(5)))])
    let more = try #require(TodayScreen.action(for: .character("l"), in: state))
    expect(more, in: state, learner, effects: [.navigate(.quiz(.moreNew(7)))])
  }

  @Test("while cards wait nothing is offered, and a click on what is gone does nothing")
  func notDone() {
    let learner = Learner(cards: "a")
    for letter in "mltf" {
      #expect(TodayScreen.action(for: .character(letter), in: state(learner)) == nil)
    }
    expect(.offerTaken(.tomorrow(2)), in: state(learner), learner)
  }

  @Test("decks and difficult cards have screens of their own")
  func otherScreens() {
    var learner = Learner(cards: "a")
    expect(.decksChosen, in: state(learner), learner, effects: [.navigate(.decks)])
    expect(.tabChosen(2), in: state(learner), learner, effects: [.openTab(2)])
    #expect(TodayScreen.action(for: .character("v"), in: state(learner)) == nil)
    for _ in 0..<8 {
      learner.review("a", .good, day: -1)
      learner.review("a", .wrong, day: -1)
    }
    learner.write(.suspend(CardID("a"), isSuspended: true))
    #expect(TodayScreen.action(for: .character("v"), in: state(learner)) == .leechesChosen)
    expect(
      .leechesChosen, in: state(learner), learner,
      effects: [.navigate(.browser(query: "is:leech"))])
  }

  @Test("practising is chosen from a list, and Escape leaves it")
  func practice() {
    let learner = Learner(cards: "a", "b", "c")
    let dialog = PracticeDialog(of: learner.library, on: Learner.today)
    let opened = expect(.practiceChosen, in: state(learner), learner) {
      $0.dialog = .practice(dialog)
    }
    #expect(TodayScreen.action(for: .escape, in: opened) == .dialog(.closed))
    #expect(
      TodayScreen.action(for: .character("q"), in: opened)
        == .dialog(.typed(.character("q"))))
    expect(.dialog(.closed), in: opened, learner) { $0.dialog = nil }
    // Nothing was failed, which is said; the next row is the category.
    var refused = dialog
    refused.isRefused = true
    expect(.dialog(.taken), in: opened, learner) { $0.dialog = .practice(refused) }
    var selected = dialog
    selected.list = ListState(selected: 1)
    let moved = expect(.dialog(.keyMoved(KeyPress(.down))), in: opened, learner) {
      $0.dialog = .practice(selected)
    }
    let scope = StudyScope.practice(.deck(.category(.linearAlgebra)))
    expect(.dialog(.taken), in: moved, learner, effects: [.navigate(.quiz(scope))]) {
      $0.dialog = nil
    }
    expect(.dialog(.rowTaken(1)), in: opened, learner, effects: [.navigate(.quiz(scope))]) {
      $0.dialog = nil
    }
    expect(.dialog(.rowTaken(9)), in: opened, learner)
  }

  @Test("with a list in front, what is pasted goes into its field and the wheel moves in it")
  func inFront() {
    let learner = Learner(cards: "a")
    let opened = expect(.practiceChosen, in: state(learner), learner) {
      $0.dialog = .practice(PracticeDialog(of: learner.library, on: Learner.today))
    }
    expect(.filterPasted("algebra"), in: opened, learner) {
      guard case .practice(var practice) = $0.dialog else { return }
      practice.paste("algebra")
      #expect(practice.shown.map(\.choice) == [.deck(.category(.linearAlgebra))])
      $0.dialog = .practice(practice)
    }
    expect(.keyMoved(KeyPress(.down)), in: opened, learner) {
      $0.dialog?.list = ListState(selected: 1)
    }
  }

  @Test("the last answer of the sitting before is taken back, and its card named")
  func takingBack() throws {
    var learner = Self.done
    let record = try #require(SittingRecord(last: learner.events, of: Self.device))
    let answer = try #require(record.answers.last)
    #expect(answer.review.card == CardID("b"))
    let asked = expect(.takeBackChosen, in: state(learner), learner, effects: [.lookUpSitting]) {
      $0.takingBack = .lookingUp
    }
    // A second press meanwhile does not take back two.
    expect(.takeBackChosen, in: asked, learner)
    let undo = EventPayload.undo(of: answer.event, card: CardID("b"))
    let appending = expect(
      .sittingFound(record), in: asked, learner, effects: [.append([undo], for: .takeBackEarlier)]
    ) { $0.takingBack = .answer(to: CardID("b")) }
    learner.write(undo)
    let after = expect(.earlierTakenBack, in: appending, learner) {
      $0 = state(learner)
      // The card that comes back is asked first, and the selection stays on its own.
      $0.list = ListState(selected: 1)
      $0.notice = .tookBackEarlier(prompt: "b")
    }
    #expect(after.plan.all == [CardID("b")])
    // And again, the answer before that.
    let earlier = try #require(SittingRecord(last: learner.events, of: Self.device))
    #expect(earlier.answers.last?.review.grade == .wrong)
    #expect(earlier.answers.last?.review.card == CardID("b"))
  }

  @Test("with no answer left to take back, that is said")
  func nothingToTakeBack() {
    let learner = Learner(cards: "a")
    var asked = state(learner)
    asked.takingBack = .lookingUp
    expect(.sittingFound(nil), in: asked, learner) {
      $0.takingBack = nil
      $0.notice = .nothingEarlierToTakeBack
    }
    // What nobody asked for any more takes nothing back.
    let record = SittingRecord(last: Self.done.events, of: Self.device)
    expect(.sittingFound(record), in: state(Self.done), Self.done)
  }

  @Test("an answer to a card that was deleted since is taken back all the same")
  func deletedCard() {
    var learner = Self.done
    learner.write(.cardDelete(CardID("b")))
    var state = state(learner)
    state.takingBack = .answer(to: CardID("b"))
    expect(.earlierTakenBack, in: state, learner) {
      $0.takingBack = nil
      $0.notice = .tookBackEarlier(prompt: "b")
    }
    learner.write(.cardPurge(CardID("b")))
    expect(.earlierTakenBack, in: state, learner) {
      $0 = self.state(learner)
      $0.notice = .tookBackEarlier(prompt: nil)
    }
  }

  @Test("taking back that could not be saved is told in red, and can be tried again")
  func failing() {
    var scene = AppScene(Self.done)
    #expect(scene.press(.character("u")) == [.lookUpSitting])
    scene.act(.sittingFound(SittingRecord(last: Self.done.events, of: Self.device)))
    scene.act(.appendFailed(.diskFull(path: "/d"), for: .takeBackEarlier))
    #expect(scene.today?.notice == .notSaved(.diskFull(path: "/d")))
    #expect(scene.today?.takingBack == nil)
    #expect(scene.press(.character("u")) == [.lookUpSitting])
  }
}
