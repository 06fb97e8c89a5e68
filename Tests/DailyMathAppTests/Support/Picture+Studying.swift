import DailyMathApp
import DailyMathCore
import DailyMathTerminal

extension Picture {
  /// The day's screen where there is more to say than how many cards wait.
  static let studying = [
    Picture("Today-streak") { size, language in
      AppScene(.diligent(), size: size, language: language)
    },
    Picture("Today-met") { size, language in
      var learner = Learner.diligent()
      learner.review("card0", .good)
      return AppScene(learner, size: size, language: language)
    },
    Picture("Quiz-earned") { size, language in
      var scene = AppScene(Learner(cards: "a", "b", "c"), size: size, language: language)
      scene.press(.enter)
      scene.answer(isRight: true)
      return scene
    },
    Picture("Today-continue") { size, language in
      var learner = term(dueCount: 12)
      for index in 0..<5 { learner.review("card\(index)", .good, milliseconds: 9_000) }
      return AppScene(learner, size: size, language: language)
    },
    Picture("Today-ahead") { size, language in
      var learner = term(dueCount: 6)
      learner.write(.settings(SettingsChange(newCardsPerDay: 0)))
      learner.review("card0", .wrong)
      learner.review("card0", .good, round: .repetition)
      for index in 1..<6 { learner.review("card\(index)", .good) }
      for index in 0..<12 { learner.put("new\(index)", difficulty: index, category: .probability) }
      return AppScene(learner, size: size, language: language)
    },
    Picture("Today-heldback") { size, language in
      var learner = term(dueCount: 40)
      learner.write(.settings(SettingsChange(reviewsPerDay: 25)))
      return AppScene(learner, size: size, language: language)
    },
    Picture("Today-backlog") { size, language in
      AppScene(term(dueCount: 143, reviewedOn: -3), size: size, language: language)
    },
    Picture("Today-catchingup") { size, language in
      var scene = AppScene(term(dueCount: 143, reviewedOn: -3), size: size, language: language)
      scene.press(.character("h"))
      return scene
    },
    Picture("Today-spread") { size, language in
      AppScene(spreading(), size: size, language: language)
    },
    Picture("Today-spreadend") { size, language in
      var scene = AppScene(spreading(), size: size, language: language)
      scene.press(.character("h"))
      return scene
    },
    Picture("Today-practice") { size, language in
      var scene = AppScene(tagged(), size: size, language: language)
      scene.press(.character("p"))
      return scene
    },
    Picture("Today-nothingfailed") { size, language in
      var scene = AppScene(tagged(), size: size, language: language)
      scene.press(.character("p"), .enter)
      return scene
    },
    Picture("Today-leech") { size, language in
      var learner = term(dueCount: 3)
      for _ in 0..<8 {
        learner.review("card0", .good, day: -1)
        learner.review("card0", .wrong, day: -1)
      }
      learner.write(.suspend(CardID("card0"), isSuspended: true))
      learner.write(.mark(CardID("card1"), isMarked: true))
      learner.write(.bury(CardID("card2")))
      return AppScene(learner, size: size, language: language)
    },
    Picture("Today-allsuspended") { size, language in
      var learner = Learner(cards: "det ⎡a b; c d⎤", "P(A ∩ B)")
      for id in learner.library.cards.map(\.id) {
        learner.write(.suspend(id, isSuspended: true))
      }
      return AppScene(learner, size: size, language: language)
    },
    Picture("Today-takenback") { size, language in
      var scene = AppScene(term(dueCount: 3), size: size, language: language)
      scene.act(.screen(.today(.earlierTakenBack)))
      if case .today(var today) = scene.state.screen {
        today.notice = .tookBackEarlier(prompt: "det ⎡a b; c d⎤")
        scene.state.screen = .today(today)
      }
      return scene
    },
  ]

  /// A learner who introduced so many cards of three decks yesterday, or on another day counted from today; each is due a
  /// day later.
  private static func term(dueCount: Int, reviewedOn day: Int = -1) -> Learner {
    var learner = Learner()
    for index in 0..<dueCount {
      var content = Learner.content(
        "∫ x^\(index) dx", difficulty: index,
        category: index.isMultiple(of: 3) ? .integralCalculus : .linearAlgebra)
      if index % 3 == 2 { content.deck = "Parcial 2" }
      learner.write(.cardPut(CardID("card\(index)"), content))
      learner.review("card\(index)", .good, day: day, milliseconds: 8_000)
    }
    return learner
  }

  /// A learner who spreads what piled up since yesterday.
  private static func spreading() -> Learner {
    var learner = Learner()
    for index in 0..<143 {
      learner.put("det A\(index)", difficulty: index)
      learner.review("det A\(index)", .good, day: -9)
    }
    let start = Learner.today.adding(days: -1)
    learner.write(.settings(SettingsChange(backlog: .spread(from: start, days: 7))))
    return learner
  }

  /// A learner with cards in two categories, a deck and two tags, none of which was failed.
  private static func tagged() -> Learner {
    var learner = term(dueCount: 12)
    for index in 0..<8 {
      var content = Learner.content("P(A\(index))", category: .probability)
      content.tags = index < 5 ? ["examen"] : ["examen", "condicional"]
      learner.write(.cardPut(CardID("tagged\(index)"), content))
    }
    return learner
  }
}
