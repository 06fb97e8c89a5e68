import DailyMathCore
import Testing

@Suite("Calculations written in a line")
struct CalculatorLineTests {
  @Test(
    "a line has the value of its mathematics",
    arguments: [
      ("12 × 3,5", "42"), ("12*3.5", "42"), ("2+3×4", "14"), ("(2+3)×4", "20"), ("30+20:2", "40"),
      ("1/3", "0.33333333"), ("2÷3", "0.66666667"), ("0,1+0,2", "0.3"), ("-5", "-5"),
      ("2--3", "5"), ("2*-3", "-6"), ("−2^2", "-4"), ("(-2)^2", "4"), ("2^-3", "0.125"),
      ("2^3^2", "512"), ("12²", "144"), ("2³", "8"), ("2^10 =", "1024"), ("5 · 6", "30"),
      ("3x4", "12"), ("8-3-2", "3"), ("64/4/2", "8"), (" 7 ", "7"), ("1,5", "1.5"), (",5", "0.5"),
      ("5.", "5"), ("1.200", "1.2"), ("+4", "4"), ("((((1))))", "1"), ("0^5", "0"), ("5^0", "1"),
      ("-0", "0"), ("999999999+1", "1e9"), ("1/999999999", "1e-9"),
      ("123456789+987654321", "1.111111e9"), ("1/3*3", "1"), ("2^332", "8.749003e99"),
      ("10^-99", "1e-99"), ("10^-100", "0"), ("5\u{A0}+\u{A0}5", "10"),
    ])
  func values(line: String, result: String) throws {
    #expect(try CalculatorLine.result(of: line, in: .english) == result)
  }

  @Test(
    "per cent counts from what stands before + and −, and is a hundredth elsewhere",
    arguments: [
      ("9%", "0.09"), ("100+35%", "135"), ("100-10%", "90"), ("72/20%", "360"),
      ("72-20%+5%", "60.48"), ("2+3+5%", "5.25"), ("100+50×10%", "105"), ("5%+3%", "0.0515"),
      ("25% × 80", "20"), ("100+(10%)", "100.1"), ("100 + -10%", "90"),
    ])
  func percentages(line: String, result: String) throws {
    #expect(try CalculatorLine.result(of: line, in: .english) == result)
  }

  @Test(
    "a number groups its thousands as the language does",
    arguments: [
      ("1.000 + 1", "1001", "2"), ("1.234,5", "1234.5", nil), ("1,234.5", nil, "1234.5"),
      ("1,000", "1", "1000"), ("1.000.000", "1000000", nil), ("1,000,000", nil, "1000000"),
      ("12.345", "12345", "12.345"), ("123.456", "123456", "123.456"),
      ("1234.567", "1234.567", "1234.567"), ("1234,567", "1234.567", "1234.567"),
      ("0.125", "0.125", "0.125"), ("0,125", "0.125", "0.125"), ("00.125", "0.125", "0.125"),
      ("1.50", "1.5", "1.5"), ("1,50", "1.5", "1.5"), ("1.0000", "1", "1"), ("1,0000", "1", "1"),
      ("1.000.00", nil, nil), ("1.000,", "1000", nil), (".125", "0.125", "0.125"),
      ("1.000%", "10", "0.01"), ("-1.000", "-1000", "-1"), ("2.000^2", "4000000", "4"),
    ] as [(String, String?, String?)])
  func grouping(line: String, spanish: String?, english: String?) {
    #expect((try? CalculatorLine.result(of: line, in: .spanish)) == spanish)
    #expect((try? CalculatorLine.result(of: line, in: .english)) == english)
  }

