package import DailyMathCore
package import DailyMathTerminal

/// The pocket calculator.
package enum CalculatorScreen {
  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// A key that was pressed, and when, in milliseconds of the monotonic clock.
    package struct Press: Equatable, Sendable {
      /// The key.
      package let key: Calculator.Key
      /// When it was pressed.
      package let moment: Int64
    }

    /// What could not be done.
    package enum Notice: Equatable, Sendable {
      /// No key has that character.
      case noKey(Character)
      /// A pasted line could not be calculated.
      case fault(CalculatorLine.Fault, line: String)
    }

    /// The calculator.
    package var calculator = Calculator()
    /// Whether the calculator is all of the program, which then ends with it.
    package let isAlone: Bool
    /// The line of the tape that is selected, counted from 0 for the latest one; `nil` while Enter means `=`.
    package var selectedLine: Int?
    /// The key that was pressed last; `nil` before the first.
    package var press: Press?
    /// What could not be done; it stands there until the calculation is through.
    package var notice: Notice?

    /// Makes the screen.
    package init(isAlone: Bool = false) {
      self.isAlone = isAlone
    }

    /// Milliseconds for which a key is lit after it was pressed.
    static let lightTime: Int64 = 160

    /// When the key that was pressed last goes out; `nil` where none is lit at `now`.
    func lightDeadline(at now: Int64) -> Int64? {
      guard let press, now < press.moment + Self.lightTime else { return nil }
      return press.moment + Self.lightTime
    }

    /// The line of the tape with that index, counted from the latest one; `nil` where there is none.
    func line(_ index: Int) -> CalculatorTape.Line? {
      let lines = calculator.tape.lines
      return lines.indices.contains(lines.count - 1 - index) ? lines[lines.count - 1 - index] : nil
    }
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// A key of the calculator was pressed.
    case keyPressed(Calculator.Key)
    /// The clear key was pressed, which clears the entry first and then everything.
    case clearPressed
    /// A character was typed that no key has.
    case refused(Character)
    /// Text was pasted: a calculation in each line.
    case pasted(String)
    /// Enter: the selected line of the tape goes into the entry; without one it is the equals key.
    case enterPressed
    /// The selection goes up or down the tape by so many lines, towards older ones where positive.
    case tapeMoved(by: Int)
    /// The line of the tape with that index goes into the entry.
    case lineChosen(Int)
    /// The learner leaves the screen.
    case leaveChosen
    /// The tab with that number was chosen.
    case tabChosen(Int)
    /// The learner asked for the help.
    case helpChosen
    /// The learner wants to choose how the program looks.
    case appearanceChosen
    /// The learner leaves the program.
    case quitChosen
    /// The account changed, here or elsewhere.
    case libraryChanged
  }

  /// The action of a key.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    switch (key.key, key.modifiers) {
    case (.escape, []): return .leaveChosen
    case (.enter, []): return .enterPressed
    case (.backspace, []): return .keyPressed(.backspace)
    case (.delete, []), (.character("c"), []), (.character("C"), []): return .clearPressed
    case (.function(9), []), (.character("n"), []), (.character("N"), []):
      return .keyPressed(.sign)
    case (.up, []): return .tapeMoved(by: -1)
    case (.down, []): return .tapeMoved(by: 1)
    case (.character("?"), []): return .helpChosen
    case (.character("a"), []): return .appearanceChosen
    case (.character("q"), []): return .quitChosen
    default: break
    }
    guard let character = key.typedCharacter else { return nil }
    if let key = calculatorKey(of: character) { return .keyPressed(key) }
    // A sign, such as a parenthesis, was meant for the calculation; a letter is a slip.
    return character.isLetter || character.isWhitespace ? nil : .refused(character)
  }

  /// The key of the calculator that a character stands for; `nil` where it is none.
  static func calculatorKey(of character: Character) -> Calculator.Key? {
    switch character {
    case "+": .operation(.addition)
    case "-", "−", "–": .operation(.subtraction)
    case "*", "×", "x", "X", "·": .operation(.multiplication)
    case "/", "÷", ":": .operation(.division)
    case "%": .percent
    case "=": .equals
    case ",", ".": .decimal
    case "±": .sign
    default: character.isASCII ? character.wholeNumberValue.map { .digit($0) } : nil
    }
  }

  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    switch action {
    case .keyPressed(let key): press(key, in: &state, context)
    case .clearPressed:
      press(state.calculator.clearsEntry ? .clearEntry : .allClear, in: &state, context)
    case .refused(let character): state.notice = .noKey(character)
    case .pasted(let text): paste(text, into: &state, context)
    case .enterPressed:
      if let line = state.selectedLine {
        recall(line, in: &state)
      } else {
        press(.equals, in: &state, context)
      }
    case .tapeMoved(let lines): moveSelection(by: lines, in: &state)
    case .lineChosen(let line): recall(line, in: &state)
    case .leaveChosen:
      // The first Escape lets the tape go.
      guard state.selectedLine == nil else {
        state.selectedLine = nil
        return []
      }
      return [state.isAlone ? .quit : .goBack]
    case .tabChosen(let tab): return [.openTab(tab)]
    case .helpChosen: return [.toggleHelp]
    case .appearanceChosen: return [.toggleAppearance]
    case .quitChosen: return [.quit]
    case .libraryChanged: break
    }
    return []
  }

  private static func press(
    _ key: Calculator.Key, in state: inout State, _ context: ReduceContext
  ) {
    let isAfresh = state.press?.key == .equals || [.clearEntry, .allClear].contains(key)
    if isAfresh { state.notice = nil }
    state.calculator.press(key)
    state.selectedLine = nil
    state.press = State.Press(key: key, moment: context.stamp.monotonic)
  }

  /// Calculates the lines that were pasted, up to the first one at fault; of that one is said what is wrong.
  private static func paste(_ text: String, into state: inout State, _ context: ReduceContext) {
    (state.selectedLine, state.press, state.notice) = (nil, nil, nil)
    for part in text.split(whereSeparator: \.isNewline) where !part.allSatisfy(\.isWhitespace) {
      let line = String(part)
      do throws(CalculatorLine.Fault) {
        try state.calculator.take(line: line, in: context.language)
      } catch {
        state.notice = .fault(error, line: line)
        return
      }
    }
  }

  private static func recall(_ index: Int, in state: inout State) {
    guard let line = state.line(index) else { return }
    state.calculator.recall(line)
    state.selectedLine = nil
    state.press = nil
    state.notice = nil
  }

  /// Moves the selection; above the latest line nothing is selected.
  private static func moveSelection(by lines: Int, in state: inout State) {
    let count = state.calculator.tape.lines.count
    let moved = (state.selectedLine ?? -1) + lines
    state.selectedLine = moved < 0 || count == 0 ? nil : min(moved, count - 1)
  }
}
