import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("What comes back from the disk")
struct AppReducerOutcomeTests {
  private let full = StoreError.diskFull(path: "/d")

  @Test("an answer becomes part of the account, and the next question comes")
  func answered() throws {
    var scene = AppScene(Learner(cards: "a", "b"))
    scene.press(.enter)
    let (event, effects) = try answerWrong(&scene)
    #expect(effects.count == 1)
    scene.act(.appended([event], for: .answer))
    #expect(scene.state.signedIn?.library.tally(on: Learner.today).answers == 1)
    #expect(scene.quiz?.session.lastStep?.events == [event.position.identity])
    #expect(scene.quiz?.session.showing?.card == CardID("a"))
    scene.press(.enter)
    #expect(scene.quiz?.session.showing?.card == CardID("b"))
  }

  @Test("what other terminals wrote meanwhile comes along, and the own event is the last")
  func othersFirst() throws {
    var learner = Learner(cards: "a", "b")
    var scene = AppScene(learner)
    scene.press(.enter)
    let (own, _) = try answerWrong(&scene)
    learner.write(.cardDelete(CardID("b")))
    let other = Event(
      position: EventPosition(
        order: 900, identity: EventIdentity(device: DeviceID("laptop"), number: 1)),
      moment: Stamp.at().moment, payload: .cardDelete(CardID("b")))
    scene.act(.appended([other, own], for: .answer))
    #expect(scene.quiz?.session.lastStep?.events == [own.position.identity])
    #expect(scene.state.signedIn?.library.card(CardID("b")) == nil)
  }

  @Test("an answer that could not be saved changes nothing of the account")
  func answerFailed() throws {
    var scene = AppScene(Learner(cards: "a", "b"))
    scene.press(.enter)
    _ = try answerWrong(&scene)
    let before = scene.state.signedIn
    scene.act(.appendFailed(full, for: .answer))
    #expect(scene.state.signedIn == before)
    guard case .notSaved(_, .wrong, full) = scene.quiz?.phase else {
      Issue.record("the quiz does not say that the answer is not saved")
      return
    }
  }

