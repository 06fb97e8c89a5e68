import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("Clicks and the wheel")
struct AppReducerMouseTests {
  private static let names = (0..<40).map { "card\($0)" }

  private static var longList: AppScene {
    var learner = Learner()
    for (index, name) in names.enumerated() { learner.put(name, difficulty: index) }
    return AppScene(learner)
  }

  @Test("a click on a row selects it, and one on the selected row opens it")
  func rows() {
    var scene = Self.longList
    scene.act(.clicked(.today(.rowClicked(2))))
    #expect(scene.today?.list.selected == 2)
    scene.act(.clicked(.today(.rowClicked(2))))
    #expect(scene.editor?.card == CardID("card2"))
  }

  @Test("the wheel moves the list by three rows and stops at its ends")
  func wheel() {
    var scene = Self.longList
    scene.act(.wheelTurned(rows: 3))
    #expect(scene.today?.list.selected == 3)
    scene.act(.wheelTurned(rows: -3))
    scene.act(.wheelTurned(rows: -3))
    #expect(scene.today?.list.selected == 0)
  }

  @Test("before a question and in a form the wheel does nothing")
  func wheelElsewhere() {
    var scene = Self.longList
    scene.press(.character("d"))
    scene.expect(.wheelTurned(rows: 3))
    scene.press(.escape, .character("n"))
    scene.expect(.wheelTurned(rows: 3))
    scene.press(.escape, KeyPress(.function(5)))
    scene.expect(.wheelTurned(rows: 3))
  }

  @Test("the wheel scrolls the help and the question")
  func wheelScrolls() {
    var scene = Self.longList
    scene.state.size = Size(columns: 40, rows: 12)
    scene.press(.character("?"))
    scene.act(.wheelTurned(rows: 3))
    #expect(scene.state.help?.scroll == ScrollState(offset: 3))
    scene.press(.escape, .enter)
    scene.act(.wheelTurned(rows: 3))
    #expect(scene.quiz?.scroll == 3)
  }

  @Test("a click within 700 ms of the answer grades nothing, one after that does")
  func answeringGuard() {
    var scene = Self.longList
    scene.act(.clicked(.today(.quizChosen)))
    scene.stamp = .at(20_000)
    scene.choose(isRight: true)
    for action in [QuizScreen.Action.gradeChosen(.easy), .selectedGradeTaken] {
      scene.stamp = .at(20_699)
      #expect(scene.act(.clicked(.quiz(action))) == [])
      #expect(scene.quiz?.phase.choice != nil)
    }
    scene.stamp = .at(20_700)
    #expect(scene.act(.clicked(.quiz(.gradeChosen(.easy)))).count == 1)
  }

  @Test("a click on the help, on the way out or on taking back is never too soon")
  func neverTooSoon() {
    var scene = Self.longList
    scene.act(.clicked(.today(.quizChosen)))
    scene.stamp = .at(20_000)
    scene.choose(isRight: true)
    let asked = scene
    scene.act(.clicked(.quiz(.helpChosen)))
    #expect(scene.state.help != nil)
    scene = asked
    scene.act(.clicked(.quiz(.takeBackChosen)))
    #expect(scene.quiz?.phase == .asking)
    scene = asked
    // The answer is saved with the grade that is selected.
    #expect(scene.act(.clicked(.quiz(.leaveChosen))).count == 1)
    #expect(scene.quiz?.isLeaving == true)
  }

  @Test("the second half of a double click does not answer the question that came up under it")
  func doubleClick() {
    var scene = Self.longList
    scene.act(.clicked(.today(.quizChosen)))
    scene.expect(.clicked(.quiz(.optionChosen(0, by: nil))))
    scene.stamp = .at(10_700)
    scene.act(.clicked(.quiz(.optionChosen(0, by: nil))))
    #expect(scene.quiz?.phase != .asking)
  }

  @Test("keys answer at once all the same")
  func keys() {
    var scene = Self.longList
    scene.press(.enter, .character("1"))
    #expect(scene.quiz?.phase != .asking)
  }

  @Test("a click takes the notice away")
  func notice() {
    var scene = Self.longList
    scene.press(KeyPress(.function(6)))
    scene.act(.clicked(.today(.rowClicked(1))))
    #expect(scene.state.toast == nil)
  }
}

extension QuizScreen.Phase {
  /// What was chosen, as long as it is neither saved nor taken back.
  fileprivate var choice: QuizAnswer? {
    if case .grading(let choice) = self { choice } else { nil }
  }
}
