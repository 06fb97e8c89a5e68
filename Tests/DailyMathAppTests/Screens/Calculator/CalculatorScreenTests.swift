import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The calculator before a learner")
struct CalculatorScreenTests {
  private static func display(_ keys: KeyPress...) -> String? {
    var scene = AppScene.calculator("")
    for key in keys { scene.press(key) }
    return scene.calculator?.calculator.display
  }

  @Test(
    "every key of the keyboard that belongs to the calculator is taken",
    arguments: [
      ("12+3=", "15"), ("12-3=", "9"), ("12*3=", "36"), ("12x3=", "36"), ("12X3=", "36"),
      ("12/3=", "4"), ("12:3=", "4"), ("1,5+1.5=", "3"), ("50%", "0.5"), ("12n", "-12"),
      ("12±", "-12"), ("12c", "0"), ("12+7c8=", "20"), ("12×3÷4−1=", "8"),
    ])
  func keys(typed: String, display: String) {
    #expect(AppScene.calculator(typed).calculator?.calculator.display == display)
  }

  @Test("the named keys are taken, too, and so are those of the keypad")
  func namedKeys() {
    let (one, two) = (KeyPress.character("1"), KeyPress.character("2"))
    #expect(Self.display(one, two, KeyPress(.backspace)) == "1")
    #expect(Self.display(one, KeyPress(.function(9))) == "-1")
    #expect(Self.display(one, KeyPress(.delete)) == "0")
    #expect(Self.display(one, .character("+"), two, .enter) == "3")
  }

  @Test("the clear key clears the entry first and then everything")
  func clearing() {
    var scene = AppScene.calculator("12+7")
    scene.press(KeyPress(.delete))
    #expect(scene.calculator?.calculator.calculation == "12 +")
    scene.press(KeyPress(.delete))
    #expect(scene.calculator?.calculator.calculation == "")
  }

  @Test("the arrows select a line of the tape and Enter puts it into the entry")
  func tape() {
    var scene = AppScene.calculator("1/3=6*7=")
    scene.press(KeyPress(.down), KeyPress(.down), KeyPress(.down))
    #expect(scene.calculator?.selectedLine == 1)
    scene.press(.enter)
    #expect(scene.calculator?.selectedLine == nil)
    scene.type("*3=")
    #expect(scene.calculator?.calculator.display == "1")
    scene.press(KeyPress(.down), KeyPress(.up))
    #expect(scene.calculator?.selectedLine == nil)
    scene.press(KeyPress(.down))
    scene.type("5")
    #expect(scene.calculator?.selectedLine == nil)
    #expect(scene.calculator?.calculator.display == "5")
  }

  @Test("there is nothing to select on an empty tape")
  func emptyTape() {
    var scene = AppScene.calculator("5")
    scene.press(KeyPress(.down), KeyPress(.up))
    #expect(scene.calculator?.selectedLine == nil)
    scene.act(.clicked(.calculator(.lineChosen(3))))
    #expect(scene.calculator?.calculator.display == "5")
  }

  @Test("Escape lets the tape go first, then the screen")
  func escape() {
    var scene = AppScene.calculator("6*7=")
    scene.press(KeyPress(.down), .escape)
    #expect(scene.calculator?.selectedLine == nil)
    scene.press(.escape)
    guard case .agility = scene.state.screen else {
      Issue.record("\(scene.state.screen)")
      return
    }
  }

  @Test("a calculator that is all of the program ends it")
  func alone() {
    var scene = AppScene(.calculator(CalculatorScreen.State(isAlone: true)))
    scene.type("6*7=")
    #expect(scene.press(.escape) == [.quit])
    #expect(scene.press(.character("q")) == [.quit])
    #expect(scene.press(.character("4", .alt)) == [])
    #expect(scene.calculator?.calculator.display == "42")
  }