  @Test("an undo that is on the disk shows the question again; one that failed says so")
  func takenBack() throws {
    var scene = AppScene(Learner(cards: "a", "b"))
    scene.press(.enter)
    let (event, _) = try answerWrong(&scene)
    scene.act(.appended([event], for: .answer))
    #expect(
      scene.press(.character("u"))
        == [.append([.undo(of: event.position.identity, card: CardID("a"))], for: .takeBack)])
    scene.act(.appendFailed(full, for: .takeBack))
    #expect(scene.quiz?.notice == .notSaved(full))
    let undo = self.event(2, .undo(of: event.position.identity, card: CardID("a")))
    scene.act(.appended([undo], for: .takeBack))
    #expect(scene.quiz?.notice == .tookBack(prompt: "a"))
    #expect(scene.quiz?.phase == .asking)
    #expect(scene.state.signedIn?.library.tally(on: Learner.today) == DayTally())
  }

  @Test("a saved card is selected in the list, and the list says so")
  func cardSaved() {
    let learner = Learner(cards: "a", "b")
    var scene = AppScene(learner)
    scene.press(KeyPress(.down), .character("e"))
    let event = event(1, .cardPut(CardID("b"), Learner.content("b, nueva", difficulty: 1)))
    scene.expect(.appended([event], for: .saveCard)) {
      $0.signedIn?.library.apply(event)
      let library = $0.signedIn?.library ?? AccountState()
      var today = TodayScreen.State(library: library, day: Learner.today)
      $0.toast = PassingNotice(.cardSaved, at: 10_000)
      TodayScreen.select(1, in: &today)
      $0.screen = .today(today)
    }
    #expect(scene.today?.selectedCard == CardID("b"))
  }

  @Test("a card that could not be saved stays in the editor")
  func cardNotSaved() {
    var scene = AppScene(Learner(cards: "a"))
    scene.press(.character("e"), .character("s", .control))
    #expect(scene.editor?.isSaving == true)
    scene.act(.appendFailed(full, for: .saveCard))
    #expect(scene.editor?.notice == .notSaved(full))
    #expect(scene.editor?.isSaving == false)
    #expect(scene.editor?.prompt.text == "a")
  }

  @Test("a deleted card leaves the list, and the list says so")
  func cardDeleted() {
    var scene = AppScene(Learner(cards: "a", "b"))
    scene.press(.character("d"))
    #expect(
      scene.press(.character("s")) == [.append([.cardDelete(CardID("a"))], for: .deleteCard)])
    let event = event(1, .cardDelete(CardID("a")))
    scene.expect(.appended([event], for: .deleteCard)) {
      $0.signedIn?.library.apply(event)
      let library = $0.signedIn?.library ?? AccountState()
      var today = TodayScreen.State(library: library, day: Learner.today)
      today.deeds = [
        TodayScreen.Deed(event: event.position.identity, deletedCard: CardID("a"))
      ]
      $0.screen = .today(today)
      $0.toast = PassingNotice(.cardDeleted, at: 10_000)
    }
  }

  @Test("what could not be saved in the list is said there", arguments: [true, false])
  func listFailure(isDeleting: Bool) {
    var scene = AppScene(Learner(cards: "a", "b"))
    let full = full
    scene.expect(.appendFailed(full, for: isDeleting ? .deleteCard : .settings)) {
      guard case .today(var today) = $0.screen else { return }
      today.notice = .notSaved(full)
      $0.screen = .today(today)
    }
  }

  @Test("a setting that is on the disk says nothing")
  func settings() {
    var scene = AppScene(Learner(cards: "a"))
    let event = event(1, .settings(SettingsChange(language: .english)))
    scene.expect(.appended([event], for: .settings)) { $0.signedIn?.library.apply(event) }
  }

  @Test("what others write is in the list at once")
  func eventsArrived() {
    var scene = AppScene(Learner(cards: "a"))
    let event = event(1, .cardPut(CardID("z"), Learner.content("z", difficulty: 9)))
    scene.expect(.eventsArrived([event])) {
      $0.signedIn?.library.apply(event)
      let library = $0.signedIn?.library ?? AccountState()
      $0.screen = .today(TodayScreen.State(library: library, day: Learner.today))
    }
    #expect(scene.today?.rows.count == 2)
  }

  @Test("what others write does not disturb the editor, and is no error for somebody signed out")
  func eventsArrivedElsewhere() {
    var scene = AppScene(Learner(cards: "a"))
    scene.press(.character("n"), .character("x"))
    let event = event(1, .cardDelete(CardID("a")))
    scene.expect(.eventsArrived([event])) { $0.signedIn?.library.apply(event) }
    var login = AppScene(.login(LoginScreen.State()))
    login.expect(.eventsArrived([event]))
  }

  @Test("an account that was read anew replaces the one at hand")
  func reopened() {
    var scene = AppScene(Learner(cards: "a"))
    let signedIn = Learner(cards: "x", "y").signedIn
    scene.expect(.reopened(signedIn)) {
      $0.signedIn = signedIn
      $0.screen = .today(TodayScreen.State(library: signedIn.library, day: Learner.today))
    }
  }

  @Test("quitting while a grade is open records the answer with the selected grade")
  func quittingWhileGrading() throws {
    var scene = AppScene(Learner(cards: "a"))
    scene.press(.enter)
    let options = try #require(scene.quiz?.session.showing?.options)
    let right = try #require(options.firstIndex { $0.isRight })
    scene.act(.screen(.quiz(.optionChosen(right, by: nil))))
    scene.press(KeyPress(.right))
    let quiz = try #require(scene.quiz)
    let library = try #require(scene.state.signedIn?.library)
    guard case .grading(let choice) = quiz.phase else { return }
    let review = try #require(quiz.session.review(of: choice, grade: .easy, in: library))
    #expect(review.suggested == .good)
    let effects = scene.act(.key(.character("c", .control)))
    #expect(effects == [.append([.review(review)], for: .answer)])
    // The end waits for the disk: a failure is said, and only what is saved lets the program go.
    #expect(scene.act(.appendFailed(.diskFull(path: "/d"), for: .answer)) == [])
    #expect(scene.quiz?.phase == .notSaved(choice, .easy, .diskFull(path: "/d")))
    let retry = scene.act(.key(KeyPress(.enter)))
    #expect(retry == [.append([.review(review)], for: .answer)])
  }

  @Test(
    "once the open answer is saved the program ends, whoever asked for the end",
    arguments: [AppAction.key(.character("c", .control)), .endRequested])
  func quittingOnceSaved(asking: AppAction) throws {
    var scene = AppScene(Learner(cards: "a"))
    scene.press(.enter)
    let options = try #require(scene.quiz?.session.showing?.options)
    scene.act(
      .screen(.quiz(.optionChosen(try #require(options.firstIndex { $0.isRight }), by: nil))))
    let effects = scene.act(asking)
    guard case .append(let payloads, for: .answer)? = effects.first else {
      Issue.record("nothing is saved")
      return
    }
    var learner = Learner(cards: "a")
    let event = learner.write(payloads[0])
    #expect(scene.act(.appended([event], for: .answer)) == [.quit])
  }

  @Test("quitting while a question waits, or is answered, records nothing more")
  func quittingOtherwise() throws {
    var scene = AppScene(Learner(cards: "a"))
    scene.press(.enter)
    scene.expect(.key(.character("c", .control)), effects: [.quit])
    let (event, _) = try answerWrong(&scene)
    scene.expect(.key(.character("c", .control)), effects: [.quit])
    scene.act(.appended([event], for: .answer))
    scene.expect(.key(.character("c", .control)), effects: [.quit])
  }

  /// Answers the question on show wrong; returns the event that the disk would give, and what was asked for.
  private func answerWrong(_ scene: inout AppScene) throws -> (Event, [Effect]) {
    let options = try #require(scene.quiz?.session.showing?.options)
    let wrong = try #require(options.firstIndex { !$0.isRight })
    let effects = scene.press(.character(Character("\(wrong + 1)")))
    guard case .append(let payloads, .answer) = effects.first, let payload = payloads.first else {
      throw UnexpectedEffects(effects: effects)
    }
    return (event(1, payload), effects)
  }

  private func event(_ number: Int, _ payload: EventPayload) -> Event {
    Event(
      position: EventPosition(
        order: Int64(1_000 + number),
        identity: EventIdentity(device: DeviceID("terminal"), number: number)),
      moment: Stamp.at().moment, payload: payload)
  }

  private struct UnexpectedEffects: Error {
    let effects: [Effect]
  }

  @Test("where one text makes several cards, the notice counts them")
  func familySaved() {
    var scene = AppScene(Learner(cards: "a", "b"))
    scene.press(.character("e"))
    let events = [
      event(1, .cardPut(CardID("b"), Learner.content("b"))),
      event(2, .cardPut(CardID("a"), Learner.content("a"))), event(3, .cardDelete(CardID("a"))),
    ]
    scene.act(.appended(events, for: .saveCard))
    #expect(scene.state.toast?.notice == .cardsSaved(2))
  }
}
