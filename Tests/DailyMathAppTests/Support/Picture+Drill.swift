import DailyMathCore
import DailyMathTerminal

@testable import DailyMathApp

extension Picture {
  /// A drill and its results.
  static let drill = [
    Picture("Drill-asking") { size, language in
      var scene = AppScene.drill(
        [.product(7, 8), .product(9, 6)], settings: DrillSettings(mode: .classic), size: size,
        language: language)
      scene.type("56", at: 44_000)
      scene.type("5", at: 46_000)
      return scene
    },
    Picture("Drill-wide") { size, language in
      AppScene.drill([.sum(100, 100)], size: size, language: language)
    },
    Picture("Drill-amiss") { size, language in
      var scene = AppScene.drill(size: size, language: language)
      scene.type("54", at: 14_000)
      scene.act(.deadlineReached, at: 14_200)
      return scene
    },
    Picture("Drill-wrong") { size, language in
      var scene = AppScene.drill(size: size, language: language)
      scene.type("541", at: 14_000)
      scene.type("5", at: 121_000)
      return scene
    },
    Picture("Drill-paused") { size, language in
      var scene = AppScene.drill(size: size, language: language)
      scene.act(.screen(.drill(.suspended)), at: 14_000)
      return scene
    },
    Picture("Drill-notsaved") { size, language in
      var scene = AppScene.drill(
        [.product(7, 8)], settings: DrillSettings(mode: .custom, length: .endless), size: size,
        language: language)
      for index in 1...20 { scene.type("56", at: 10_000 + Int64(index) * 2_000) }
      scene.act(.appendFailed(.diskFull(path: "/d"), for: .drill))
      return scene
    },
    Picture("Drill-results") { size, language in results(size, language) },
    Picture("Drill-resultsfault") { size, language in
      var scene = AppScene.drill(size: size, language: language)
      scene.type("56", at: 14_000)
      scene.act(.key(.escape), at: 15_000)
      scene.act(.appendFailed(.diskFull(path: "/d"), for: .drill))
      return scene
    },
    Picture("Drill-level") { size, language in
      var scene = AppScene(Learner(), size: size, language: language)
      let settings = DrillSettings(mode: .levels, level: 3)
      AppReducer.navigate(&scene.state, to: .drill(.new(settings, seed: 1)))
      for index in 1...10 {
        let answer = scene.drill?.session.problem.answer.text(decimalMark: ".") ?? ""
        scene.confirm(scene.type(answer, at: 10_000 + Int64(index) * 1_800))
      }
      return scene
    },
  ]

  /// The end of a drill with two mistakes, after three others of its kind.
  private static func results(_ size: Size, _ language: Language) -> AppScene {
    let settings = DrillSettings(mode: .classic)
    var learner = Learner()
    for (index, score) in [14, 19, 17].enumerated() {
      let answer = DrillAnswer(
        problem: .product(7, 8), firstKeyMilliseconds: 900, milliseconds: 2_000, grade: .good)
      learner.write(
        .agility(
          DrillPart(
            run: "run\(index)", settings: settings, seed: 1, isRepeat: false, answers: [answer],
            outcome: DrillOutcome(
              isFinished: true, score: score, answers: score, right: score,
              milliseconds: 120_000))), day: index - 5)
    }
    var scene = AppScene(learner, size: size, language: language)
    AppReducer.navigate(&scene.state, to: .drill(.new(settings, seed: 4)))
    for index in 0..<21 {
      let problem = scene.drill?.session.problem
      let answer = problem?.answer.text(decimalMark: ".") ?? ""
      let time = 10_000 + Int64(index * 4_900 + (index * index * 31) % 1_900)
      // Two are missed, and then typed as they are shown.
      if index == 4 || index == 13 { scene.type("1" + answer, at: time) }
      scene.confirm(scene.type(answer, at: time + 600))
    }
    scene.confirm(scene.act(.deadlineReached, at: 130_000))
    return scene
  }
}
