import DailyMathCore
import DailyMathTerminal

@testable import DailyMathApp

extension Picture {
  /// The calculator, of somebody who is signed in and of somebody who is not.
  static let calculator = [
    Picture("Calculator-start") { AppScene.calculator("", $0, $1) },
    Picture("Calculator-pending") { AppScene.calculator("12*3,5=100+", $0, $1) },
    Picture("Calculator-error") { AppScene.calculator("1/3=7/0=", $0, $1) },
    Picture("Calculator-tape") { size, language in
      var scene = AppScene.calculator("1/3=2+3*4=100+35%=n123456789*987654321=0", size, language)
      scene.press(KeyPress(.down), KeyPress(.down))
      return scene
    },
    Picture("Calculator-alone") { size, language in
      var scene = AppScene(size: size, language: language)
      scene.state.screen = .calculator(CalculatorScreen.State(isAlone: true))
      scene.type("2,50")
      return scene
    },
  ]
}

extension AppScene {
  /// The calculator after these keys, the light of the last one gone.
  static func calculator(
    _ keys: String, _ size: Size = Size(columns: 80, rows: 24), _ language: Language = .spanish
  ) -> AppScene {
    var scene = AppScene(.midTerm(), size: size, language: language)
    AppReducer.navigate(&scene.state, to: .calculator)
    scene.type(keys)
    scene.stamp = .at(20_000)
    scene.act(.deadlineReached)
    return scene
  }

  /// The calculator; `nil` on another screen.
  var calculator: CalculatorScreen.State? {
    if case .calculator(let calculator) = state.screen { calculator } else { nil }
  }
}
