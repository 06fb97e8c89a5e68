import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("Taking back on the day's screen")
struct TodayScreenTakingBackTests {
  private static let terminal = DeviceID("terminal")

  /// The sitting that this terminal's journal would tell of, with one answer to `a` of that number and day.
  private func record(number: Int, day: StudyDay = Learner.today) -> SittingRecord? {
    let review = Review(
      card: CardID("a"), session: "s", round: .scheduled, kind: .choice, answered: "sí",
      suggested: .good, grade: .good, milliseconds: 1_000, before: .new)
    let event = EventIdentity(device: Self.terminal, number: number)
    return SittingRecord(
      id: "s", answers: [SittingRecord.Answer(event: event, day: day, review: review)])
  }

  /// The day's screen after its first card was deleted there, and what the deletion is called.
  private func afterDeletion() throws -> (AppScene, EventIdentity) {
    var scene = AppScene(Learner(cards: "a", "b"))
    scene.press(.character("d"))
    scene.save(.key(.character("s")))
    let deed = try #require(scene.today?.deeds.last)
    #expect(deed.deletedCard == CardID("a"))
    return (scene, deed.event)
  }

  @Test("a deletion is what u takes back first, also after another screen, and the card is named")
  func deletion() throws {
    var (scene, event) = try afterDeletion()
    scene.press(.character("g"), .escape)
    #expect(scene.press(.character("u")) == [.lookUpSitting])
    scene.save(.sittingFound(record(number: event.number - 1)))
    #expect(scene.today?.notice == .broughtBack(prompt: "a"))
    #expect(scene.today?.selectedCard == CardID("a"))
    #expect(scene.today?.deeds.isEmpty == true)
    #expect(scene.state.signedIn?.library.card(CardID("a")) != nil)
  }

  @Test("an answer that was given after the deletion goes first")
  func answerAfterDeletion() throws {
    var (scene, event) = try afterDeletion()
    scene.press(.character("u"))
    let later = try #require(record(number: event.number + 1))
    let effects = scene.act(.sittingFound(later))
    #expect(
      effects == [
        .append([.undo(of: later.answers[0].event, card: CardID("a"))], for: .takeBackEarlier)
      ])
    #expect(scene.today?.deeds.count == 1)
  }

  @Test("a deletion that was taken back elsewhere is nothing to take back")
  func restoredElsewhere() throws {
    var (scene, event) = try afterDeletion()
    let undo = Event(
      position: EventPosition(
        order: 1_000, identity: EventIdentity(device: DeviceID("other"), number: 1)),
      moment: Stamp.at().moment, payload: .undo(of: event, card: CardID("a")))
    scene.act(.eventsArrived([undo]))
    scene.press(.character("u"))
    #expect(scene.act(.sittingFound(nil)).isEmpty)
    #expect(scene.today?.notice == .nothingEarlierToTakeBack)
    #expect(scene.today?.deeds.isEmpty == true)
  }

  @Test(
    "after help with a backlog was chosen, u says once that h changes it, and takes nothing back")
  func backlogHelp() {
    var scene = AppScene(TodayScreenBacklogTests.backlog(143))
    scene.press(.character("h"))
    scene.save(.key(.enter))
    scene.press(.character("u"))
    #expect(scene.act(.sittingFound(record(number: 1))).isEmpty)
    #expect(scene.today?.notice == .backlogChosenLast)
    scene.press(.character("u"))
    #expect(scene.act(.sittingFound(record(number: 1))).count == 1)
  }

  @Test("an answer of an earlier day is asked about first, and Enter keeps it")
  func earlierDay() throws {
    var scene = AppScene(Learner(cards: "a", "b"))
    let yesterday = try #require(record(number: 1, day: Learner.today.adding(days: -1)))
    scene.press(.character("u"))
    #expect(scene.act(.sittingFound(yesterday)).isEmpty)
    #expect(scene.today?.question == .takeBack(yesterday.answers[0]))
    let frame = scene.frame()
    #expect((0..<frame.size.rows).contains { frame.canvas.text(row: $0).contains("29 nov") })
    #expect(scene.press(.enter).isEmpty)
    #expect(scene.today?.question == nil && scene.today?.takingBack == nil)
    scene.press(.character("u"))
    scene.act(.sittingFound(yesterday))
    #expect(
      scene.press(.character("s")) == [
        .append([.undo(of: yesterday.answers[0].event, card: CardID("a"))], for: .takeBackEarlier)
      ])
    #expect(scene.today?.takingBack == .answer(to: CardID("a")))
  }
}
