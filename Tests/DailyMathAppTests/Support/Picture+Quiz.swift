import DailyMathApp
import DailyMathCore
import DailyMathTerminal

extension Picture {
  /// The quiz in all its ways of answering, with its tools.
  static let quizKinds = [
    Picture("Quiz-typing") { size, language in
      var scene = quiz(of: typed, size, language)
      scene.type("la derivada de la posici")
      return scene
    },
    Picture("Quiz-near") { size, language in
      var scene = quiz(of: typed, size, language)
      scene.type("la velosidad instantanea")
      scene.save(.key(.enter))
      return scene
    },
    Picture("Quiz-typedwrong") { size, language in
      var scene = quiz(of: typed, size, language)
      scene.type("la masa")
      scene.save(.key(.enter))
      return scene
    },
    Picture("Quiz-typedright") { size, language in
      var scene = quiz(of: typed, size, language)
      scene.type("LA VELOCIDAD INSTANTÁNEA")
      scene.save(.key(.enter))
      return scene
    },
    Picture("Quiz-flip") { size, language in quiz(of: flip, size, language) },
    Picture("Quiz-turned") { size, language in
      var scene = quiz(of: flip, size, language)
      scene.press(.enter)
      return scene
    },
    Picture("Quiz-leech") { size, language in
      var learner = Learner()
      learner.write(.cardPut(CardID("card"), flip))
      for lapse in 0..<7 {
        learner.review("card", .good, day: 2 * lapse - 40)
        learner.review("card", .wrong, day: 2 * lapse - 39)
      }
      learner.review("card", .good, day: -2)
      var scene = AppScene(learner, size: size, language: language)
      scene.press(.enter, .enter)
      scene.stamp = .at(20_000)
      scene.save(.key(.character("1")))
      return scene
    },
    Picture("Quiz-history") { size, language in
      var scene = AppScene.midTerm(size, language)
      scene.press(.enter, .character("i"))
      return scene
    },
    Picture("Quiz-marked") { size, language in
      var scene = AppScene.midTerm(size, language)
      scene.press(.enter)
      scene.save(.key(.character("m")))
      return scene
    },
    Picture("Quiz-practice") { size, language in
      var scene = AppScene.midTerm(size, language)
      _ = scene.state.generator.next()
      scene.state.screen = .quiz(
        QuizScreen.State(
          .practice(.deck(.category(.trigonometry))),
          context: .test(Learner.midTerm().library, at: .at(10_000))))
      scene.choose(isRight: true)
      return scene
    },
    Picture("Quiz-suspended") { size, language in
      var scene = AppScene.midTerm(size, language)
      scene.press(.enter)
      scene.choose(isRight: true)
      scene.save(.key(.character("s")))
      return scene
    },
  ]

  private static let typed = CardContent(
    prompt: "¿Qué es la derivada de la posición respecto al tiempo?",
    answer: "la velocidad instantánea", distractors: ["la aceleración"],
    category: .differentialCalculus, note: "Se escribe v = dx/dt.",
    alternatives: ["la velocidad", "v"], answerKind: .typed)

  private static let flip = CardContent(
    prompt: "¿Cuándo converge la serie ∑ 1/nᵖ?", answer: "Cuando p > 1.\nPara p ≤ 1 diverge.",
    distractors: [], category: .integralCalculus, note: "Por el criterio de la integral.",
    answerKind: .flip)

  private static func quiz(
    of content: CardContent, _ size: Size, _ language: Language
  ) -> AppScene {
    var learner = Learner()
    learner.write(.cardPut(CardID("card"), content))
    learner.put("otra", difficulty: 1)
    var scene = AppScene(learner, size: size, language: language)
    scene.press(.enter)
    return scene
  }
}