  @Test("a click on every key does what the key does, in every size")
  func clicks() throws {
    for size in [(80, 24), (40, 12), (120, 40), (60, 30)] {
      let scene = AppScene.calculator("", Size(columns: size.0, rows: size.1))
      let actions = scene.frame().hitRegions.compactMap { region -> CalculatorScreen.Action? in
        if case .calculator(let action) = region.action { action } else { nil }
      }
      var wanted: [CalculatorScreen.Action] = (0...9).map { .keyPressed(.digit($0)) }
      wanted += [.addition, .subtraction, .multiplication, .division].map {
        .keyPressed(.operation($0))
      }
      wanted += [.decimal, .percent, .sign, .equals, .backspace].map { .keyPressed($0) }
      wanted.append(.clearPressed)
      for action in wanted { #expect(actions.contains(action), "\(action) \(size)") }
    }
  }

  @Test("no two keys overlap, in any size")
  func overlaps() {
    for columns in 40...90 {
      for rows in 12...42 {
        let scene = AppScene.calculator("", Size(columns: columns, rows: rows))
        let keys = scene.frame().hitRegions.filter {
          if case .calculator(.keyPressed) = $0.action { return $0.rect.rows > 0 }
          return false
        }
        // The hints in the foot say keys, too.
        let pad = keys.filter { $0.rect.row < rows - 1 }
        for (place, key) in pad.enumerated() {
          for other in pad[(place + 1)...] {
            #expect(key.rect.intersection(other.rect).isEmpty, "\(columns)×\(rows)")
          }
        }
        #expect(pad.count == 19, "\(columns)×\(rows)")
      }
    }
  }

  @Test("a pressed key is lit for a moment, and with reduced motion until the next one")
  func light() {
    var scene = AppScene.calculator("")
    scene.press(.character("7"))
    #expect(scene.state.nextDeadline == scene.stamp.monotonic + 160)
    #expect(scene.frame().shows("▸7◂"))
    scene.stamp = .at(scene.stamp.monotonic + 160)
    scene.act(.deadlineReached)
    #expect(scene.state.nextDeadline == nil)
    #expect(!scene.frame().shows("▸7◂"))
    scene.state.appearance.motion = .reduced
    scene.press(.character("8"))
    #expect(scene.state.nextDeadline == nil)
    #expect(scene.frame().shows("▸8◂"))
    scene.press(.character("9"))
    #expect(!scene.frame().shows("▸8◂"))
  }

  @Test("a pending operator stays lit until its right operand begins")
  func pending() {
    #expect(AppScene.calculator("5*").frame().shows("▸×◂"))
    #expect(!AppScene.calculator("5*3").frame().shows("▸×◂"))
  }

  @Test("a sign that no key has is named until the calculation is through; a letter is a slip")
  func refusals() {
    var scene = AppScene.calculator("(2+3)*4=")
    #expect(scene.calculator?.calculator.display == "14")
    #expect(scene.frame().shows("Sin tecla para «)»"))
    scene.type("5")
    #expect(!scene.frame().shows("Sin tecla"))
    #expect(AppScene.calculator("2^").frame().shows("Sin tecla para «^»"))
    #expect(!AppScene.calculator("2s ").frame().shows("Sin tecla"))
    scene.type("(")
    #expect(scene.frame().shows("Sin tecla para «(»"))
    scene.press(KeyPress(.delete))
    #expect(!scene.frame().shows("Sin tecla"))
    let low = AppScene.calculator("(", Size(columns: 40, rows: 12))
    #expect(low.frame().shows("Sin tecla para «(»"))
  }

  @Test("a pasted calculation is calculated whole, line by line, and what is wrong with it is said")
  func pasting() {
    var scene = AppScene.calculator("")
    scene.act(.paste("(2+3)*4\n\n1.000 / 8"))
    #expect(scene.calculator?.calculator.display == "125")
    #expect(scene.frame().shows("(2+3)×4"))
    #expect(scene.frame().shows("1000÷8"))
    scene.act(.paste("2+a"))
    #expect(scene.calculator?.calculator.display == "125")
    #expect(scene.frame().shows("«a»"))
    scene.act(.paste("7"))
    #expect(scene.calculator?.calculator.display == "7")
    #expect(!scene.frame().shows("«a»"))
    #expect(scene.calculator?.calculator.tape.lines.count == 2)
  }

  @Test("the number is in large digits where there is room for it")
  func largeNumber() {
    // A 7 of half blocks: ### ..# ..# ..# ..# in five dots is ▀▀█, then two rows of its foot.
    #expect(AppScene.calculator("7").frame().shows("▀▀█"))
    #expect(!AppScene.calculator("7", Size(columns: 40, rows: 12)).frame().shows("▀▀█"))
    #expect(AppScene.calculator("123456789").frame().shows("123456789"))
    for columns in 40...90 {
      for rows in 12...42 {
        let layout = CalculatorLayout(size: Size(columns: columns, rows: rows))
        #expect(layout.number.row >= layout.body.row && layout.calculation.row >= layout.body.row)
        #expect(layout.number.endRow <= layout.pad.row, "\(columns)×\(rows)")
        #expect(layout.calculation.intersection(layout.number).isEmpty)
      }
    }
  }

  @Test("numbers have the decimal mark of the language and a minus sign")
  func marks() {
    let spanish = AppScene.calculator("2,5n", Size(columns: 40, rows: 12))
    #expect(spanish.frame().shows("−2,5"))
    let english = AppScene.calculator("2,5n", Size(columns: 40, rows: 12), .english)
    #expect(english.frame().shows("−2.5"))
    #expect(AppScene.calculator("7/0=").frame().shows("Error"))
  }
}
