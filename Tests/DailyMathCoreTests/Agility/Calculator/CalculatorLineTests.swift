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
    #expect(try CalculatorLine.result(of: line) == result)
  }

  @Test(
    "per cent counts from what stands before + and −, and is a hundredth elsewhere",
    arguments: [
      ("9%", "0.09"), ("100+35%", "135"), ("100-10%", "90"), ("72/20%", "360"),
      ("72-20%+5%", "60.48"), ("2+3+5%", "5.25"), ("100+50×10%", "105"), ("5%+3%", "0.0515"),
      ("25% × 80", "20"), ("100+(10%)", "100.1"), ("100 + -10%", "90"),
    ])
  func percentages(line: String, result: String) throws {
    #expect(try CalculatorLine.result(of: line) == result)
  }

  @Test(
    "a fault says where it is",
    arguments: [
      ("", .empty), ("   ", .empty), ("2+", .incomplete), ("(2+3", .incomplete),
      ("2^", .incomplete),
      ("(", .incomplete), ("-", .incomplete), ("2 + a", .unexpected(offset: 4)),
      ("2 3", .unexpected(offset: 2)), ("2)", .unexpected(offset: 1)),
      ("×2", .unexpected(offset: 0)),
      ("1.2.3", .unexpected(offset: 3)), ("1,200.5", .unexpected(offset: 5)),
      ("2 + ) 3", .unexpected(offset: 4)), ("(2=3)", .unexpected(offset: 2)),
      ("2(3)", .unexpected(offset: 1)), (".", .unexpected(offset: 0)),
      ("2^0,5", .unexpected(offset: 2)),
      ("1 = 1", .unexpected(offset: 4)), ("٣", .unexpected(offset: 0)),
      ("=", .unexpected(offset: 0)),
      ("7/0", .undefined), ("7:(2-2)", .undefined), ("0^0", .undefined), ("0^-1", .undefined),
      ("10^100", .tooLarge), ("2^1001", .tooLarge), ("10^99*10", .tooLarge),
    ] as [(String, CalculatorLine.Fault)])
  func faults(line: String, fault: CalculatorLine.Fault) {
    #expect(throws: fault) { try CalculatorLine.result(of: line) }
  }

  @Test("lines that are too long or too deep are refused, not followed")
  func monsters() {
    let long = String(repeating: "1+", count: 600)
    #expect(throws: CalculatorLine.Fault.unexpected(offset: 1_000)) {
      try CalculatorLine.result(of: long)
    }
    let deep = String(repeating: "(", count: 999)
    #expect(throws: CalculatorLine.Fault.unexpected(offset: 100)) {
      try CalculatorLine.result(of: deep)
    }
    let signs = String(repeating: "-", count: 998) + "1"
    #expect(throws: CalculatorLine.Fault.unexpected(offset: 100)) {
      try CalculatorLine.result(of: signs)
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
      guard let result = try? CalculatorLine.result(of: line) else { continue }
      #expect(CalculatorPropertyTests.isWellFormed(result), "\(line)")
    }
  }
}
