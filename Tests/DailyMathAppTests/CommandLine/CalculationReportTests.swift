import DailyMathApp
import DailyMathCore
import Testing

@Suite("A calculation at the prompt")
struct CalculationReportTests {
  @Test("is answered in the language's decimal mark and with a plain minus sign")
  func results() {
    #expect(CalculationReport("12 × 3,5", in: .spanish) == .result("42"))
    #expect(CalculationReport("1/3", in: .spanish) == .result("0,33333333"))
    #expect(CalculationReport("1/3-1", in: .english) == .result("-0.66666667"))
  }

  @Test("is pointed at where it is wrong")
  func faults() {
    #expect(
      CalculationReport("2 + a", in: .spanish)
        == .fault("dailymath: No se esperaba «a» en el lugar 5.\n  2 + a\n      ^"))
    #expect(
      CalculationReport("(1+2", in: .english)
        == .fault("dailymath: The calculation lacks its end.\n  (1+2\n      ^"))
    #expect(
      CalculationReport("1/0", in: .english)
        == .fault("dailymath: That is not defined: nothing can be divided by zero."))
  }

  @Test("shows no control characters, and a long one without a caret")
  func hostile() {
    #expect(
      CalculationReport("1\u{1B}[2J", in: .english)
        == .fault("dailymath: “ ” was not expected at place 2.\n  1 [2J\n   ^"))
    let long = String(repeating: "1+", count: 50) + "a"
    #expect(
      CalculationReport(long, in: .english)
        == .fault("dailymath: “a” was not expected at place 101."))
  }

  @Test(
    "is what stands behind calc, in quotes or not",
    arguments: [
      (["calc"], nil), (["calc", "12 × 3,5"], "12 × 3,5"), (["calc", "1", "+", "2"], "1 + 2"),
      (["calc", "-5+3"], "-5+3"), (["--lang", "en", "calc", "1"], "1"),
      (["calc", "1", "--lang", "en"], "1"), (["calc", "1", "-", "2"], "1 - 2"),
    ] as [([String], String?)])
  func options(arguments: [String], line: String?) throws {
    #expect(try CommandLineOptions(arguments: arguments).request == .calculate(line))
  }

  @Test(
    "takes no option of an account, and no unknown one",
    arguments: [["calc", "--email", "a@b.co"], ["calc", "--frob"], ["calc", "-x"]])
  func refusals(arguments: [String]) {
    #expect(throws: CommandLineError.self) { try CommandLineOptions(arguments: arguments) }
  }
}
