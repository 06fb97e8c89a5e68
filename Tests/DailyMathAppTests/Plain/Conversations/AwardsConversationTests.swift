import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("What was earned, in a conversation")
struct AwardsConversationTests {
  private static func context(_ learner: Learner) -> PlainContext {
    PlainContext(AppScene(learner).state, place: .menu)
  }

  private static func head(_ learner: Learner) -> [String] {
    TodayConversation.question(
      TodayScreen.State(library: learner.library, day: Learner.today), context(learner)
    ).statements
  }

  @Test("the day begins with the streak and the level, in sentences")
  func today() {
    var learner = Learner.studying(days: 7)
    var lines = Self.head(learner)
    #expect(lines.contains("Racha 7 días, 6 de los 7, falta hoy, 1 comodín."))
    #expect(lines.contains("Novato, 21 puntos."))
    learner.review("a", .good)
    lines = Self.head(learner)
    #expect(lines.contains("Racha 8 días, 7 de los 7, 1 comodín."))
    #expect(lines.contains("Novato, 24 puntos."))
  }

  @Test("whoever has not begun hears something kind")
  func beginning() {
    let lines = Self.head(Learner(cards: "a"))
    #expect(lines.contains("Con tu próximo repaso empieza una racha."))
    #expect(lines.contains("Novato."))
  }

  @Test("the profile says all of it in lines")
  func profile() {
    let lines = ProfileConversation.question(
      ProfileScreen.State(page: .progress), Self.context(.studying(days: 7))
    ).heading
    for line in [
      "Novato, 21 puntos.", "Te faltan 30 puntos para Estudiante.", "Racha 7 días, 6 de los 7.",
      "Con un repaso hoy sigue tu racha.", "Mejor racha: 7 días.",
      "1 comodín, 7 días de estudio para otro comodín.",
      "Estudias desde el 23 de noviembre de 2026.", "Reputación: 0.",
      "Insignias: 2 de 10 insignias.", "Primera tarjeta: el 23 de noviembre.",
      "Racha de 7 días: el 29 de noviembre.", "Racha de 30 días: 7 de 30.",
      "Diez verificados: cuando haya ejercicios.",
      "Últimas 53 semanas: 7 respuestas en 7 días. El mejor: 29 de noviembre de 2026, con 1.",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    #expect(lines.allSatisfy { !$0.contains("·") })
  }

  @Test("a badge is told in a line of its own, and at the end of the quiz again")
  func told() {
    let scene = PlainScene()
    scene.register(cards: "a", "b")
    _ = scene.signIn(
      .type("1"), .choose("sí"), .type(""), .choose("sí"), .type(""), .type(""),
      .type("6"), .choose("Estadísticas"))
    #expect(scene.lines.count { $0 == "Ganaste una insignia: Primera tarjeta." } == 2)
    #expect(scene.lines.contains("Racha: 1 día."))
    #expect(scene.lines.contains("Primera tarjeta: el 30 de noviembre."))
  }
}
