import DailyMathCore

/// A sequence of keys as the fixtures write it.
struct CalculatorKeys: Sendable {
  let keys: [Calculator.Key]

  /// Reads digits, `.`, the operators, `%`, `±`, `=`, `⌫`, `C` and `AC`; `nil` where anything else stands there.
  init?(_ text: String) {
    var keys: [Calculator.Key] = []
    var rest = Substring(text)
    while let character = rest.popFirst() {
      if character == "A" {
        guard rest.popFirst() == "C" else { return nil }
        keys.append(.allClear)
      } else {
        guard let key = Self.key(of: character) else { return nil }
        keys.append(key)
      }
    }
    self.keys = keys
  }

  /// What is shown after the keys.
  var display: String { calculator.display }

  /// The calculator after the keys.
  var calculator: Calculator {
    var calculator = Calculator()
    for key in keys { calculator.press(key) }
    return calculator
  }

  private static func key(of character: Character) -> Calculator.Key? {
    switch character {
    case ".": .decimal
    case "+": .operation(.addition)
    case "-": .operation(.subtraction)
    case "×": .operation(.multiplication)
    case "÷": .operation(.division)
    case "%": .percent
    case "±": .sign
    case "=": .equals
    case "⌫": .backspace
    case "C": .clearEntry
    default: character.wholeNumberValue.map { .digit($0) }
    }
  }
}
