import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("Choosing what to practise")
struct PracticeDialogTests {
  private static let learner = makeLearner()
  private let dialog = PracticeDialog(of: learner.library, on: Learner.today)

  @Test("what was failed this week comes first, then decks, then tags, the largest first")
  func entries() {
    #expect(
      dialog.entries == [
        .init(.failedThisWeek, 1), .init(.deck(.category(.probability)), 2),
        .init(.deck(.category(.linearAlgebra)), 1), .init(.deck(.own("Parcial 2")), 1),
        .init(.tag("Exámen"), 2), .init(.tag("azar"), 1),
      ])
  }

  @Test("each number is what the quiz then asks")
  func counts() {
    for entry in dialog.entries {
      let session = QuizSession(
        .practice(entry.choice), in: Self.learner.library, on: Learner.today, seed: 1)
      #expect(session.plannedCount == entry.count, "\(entry.choice)")
    }
  }

  @Test(
    "what is typed narrows the list, in either language and without accents",
    arguments: [
      ("proba", [.deck(.category(.probability))]),
      ("probability", [.deck(.category(.probability))]),
      ("EXAMEN", [.tag("Exámen")]), ("parcial", [.deck(.own("Parcial 2"))]),
      ("tag", [.tag("Exámen"), .tag("azar")]), ("etiqueta azar", [.tag("azar")]),
      ("failed", [.failedThisWeek]), ("zzz", []),
    ] as [(String, [PracticeChoice])])
  func narrowing(text: String, choices: [PracticeChoice]) {
    var dialog = dialog
    for character in text { dialog.type(.character(character)) }
    #expect(dialog.shown.map(\.choice) == choices)
    #expect(dialog.list == ListState())
    var pasted = self.dialog
    pasted.paste(text)
    #expect(pasted.shown == dialog.shown)
  }

  @Test("an empty account has only what was failed, which is nothing")
  func empty() {
    let dialog = PracticeDialog(of: AccountState(), on: Learner.today)
    #expect(dialog.entries == [.init(.failedThisWeek, 0)])
  }

  private static func makeLearner() -> Learner {
    var learner = Learner()
    func put(
      _ name: String, _ category: CardCategory, deck: String = "", tags: [String] = [],
      into learner: inout Learner
    ) {
      var content = Learner.content(name, category: category)
      content.deck = deck
      content.tags = tags
      learner.write(.cardPut(CardID(name), content))
    }
    put("a", .probability, tags: ["azar", "Exámen"], into: &learner)
    put("b", .probability, tags: ["examen"], into: &learner)
    put("c", .linearAlgebra, into: &learner)
    put("d", .linearAlgebra, deck: "Parcial 2", into: &learner)
    // Neither suspended cards nor those put off today can be practised.
    put("e", .trigonometry, tags: ["azar"], into: &learner)
    learner.write(.suspend(CardID("e"), isSuspended: true))
    put("f", .trigonometry, tags: ["azar"], into: &learner)
    learner.write(.bury(CardID("f")))
    learner.review("c", .wrong, day: -3)
    return learner
  }
}
