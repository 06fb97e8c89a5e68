import DailyMathCore
import Testing

@Suite("Calculator")
struct CalculatorTests {
  @Test(
    "what is typed is shown as typed",
    arguments: [
      ("", "0"), ("0", "0"), ("1.50", "1.50"), ("1.", "1."), (".", "0."), ("00.0", "0.0"),
      ("±", "-0"), ("±.", "-0."), ("5±", "-5"), ("5±±", "5"), ("5×±", "-0"),
      ("1234567890", "123456789"),
      ("0.123456789", "0.12345678"), ("123456789.", "123456789"),
    ])
  func typing(keys: String, display: String) throws {
    #expect(try #require(CalculatorKeys(keys)).display == display)
  }

  @Test(
    "backspace takes what is typed, the sign last, and nothing else",
    arguments: [
      ("12⌫", "1"), ("1⌫", "0"), ("1⌫⌫", "0"), ("1.⌫", "1"), ("5±⌫", "-0"), ("5±⌫⌫", "0"),
      ("6×7=⌫", "42"), ("5+⌫", "5"), ("9%⌫", "0.09"), ("7÷0=⌫", "Error"),
    ])
  func backspace(keys: String, display: String) throws {
    #expect(try #require(CalculatorKeys(keys)).display == display)
  }

  @Test(
    "an operator is lit until its right operand begins",
    arguments: [
      ("5", nil), ("5+", .addition), ("5+×", .multiplication), ("5+3", nil), ("5+3-", .subtraction),
      ("5×±", nil), ("5+3=", nil), ("5÷%", nil), ("7÷0+", nil), ("5+C", nil),
    ] as [(String, AgilityOperation?)])
  func pending(keys: String, operation: AgilityOperation?) throws {
    #expect(try #require(CalculatorKeys(keys)).calculator.pendingOperation == operation)
  }

  @Test(
    "the clear key says C as long as there is an entry or a result",
    arguments: [
      ("", false), ("5", true), ("5+", false), ("5+3", true), ("5+3C", false), ("5+3=", true),
      ("5+3=C", false), ("7÷0=", false), ("±", true), ("5⌫", false),
    ])
  func clearing(keys: String, clears: Bool) throws {
    #expect(try #require(CalculatorKeys(keys)).calculator.clearsEntry == clears)
  }

  @Test(
    "an error passes over all but digits, C and AC",
    arguments: [
      ("7÷0=+", "Error"), ("7÷0=.", "Error"), ("7÷0=%", "Error"), ("7÷0=±", "Error"),
      ("7÷0==", "Error"), ("7÷0=C", "0"), ("7÷0=AC", "0"), ("7÷0=8", "8"), ("7÷0=8+1=", "9"),
      ("1+7÷0×", "Error"), ("0÷0+", "Error"),
    ])
  func errors(keys: String, display: String) throws {
    #expect(try #require(CalculatorKeys(keys)).display == display)
  }

  @Test("numbers reach from 1e-99 to below 1e100")
  func limits() throws {
    // 10⁸ to the power of twelve is 10⁹⁶; three more digits are in, four are out.
    let large = "100000000" + String(repeating: "×100000000", count: 11)
    #expect(try #require(CalculatorKeys(large + "×1000=")).display == "1e99")
    #expect(try #require(CalculatorKeys(large + "×9999.9999=")).display == "Error")
    #expect(try #require(CalculatorKeys(large + "×9999.99949=")).display == "9.999999e99")
    let small = "1" + String(repeating: "÷100000000", count: 12)
    #expect(try #require(CalculatorKeys(small + "÷1000=")).display == "1e-99")
    #expect(try #require(CalculatorKeys(small + "÷10000=")).display == "0")
    #expect(try #require(CalculatorKeys(small + "÷10000=×100000000=")).display == "0")
  }

  @Test("an operation that is none of the four changes nothing")
  func foreignOperations() throws {
    var calculator = try #require(CalculatorKeys("9+1")).calculator
    let before = calculator
    for operation in [AgilityOperation.root, .square, .percentage] {
      calculator.press(.operation(operation))
    }
    calculator.press(.digit(10))
    calculator.press(.digit(-1))
    #expect(calculator == before)
  }

  @Test("the tape holds what was calculated, and a result comes back exactly")
  func tape() throws {
    var calculator = try #require(CalculatorKeys("1÷3=2+3×4=5+=8-2±×÷4==AC7÷0=")).calculator
    #expect(
      calculator.tape.lines.map { "\($0.calculation) = \($0.result)" } == [
        "1 ÷ 3 = 0.33333333", "2 + 3 × 4 = 14", "5 + 5 = 10", "8 − -2 ÷ 4 = 8.5",
        "8.5 ÷ 4 = 2.125",
      ])
    calculator.recall(try #require(calculator.tape.lines.first))
    #expect(calculator.display == "0.33333333")
    for key in CalculatorKeys("×3=")?.keys ?? [] { calculator.press(key) }
    #expect(calculator.display == "1")
  }

  @Test("a recalled result is the right operand of an operator that waits")
  func recalledOperand() throws {
    var calculator = try #require(CalculatorKeys("6×7=100-")).calculator
    calculator.recall(try #require(calculator.tape.lines.first))
    calculator.press(.equals)
    #expect(calculator.display == "58")
  }

  @Test("the tape keeps the latest lines, and a long calculation loses its beginning")
  func longTape() throws {
    let sums = String(repeating: "1+1=", count: 120)
    #expect(try #require(CalculatorKeys(sums)).calculator.tape.lines.count == 99)
    let long = String(repeating: "1+", count: 20) + "1="
    let line = try #require(CalculatorKeys(long)?.calculator.tape.lines.last)
    #expect(line.calculation == "… " + String(repeating: "1 + ", count: 12) + "1")
    #expect(line.result == "21")
  }
}
