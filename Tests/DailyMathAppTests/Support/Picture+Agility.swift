import DailyMathCore
import DailyMathTerminal

@testable import DailyMathApp

extension Picture {
  /// The drills that can be begun, and the form of the learner's own.
  static let agility = [
    Picture("Agility-first") { AppScene.agility(.midTerm(), $0, $1) },
    Picture("Agility-trained") { AppScene.agility(.trained(), $0, $1) },
    Picture("Agility-custom") { size, language in
      var scene = AppScene.agility(.trained(), size, language)
      scene.press(KeyPress(.down), KeyPress(.down), KeyPress(.down))
      return scene
    },
    Picture("Agility-form") { size, language in
      var scene = AppScene.agility(.trained(), size, language)
      scene.press(.character("e"), KeyPress(.down), KeyPress(.down))
      return scene
    },
    Picture("Agility-typing") { size, language in
      var scene = AppScene.agility(.trained(), size, language)
      scene.press(.character("e"), KeyPress(.down), KeyPress(.down))
      scene.type("2-12 2-20")
      return scene
    },
    Picture("Agility-refused") { size, language in
      var scene = AppScene.agility(.trained(), size, language)
      scene.press(.character("e"))
      scene.type("12")
      scene.press(.enter)
      return scene
    },
    Picture("Agility-notsaved") { size, language in
      var scene = AppScene.agility(.trained(), size, language)
      scene.act(.appendFailed(.diskFull(path: "/d"), for: .agility))
      return scene
    },
  ]
}

extension AppScene {
  /// The program on the drills.
  static func agility(_ learner: Learner, _ size: Size, _ language: Language) -> AppScene {
    var scene = AppScene(learner, size: size, language: language)
    AppReducer.navigate(&scene.state, to: .agility)
    return scene
  }
}

extension Learner {
  /// A learner in the middle of a term with a fortnight of drills: ever better in the classic ones, two levels passed.
  static func trained() -> Learner {
    var learner = Learner.midTerm()
    for day in -13...0 {
      learner.drill(DrillSettings(mode: .classic), score: 30 + (day + 13) / 2, day: day)
    }
    for level in 1...2 {
      learner.drill(DrillSettings(mode: .levels, level: level), score: 10, day: level - 5)
    }
    return learner
  }

  /// Writes a finished drill of two minutes, whose answers are 7 × 8 and 6 + 9, each as often as the other.
  mutating func drill(_ settings: DrillSettings, score: Int, day: Int = 0) {
    let problems = ["7*8", "6+9"].compactMap(Problem.init(journalText:))
    let answers = (0..<min(score, DrillPart.mostAnswers)).map { index in
      DrillAnswer(
        problem: problems[index % problems.count], firstKeyMilliseconds: 900,
        milliseconds: 1_500 + 100 * index, grade: .good)
    }
    let outcome = DrillOutcome(
      isFinished: true, score: score, answers: score, right: score, milliseconds: 120_000)
    write(
      .agility(
        DrillPart(
          run: "drill\(events.count)", settings: settings, seed: 1, isRepeat: false,
          answers: answers, outcome: outcome)),
      day: day)
  }
}