  @Test("a fault behind grouped digits is pointed at")
  func groupingFault() {
    #expect(throws: CalculatorLine.Fault.unexpected(offset: 5)) {
      try CalculatorLine.result(of: "1.000.00", in: .spanish)
    }
    #expect(throws: CalculatorLine.Fault.unexpected(offset: 5)) {
      try CalculatorLine.result(of: "1,000,000", in: .spanish)
    }
  }

  @Test("a line that the calculator takes goes onto the tape, and its result into the entry")
  func taken() throws {
    var calculator = Calculator()
    try calculator.take(line: " (2 + 3) * 4 = ", in: .spanish)
    #expect(calculator.display == "20")
    #expect(calculator.tape.lines.map(\.calculation) == ["(2+3)×4"])
    try calculator.take(line: "1.000,5 / 3", in: .spanish)
    #expect(calculator.tape.lines.last?.calculation == "1000.5÷3")
    calculator.press(.operation(.multiplication))
    // A number alone is no calculation, and the operator still waits for it.
    try calculator.take(line: "3", in: .spanish)
    #expect(calculator.tape.lines.count == 2)
    calculator.press(.equals)
    #expect(calculator.display == "1000.5")
  }

  @Test("a line at fault changes nothing")
  func notTaken() {
    var calculator = Calculator()
    calculator.press(.digit(7))
    let before = calculator
    #expect(throws: CalculatorLine.Fault.incomplete) {
      try calculator.take(line: "2+", in: .english)
    }
    #expect(calculator == before)
  }

  @Test(
    "a fault says where it is",
    arguments: [
      ("", .empty), ("   ", .empty), ("2+", .incomplete), ("(2+3", .incomplete),
      ("2^", .incomplete),
      ("(", .incomplete), ("-", .incomplete), ("2 + a", .unexpected(offset: 4)),
      ("2 3", .unexpected(offset: 2)), ("2)", .unexpected(offset: 1)),
      ("×2", .unexpected(offset: 0)),
      ("1.2.3", .unexpected(offset: 3)), ("1.200,5", .unexpected(offset: 5)),
      ("2 + ) 3", .unexpected(offset: 4)), ("(2=3)", .unexpected(offset: 2)),
      ("2(3)", .unexpected(offset: 1)), (".", .unexpected(offset: 0)),
      ("2^0,5", .unexpected(offset: 2)),
      ("1 = 1", .unexpected(offset: 4)), ("٣", .unexpected(offset: 0)),
      ("=", .unexpected(offset: 0)),
      ("7/0", .undefined), ("7:(2-2)", .undefined), ("0^0", .undefined), ("0^-1", .undefined),
      ("10^100", .tooLarge), ("2^1001", .tooLarge), ("10^99*10", .tooLarge),
    ] as [(String, CalculatorLine.Fault)])
  func faults(line: String, fault: CalculatorLine.Fault) {
    #expect(throws: fault) { try CalculatorLine.result(of: line, in: .english) }
  }

  @Test("lines that are too long or too deep are refused, not followed")
  func monsters() {
    let long = String(repeating: "1+", count: 600)
    #expect(throws: CalculatorLine.Fault.unexpected(offset: 1_000)) {
      try CalculatorLine.result(of: long, in: .english)
    }
    let deep = String(repeating: "(", count: 999)
    #expect(throws: CalculatorLine.Fault.unexpected(offset: 100)) {
      try CalculatorLine.result(of: deep, in: .english)
    }
    let signs = String(repeating: "-", count: 998) + "1"
    #expect(throws: CalculatorLine.Fault.unexpected(offset: 100)) {
      try CalculatorLine.result(of: signs, in: .english)
    }
  }

  @Test("random texts are refused or calculated, and nothing else happens", arguments: 1...4)
  func randomLines(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let alphabet = Array("0123456789.,+-×÷*/^%()² =a")
    for _ in 0..<2_000 {
      let line = String(
        (0..<generator.next(below: 12)).map { _ in alphabet[generator.next(below: alphabet.count)] }
      )
      guard let result = try? CalculatorLine.result(of: line, in: .english) else { continue }
      #expect(CalculatorPropertyTests.isWellFormed(result), "\(line)")
    }
  }
}
