/// A pocket calculator with exact arithmetic, key by key.
///
/// It honours precedence as telephones do: `2 + 3 × 4 =` is 14. Whatever the keys, a step is quick and never traps; see
/// `CalculatorNumber` for the limits.
public struct Calculator: Hashable, Sendable {
  /// The keys.
  public enum Key: Hashable, Sendable {
    /// A digit, 0 to 9.
    case digit(Int)
    /// The decimal mark.
    case decimal
    /// One of the four operators; `.addition` to `.division`.
    case operation(AgilityOperation)
    /// The percent key.
    case percent
    /// The +/− key.
    case sign
    /// The equals key.
    case equals
    /// The last digit goes.
    case backspace
    /// C: the entry goes, and the pending operation stays.
    case clearEntry
    /// AC: everything goes.
    case allClear
  }

  /// What the display stands for.
  enum Operand: Hashable, Sendable {
    /// An operator was pressed last: the right operand is still to come.
    case awaited
    /// A number is being typed.
    case typed(CalculatorEntry)
    /// A number was calculated.
    case calculated(BigRational)
    /// There is no number; a digit, C and AC start afresh.
    case failed
  }

  /// An operator and the number beside it.
  struct Step: Hashable, Sendable {
    var number: BigRational
    var operation: AgilityOperation
  }

  /// What waits for its right operand, the outermost first, each with the number before the operator.
  ///
  /// As long as that operand has not begun, nothing is calculated: an operator pressed upon another replaces it as though the
  /// first one had never been pressed.
  var steps: [Step] = []
  /// The number that is shown.
  var operand = Operand.typed(CalculatorEntry())
  /// What a further `=` does once more: the last operator, with the number behind it.
  var repeated: Step?
  /// What was pressed since the last result, for the tape.
  var writing = CalculatorTape.Writing()
  /// What was calculated before.
  public internal(set) var tape = CalculatorTape()

  /// Makes a calculator that shows 0.
  public init() {}

  /// What is shown, with a point as the decimal mark: at most nine digits, or `1.111111e9`, or `Error`.
  ///
  /// What is being typed is shown as typed: `1.50`, `-0`.
  public var display: String {
    switch operand {
    case .typed(let entry): entry.text
    case .calculated(let value): CalculatorNumber.text(of: value)
    case .awaited: CalculatorNumber.text(of: Self.reduced(steps)?.last?.number ?? .zero)
    case .failed: Self.failureText
    }
  }

  /// What is shown where there is no number.
  public static let failureText = "Error"

  /// The operator that waits for its right operand and is lit; `nil` where none does.
  public var pendingOperation: AgilityOperation? {
    operand == .awaited ? steps.last?.operation : nil
  }

  /// What was pressed since the last result and still waits, as the tape will say it: `2 + 3 ×`; empty where nothing waits.
  public var calculation: String { writing.waitingText }

  /// Whether the clear key says C and clears the entry only.
  public var clearsEntry: Bool {
    switch operand {
    case .typed(let entry): !entry.isEmpty
    case .calculated: true
    case .awaited, .failed: false
    }
  }
}
