import DailyMathCore
import DailyMathTerminal

/// The keys of the pocket calculator, as they lie before the learner.
enum CalculatorPad {
  /// What a key is, which decides its colour.
  enum Kind: Equatable {
    /// A digit or the decimal mark, dark.
    case digit
    /// AC, ± and %, light.
    case function
    /// An operator or the equals sign, in the device's colour.
    case operation
  }

  /// One key.
  struct Button: Equatable {
    /// What is on it.
    let label: String
    /// What pressing it means.
    let action: CalculatorScreen.Action
    /// What kind of key it is.
    var kind = Kind.digit
    /// How many columns of keys it takes.
    var span = 1
    /// Whether it is lit.
    var isLit = false
  }

  /// How many keys lie side by side.
  static let columns = 4
  /// How many rows of keys there are.
  static let rows = 5

  /// The keys from the top down: functions above, operators at the right, a double-width 0 at the bottom left.
  static func buttons(_ state: CalculatorScreen.State, _ context: ViewContext) -> [[Button]] {
    let isFullMotion = context.appearance.motion == .full
    let now = context.stamp.monotonic
    // Without motion nothing goes out by itself: what was pressed last stays lit until the next key.
    let lit = isFullMotion && state.lightDeadline(at: now) == nil ? nil : state.press?.key
    func key(
      _ label: String, _ key: Calculator.Key, _ kind: Kind = .digit, span: Int = 1
    ) -> Button {
      let isPending =
        if case .operation(let operation) = key {
          operation == state.calculator.pendingOperation
        } else { false }
      return Button(
        label: label, action: .keyPressed(key), kind: kind, span: span,
        isLit: lit == key || isPending)
    }
    func digits(_ digits: ClosedRange<Int>) -> [Button] {
      digits.map { key(String($0), .digit($0)) }
    }
    let clear = Button(
      label: state.calculator.clearsEntry ? "C" : "AC", action: .clearPressed, kind: .function,
      isLit: lit == .clearEntry || lit == .allClear)
    return [
      [
        clear, key("±", .sign, .function), key("%", .percent, .function),
        key("÷", .operation(.division), .operation),
      ],
      digits(7...9) + [key("×", .operation(.multiplication), .operation)],
      digits(4...6) + [key("−", .operation(.subtraction), .operation)],
      digits(1...3) + [key("+", .operation(.addition), .operation)],
      [
        key("0", .digit(0), span: 2), key(String(context.language.decimalMark), .decimal),
        key("=", .equals, .operation),
      ],
    ]
  }
}
