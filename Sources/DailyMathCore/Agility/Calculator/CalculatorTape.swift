/// The latest results of a calculator, with what was pressed for them.
public struct CalculatorTape: Hashable, Sendable {
  /// A calculation and its result.
  public struct Line: Hashable, Sendable {
    /// What was calculated, with ` × ` and the like between the numbers and a point as the decimal mark: `2 + 3 × 4`.
    public let calculation: String
    /// The exact result.
    let value: BigRational

    /// The result as the calculator shows it.
    public var result: String { CalculatorNumber.text(of: value) }
  }

  /// The lines, oldest first; at most `mostLines`.
  public private(set) var lines: [Line] = []

  /// The most lines that are kept.
  public static let mostLines = 99

  /// Makes an empty tape.
  public init() {}

  mutating func append(_ line: Line) {
    if lines.count == Self.mostLines { lines.removeFirst() }
    lines.append(line)
  }

  /// The calculation at hand as it will stand on the tape.
  struct Writing: Hashable, Sendable {
    private var numbers: [String] = []
    private var operations: [AgilityOperation] = []
    private var isShortened = false

    /// The most numbers that are kept; a long calculation loses its beginning.
    private static let mostNumbers = 12

    /// A number and the operator behind it.
    mutating func append(_ number: BigRational, _ operation: AgilityOperation) {
      numbers.append(CalculatorNumber.text(of: number))
      operations.append(operation)
      guard numbers.count > Self.mostNumbers else { return }
      numbers.removeFirst()
      operations.removeFirst()
      isShortened = true
    }

    /// The last operator was another one.
    mutating func replaceOperation(by operation: AgilityOperation) {
      guard !operations.isEmpty else { return }
      operations[operations.count - 1] = operation
    }

    /// The calculation as far as its last operator.
    var waitingText: String {
      let pieces = zip(numbers, operations).map { "\($0) \(Self.sign(of: $1))" }
      return ((isShortened ? ["…"] : []) + pieces).joined(separator: " ")
    }

    /// The whole calculation with its last number.
    func text(endingWith last: BigRational) -> String {
      "\(waitingText) \(CalculatorNumber.text(of: last))"
    }

    private static func sign(of operation: AgilityOperation) -> String {
      switch operation {
      case .subtraction: "−"
      case .multiplication: "×"
      case .division: "÷"
      case .addition, .percentage, .square, .root: "+"
      }
    }
  }
}
