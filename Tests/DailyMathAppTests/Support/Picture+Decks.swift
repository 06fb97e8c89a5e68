import DailyMathCore
import DailyMathTerminal

@testable import DailyMathApp

extension Picture {
  /// The types of cards in the editor.
  static let cardTypes = [
    Picture("CardEditor-pair") { size, language in
      var scene = AppScene(.withDecks(), size: size, language: language)
      scene.press(.character("n"))
      scene.type("sen(π/2)")
      scene.press(.tab)
      scene.type("1")
      scene.press(.backTab, .backTab, KeyPress(.right))
      return scene
    },
    Picture("CardEditor-cloze") { size, language in
      var scene = AppScene(.withDecks(), size: size, language: language)
      scene.press(.character("n"))
      scene.type("La derivada de {{sen x}} es {{cos x}}, y la de {{eˣ}} es ella misma.")
      scene.press(.backTab, KeyPress(.left), .tab, .tab, .tab, .tab, KeyPress(.right), .tab)
      scene.type("derivadas parcial")
      return scene
    },
    Picture("CardEditor-family") { size, language in
      var learner = Learner.withDecks()
      var content = Learner.content("sen(π/2)")
      content.answer = "1"
      content.alternatives = ["uno", "+1"]
      content.deck = "Parcial"
      content.tags = ["trigo"]
      for form in [CardForm.forward, .backward] {
        content.form = form
        learner.write(.cardPut(CardID("pair").sibling(in: form), content))
      }
      var scene = AppScene(learner, size: size, language: language)
      AppReducer.navigate(&scene.state, to: .editCard(CardID("pair.r")))
      for _ in 1...8 { scene.press(.tab) }
      return scene
    },
  ]

  /// The decks and their limits.
  static let decks = [
    Picture("Decks-all") { AppScene.decks($0, $1) },
    Picture("Decks-typing") { size, language in
      var scene = AppScene.decks(size, language)
      scene.press(KeyPress(.end), KeyPress(.right), .character("1"), .character("5"))
      return scene
    },
    Picture("Decks-refused") { size, language in
      var scene = AppScene.decks(size, language)
      scene.press(KeyPress(.down))
      scene.type("99999")
      scene.press(.enter)
      return scene
    },
    Picture("Decks-naming") { size, language in
      var scene = AppScene.decks(size, language)
      scene.press(KeyPress(.end), .character("r"))
      scene.type(" 2")
      return scene
    },
    Picture("Decks-question") { size, language in
      var scene = AppScene.decks(size, language)
      scene.press(KeyPress(.end), .character("r"))
      scene.type(" 2")
      scene.press(.enter)
      return scene
    },
    Picture("Decks-notsaved") { size, language in
      var scene = AppScene.decks(size, language)
      scene.act(.appendFailed(.diskFull(path: "/d"), for: .decks))
      return scene
    },
  ]
}

extension AppScene {
  /// The program on the decks of a learner in the middle of a term, who has one of their own.
  fileprivate static func decks(_ size: Size, _ language: Language) -> AppScene {
    var learner = Learner.midTerm()
    for name in ["c", "d", "e"] {
      var content = Learner.content(name)
      content.deck = "Segundo parcial"
      learner.write(.cardPut(CardID(name), content))
    }
    learner.review("c", .good, day: -1)
    learner.review("d", .good)
    learner.write(.suspend(CardID("e"), isSuspended: true))
    learner.write(.deckLimits(.own("Segundo parcial"), DeckLimits(reviewsPerDay: 40)))
    var scene = AppScene(learner, size: size, language: language)
    AppReducer.navigate(&scene.state, to: .decks)
    return scene
  }
}
