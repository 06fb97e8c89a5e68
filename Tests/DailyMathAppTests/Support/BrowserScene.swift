import DailyMathCore
import DailyMathTerminal

@testable import DailyMathApp

extension AppScene {
  /// The browser before a learner, with what it asked for made ready.
  static func browser(
    _ learner: Learner = .browsed(), _ size: Size = Size(columns: 80, rows: 24),
    _ language: Language = .spanish
  ) -> AppScene {
    var scene = AppScene(learner, size: size, language: language)
    scene.press(.character("2"))
    return scene
  }

  /// Puts the keyboard into the field and types a query there.
  mutating func search(_ query: String) {
    press(.character("/"))
    type(query)
    press(.enter)
  }

  /// Presses keys one after another and saves what they ask to save.
  mutating func use(_ keys: String) {
    for key in keys { save(.key(.character(key))) }
  }

  /// What the cards in the list ask, from the top.
  var foundCards: [String] {
    guard let browser else { return [] }
    return browser.found.indices.compactMap { browser.card(inRow: $0)?.text }
  }

  /// The account as it is.
  var library: AccountState { state.signedIn?.library ?? AccountState() }

  /// The words of the notice in the browser.
  var browserNotice: String? {
    browser?.notice.map { NoticeText.line(for: $0, .of(state.language)).text }
  }

  /// Every row of the screen.
  var screenText: String {
    let frame = frame()
    return (0..<frame.size.rows).map { frame.canvas.text(row: $0) }.joined(separator: "\n")
  }
}

extension Learner {
  /// A learner with cards in every state: `d/dx sen(x)` is due and marked, `∫ x cos(x) dx` is suspended, `lim` is a leech that
  /// is due later, `det` and `P(A ∩ B)` are new, and `vieja` is in the trash.
  static func browsed() -> Learner {
    var learner = Learner()
    learner.put("d/dx sen(x)", category: .differentialCalculus)
    learner.put("∫ x cos(x) dx", category: .integralCalculus)
    learner.put("lim", category: .differentialCalculus)
    var content = content("det", difficulty: 1)
    content.deck = "Parcial 2"
    content.tags = ["matrices", "dos palabras"]
    learner.write(.cardPut(CardID("det"), content))
    learner.put("P(A ∩ B)", difficulty: 2, category: .probability)
    learner.put("vieja")
    learner.write(.cardDelete(CardID("vieja")))
    learner.review("d/dx sen(x)", .easy, day: -7)
    learner.review("d/dx sen(x)", .easy, day: -6)
    learner.review("∫ x cos(x) dx", .good, day: -3)
    learner.review("lim", .good, day: -40)
    for count in 0..<8 {
      learner.review("lim", .wrong, day: -39 + 4 * count)
      learner.review("lim", .good, day: -38 + 4 * count)
    }
    learner.review("lim", .easy, day: -1)
    learner.write(.mark(CardID("d/dx sen(x)"), isMarked: true))
    learner.write(.suspend(CardID("∫ x cos(x) dx"), isSuspended: true))
    return learner
  }
}
