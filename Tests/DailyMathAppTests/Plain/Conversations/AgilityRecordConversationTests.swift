import DailyMathTerminal
import Testing

@testable import DailyMathApp
@testable import DailyMathCore

@Suite("Facts and drills of the past as a conversation")
struct AgilityRecordConversationTests {
  private static let usual = Size(columns: 80, rows: 24)

  @Test("the facts that are hard are told, the hardest first, and no others")
  func weakFacts() {
    var record = AgilityRecord()
    record.times[2] = AnswerTimes()
    record.times[2]?.insert(1_000)
    record.facts[.pair(.multiplication, 3, 4)] = .sample(
      answers: 10, missed: 0, milliseconds: 900, dueIn: 1)
    record.facts[.pair(.multiplication, 6, 8)] = .sample(
      answers: 10, missed: 0, milliseconds: 1_500, dueIn: 1)
    record.facts[.pair(.addition, 7, 8)] = .sample(
      answers: 10, missed: 5, milliseconds: 2_500, dueIn: 1)
    let lines = PlainSession(AppScene.factTable(record).state).question.statements
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("7 + 8 = 15: 10 veces, 50 % bien, 2,5 s"))
    #expect(lines[2].hasPrefix("6 × 8 = 48: 10 veces, 100 % bien, 1,5 s"))
  }

  @Test("a fact is told that is asked for, and anything else is explained")
  func askedFacts() {
    var session = PlainSession(AppScene.factTable(AgilityRecord()).state)
    let unknown = PlainReply.again("8 × 7 = 56: todavía no la has respondido.")
    for text in ["8x7", "8 * 7", "8×7"] { #expect(session.take(.text(text)) == unknown) }
    for text in ["13x2", "x7", "siete", "7-8", "-1+2"] {
      #expect(session.take(.text(text)) == .again(Texts.of(.spanish).factTable.instructions))
    }
    #expect(session.take(.text("p")) == .go(.factTable(.practiceChosen)))
    #expect(session.take(.text("")) == .go(.factTable(.leaveChosen)))
  }

  @Test("the latest drills are told, and a mode is chosen by its name or number")
  func drills() {
    var session = PlainSession(AppScene.drillHistory(.sample).state)
    #expect(session.question.statements.count == 21)
    #expect(session.question.statements[1].hasPrefix("30 de noviembre: Propio 40 problemas: "))
    #expect(session.take(.text("Clásico")) == .go(.drillHistory(.modeChosen(.classic))))
    #expect(session.take(.text("3")) == .go(.drillHistory(.modeChosen(.levels))))
    #expect(session.take(.text("9")) == .again(Texts.of(.spanish).drillHistory.instructions))
    #expect(session.take(.text("q")) == .go(.drillHistory(.leaveChosen)))
  }

  @Test("who never drilled hears something kind")
  func empty() {
    let drills = PlainSession(AppScene.drillHistory(AgilityRecord()).state).question.statements
    #expect(drills.contains { $0.hasPrefix("Aquí verás tus ejercicios de agilidad.") })
    let facts = PlainSession(AppScene.factTable(AgilityRecord()).state).question.statements
    #expect(facts == ["Todavía no hay ninguna que te cueste."])
  }
}
