import DailyMathTerminal
import Testing

@testable import DailyMathApp
@testable import DailyMathCore

@Suite("The statistics as a conversation")
struct StatisticsConversationTests {
  private static func session(
    _ statistics: Statistics?, _ page: StatisticsPage, _ language: Language = .spanish
  ) -> PlainSession {
    PlainSession(
      AppScene.statistics(statistics, page, Size(columns: 80, rows: 24), language).state)
  }

  private static func lines(
    _ page: StatisticsPage, _ language: Language = .spanish, _ statistics: Statistics? = .sample
  ) -> [String] {
    session(statistics, page, language).question.statements
  }

  @Test("are opened from the menu of the day, turned page by page, and left")
  func walking() {
    let scene = PlainScene()
    scene.register(cards: "a", "b")
    _ = scene.signIn(
      .choose("Estadísticas"), .type(""), .choose("Categorías"), .type("99"), .type("?"),
      .type("."), .type("0"))
    #expect(scene.lines.contains("Estadísticas"))
    #expect(scene.lines.contains("Año, 1 de 8."))
    #expect(scene.lines.contains("Días, 2 de 8."))
    #expect(scene.lines.contains("Categorías, 8 de 8."))
    #expect(scene.lines.contains { $0.hasSuffix("Aquí verás tu avance desde tu primer repaso.") })
  }

  @Test("what was not done yet is said kindly, on every page", arguments: StatisticsPage.allCases)
  func empty(page: StatisticsPage) {
    let lines = Self.lines(page, .spanish, nil)
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { !$0.isEmpty })
  }

  @Test("a hard card is opened by its number, and left to the same page")
  func cards() {
    var session = Self.session(.sample, .hardest)
    #expect(session.question.statements.contains { $0.hasPrefix("10. ∫ x cos(x) dx: 8 olvidos, ") })
    guard case .go(let actions, _, _) = session.take(.text("10")) else {
      Issue.record("not understood")
      return
    }
    for action in actions { _ = session.reduce(action, at: .at(10_000)) }
    guard case .cardEditor(let editor) = session.state.screen else {
      Issue.record("\(session.state.screen)")
      return
    }
    #expect(editor.card == CardID("card1"))
    #expect(
      Self.session(.sample, .days).question.statements.contains { $0.hasPrefix("10.") } == false)
  }

  @Test("each chart is told in numbers, and nothing that is nothing")
  func numbers() {
    #expect(Self.lines(.forecast).contains("lunes 30 de noviembre (hoy): 64 repasos"))
    #expect(Self.lines(.hours).contains { $0.hasPrefix("de 19 a 20 h: 1.358 respuestas, 77 % (") })
    #expect(Self.lines(.hours).contains { $0.hasPrefix("de 3 a 4 h") } == false)
    #expect(
      Self.lines(.retention).contains("diciembre de 2025: jóvenes 80 % (96 de 120)"))
    #expect(Self.lines(.retention).contains { $0.hasPrefix("junio de 2026:") } == false)
    #expect(Self.lines(.cards).contains("2,30 a 2,49: 130 tarjetas"))
    #expect(Self.lines(.cards).contains("365 días o más: 7 tarjetas"))
    #expect(Self.lines(.cards, .english).contains("2.30 to 2.49: 130 cards"))
  }
}
