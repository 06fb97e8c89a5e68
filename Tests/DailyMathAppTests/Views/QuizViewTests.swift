import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The quiz as it is drawn")
struct QuizViewTests {
  private static let narrow = Size(columns: 40, rows: 12)

  private static func scene(
    _ content: CardContent, size: Size = Size(columns: 80, rows: 24)
  ) -> AppScene {
    var learner = Learner()
    learner.write(.cardPut(CardID("card"), content))
    var scene = AppScene(learner, size: size)
    scene.press(.enter)
    return scene
  }

  private static func rows(_ scene: AppScene, _ glyphs: Glyphs = .unicode) -> [String] {
    let canvas = scene.frame(glyphs: glyphs).canvas
    return (0..<canvas.size.rows).map { canvas.text(row: $0) }
  }

  private static func column(of word: String, in rows: [String]) -> Int? {
    rows.compactMap { row in
      row.firstRange(of: word).map { row.distance(from: row.startIndex, to: $0.lowerBound) }
    }.first
  }

  @Test("the verdicts on a long and on a short option stand in one column")
  func verdicts() throws {
    var scene = Self.scene(
      CardContent(
        prompt: "¿?", answer: "una respuesta más larga", distractors: ["no"],
        category: .linearAlgebra, note: ""))
    scene.choose(isRight: false)
    let rows = Self.rows(scene)
    let wrong = try #require(Self.column(of: "incorrecta", in: rows))
    // Six cells and the option itself, and three between them; the page begins at the third cell.
    #expect(wrong == 2 + 7 + 23 + 3)
    #expect(Self.column(of: " correcta", in: rows) == wrong - 1)
  }

  @Test(
    "in the narrowest window an option that needs its line keeps it, and its verdict goes below")
  func longVerdict() {
    var scene = Self.scene(
      CardContent(
        prompt: "¿?", answer: "una respuesta de veinte letras", distractors: ["no"],
        category: .linearAlgebra, note: ""), size: Self.narrow)
    scene.choose(isRight: false)
    let rows = Self.rows(scene)
    #expect(rows.contains { $0.hasSuffix("una respuesta de veinte letras") })
    #expect(rows.contains { $0.trimmed == "correcta" })
    #expect(rows.contains { $0.hasSuffix("incorrecta") })
  }

  @Test(
    "the help and the way out stand last and stay in the narrowest window", arguments: [40, 80])
  func foot(columns: Int) {
    var scene = AppScene(
      Learner(cards: "a", "b"), size: Size(columns: columns, rows: columns == 40 ? 12 : 24))
    scene.press(.enter)
    #expect(Self.rows(scene).last?.hasSuffix("Esc terminar   ? ayuda") == true)
    scene.choose(isRight: true)
    #expect(
      Self.rows(scene).last?.hasSuffix(columns == 40 ? "Esc terminar" : "Esc guardar y salir")
        == true)
  }

  @Test(
    "why another grade is suggested is said whole in the narrowest window",
    arguments: [
      (Notice.slowerThanUsual(9_000, usual: 3_000), "· Más lento: Difícil."),
      (.fasterThanUsual(1_000, usual: 3_000), "· Más rápido: Fácil."),
    ])
  func brief(notice: Notice, text: String) {
    var scene = AppScene(Learner(cards: "a"), size: Self.narrow)
    scene.press(.enter)
    scene.choose(isRight: true)
    guard case .quiz(var quiz) = scene.state.screen else {
      Issue.record("no quiz")
      return
    }
    quiz.notice = notice
    scene.state.screen = .quiz(quiz)
    #expect(Self.rows(scene)[10].trimmed == text)
  }

  @Test("the options of the starter deck stay apart in ASCII", arguments: Language.allCases)
  func starterDeck(language: Language) {
    for card in StarterDeck.cards(in: language) {
      let scene = Self.scene(card)
      let rows = Self.rows(scene, .ascii)
      let options = (1...card.options.count).map { number in
        rows.drop { !$0.dropFirst(4).hasPrefix(" \(number)   ") }.prefix(1)
          .map { String($0.dropFirst(9)) }.joined()
      }
      #expect(Set(options).count == card.options.count, "\(card.prompt): \(options)")
      #expect(!options.contains(""), "\(card.prompt)")
      #expect(rows.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    }
  }
}
