import DailyMathCore
import Testing

@Suite("The calculator under random keys")
struct CalculatorPropertyTests {
  @Test("ten thousand random keys are taken, and the display keeps its form", arguments: 1...4)
  func randomKeys(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var calculator = Calculator()
    var shown: Set<String> = []
    for _ in 0..<10_000 {
      calculator.press(Self.randomKey(using: &generator))
      shown.insert(calculator.display)
    }
    #expect(shown.count > 500)
    #expect(shown.filter { !Self.isWellFormed($0) } == [])
  }

  @Test("ten thousand divisions and sums without a digit between stay quick", arguments: 1...3)
  func growingFractions(seed: UInt64) {
    // Fractions whose denominators grow with each step, until they are rounded.
    var generator = SplitMix64(seed: seed)
    var calculator = Calculator()
    let start = ContinuousClock.now
    for step in 0..<10_000 {
      let key: Calculator.Key =
        switch step % 4 {
        case 0: .operation([.addition, .division, .subtraction][generator.next(below: 3)])
        case 1, 2: .digit(1 + generator.next(below: 9))
        default: .equals
        }
      calculator.press(key)
    }
    #expect(Self.isWellFormed(calculator.display))
    // A bound that only a calculator without limits misses, by hours; here it takes well under a second.
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test("a chain of operations gives what the same line gives")
  func chains() throws {
    var generator = SplitMix64(seed: 7)
    let signs = ["+", "-", "×", "÷"]
    for _ in 0..<500 {
      var text = "\(generator.next(below: 1_000))"
      for _ in 0...generator.next(below: 6) {
        text += "\(signs[generator.next(below: 4)])\(1 + generator.next(below: 999))"
      }
      let keys = try #require(CalculatorKeys(text + "="))
      let line = try CalculatorLine.result(of: text, in: .english)
      #expect(keys.display == line, "\(text)")
    }
  }

  @Test("an operator replaced by another is as though it had never been pressed")
  func replacedOperators() throws {
    var generator = SplitMix64(seed: 11)
    let signs = ["+", "-", "×", "÷"]
    for _ in 0..<300 {
      var once = ""
      var twice = ""
      for _ in 0..<4 {
        let number = "\(1 + generator.next(below: 99))"
        let sign = signs[generator.next(below: 4)]
        once += number + sign
        twice += number + signs[generator.next(below: 4)] + sign
      }
      let expected = try #require(CalculatorKeys(once + "7=")).display
      #expect(try #require(CalculatorKeys(twice + "7=")).display == expected, "\(twice)")
    }
  }

  private static func randomKey(using generator: inout SplitMix64) -> Calculator.Key {
    switch generator.next(below: 24) {
    case 0..<10: .digit(generator.next(below: 10))
    case 10: .decimal
    case 11: .operation(.addition)
    case 12: .operation(.subtraction)
    case 13, 14: .operation(.multiplication)
    case 15, 16: .operation(.division)
    case 17: .percent
    case 18: .sign
    case 19, 20, 21: .equals
    case 22: .backspace
    default: generator.next(below: 12) == 0 ? .allClear : .clearEntry
    }
  }

  /// Whether that can stand in the display: `Error`; or a sign and at most nine digits with a mark; or a mantissa of at most seven
  /// digits and an exponent of at most two.
  static func isWellFormed(_ display: String) -> Bool {
    if display == "Error" { return true }
    let body = display.hasPrefix("-") ? display.dropFirst() : Substring(display)
    let halves = body.split(separator: Character("e"), omittingEmptySubsequences: false)
    guard let mantissa = halves.first, halves.count <= 2 else { return false }
    let parts = mantissa.split(separator: Character("."), omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, !whole.isEmpty,
      parts.allSatisfy({ $0.allSatisfy(\.isWholeNumber) })
    else { return false }
    let digits = parts.reduce(0) { $0 + $1.count }
    guard halves.count == 2 else {
      return digits <= 9 && (whole == "0" || whole.first != "0")
    }
    guard let exponent = Int(halves[1]), whole.count == 1, whole != "0", digits <= 7 else {
      return false
    }
    return (9...99).contains(exponent) || (-99 ... -8).contains(exponent)
  }
}
