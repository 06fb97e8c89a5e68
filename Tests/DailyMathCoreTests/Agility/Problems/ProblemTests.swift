import DailyMathCore
import Testing

@Suite("Problems")
struct ProblemTests {
  @Test(
    "a problem has the exact result",
    arguments: [
      ("7+8", "15"), ("7-8", "-1"), ("7*8", "56"), ("56/7", "8"), ("1/4", "0.25"), ("1/3", "1/3"),
      ("7/-2", "-3.5"), ("25%80", "20"), ("15%33", "4.95"), ("12^", "144"), ("-12^", "144"),
      ("r144", "12"), ("r0", "0"), ("r0.25", "0.5"), ("r(1/4)", "1/2"), ("0.1+0.2", "0.3"),
      ("0.5*8", "4"), ("(1/2)+(1/3)", "5/6"), ("(1/2)+(1/2)", "1"), ("(1/2)/(3/4)", "2/3"),
      ("3/(3/4)", "4"), ("7*?=56", "8"), ("?*8=56", "7"), ("15-?=8", "7"), ("?-7=8", "15"),
      ("?/7=8", "56"), ("56/?=8", "7"), ("?%80=20", "25"), ("25%?=20", "80"), ("?*4=3", "0.75"),
      ("?*3=1", "1/3"), ("?+(1/3)=(5/6)", "1/2"), ("0*8", "0"), ("?*8=0", "0"), ("0/?=5", nil),
    ] as [(String, String?)])
  func results(text: String, answer: String?) {
    let problem = Problem(journalText: text)
    #expect(problem?.answer.text(decimalMark: ".") == answer)
    if let problem { #expect(PlainArithmetic.isRight(problem)) }
  }

  @Test(
    "a problem whose result is not what comes out is none",
    arguments: [
      (.addition, 2, 3, 6), (.subtraction, 2, 3, 1), (.multiplication, 2, 3, 5),
      (.division, 7, 2, 3), (.division, 7, 0, 0), (.division, 0, 0, 0), (.percentage, 50, 3, 1),
      (.square, 3, nil, 6), (.square, 3, 3, 9), (.root, 9, nil, -3), (.root, 9, 2, 3),
      (.root, -9, nil, 3), (.root, 8, nil, 2), (.addition, 2, nil, 4),
      (.addition, .max, 1, .min), (.multiplication, .max, 2, -2), (.square, .max, nil, 1),
    ] as [(AgilityOperation, Int, Int?, Int)])
  func wrongResults(operation: AgilityOperation, first: Int, second: Int?, result: Int) {
    #expect(
      Problem(operation, Operand(first), second.map(Operand.init), result: Operand(result)) == nil)
  }

  @Test(
    "where more than one number fits the blank there is no problem",
    arguments: [
      (.multiplication, 0, 5, .second), (.multiplication, 5, 0, .first),
      (.percentage, 0, 5, .second), (.percentage, 5, 0, .first), (.division, 0, 5, .second),
      (.square, 5, nil, .first), (.square, 5, nil, .second), (.root, 25, nil, .first),
    ] as [(AgilityOperation, Int, Int?, Problem.Blank)])
  func manyAnswers(operation: AgilityOperation, first: Int, second: Int?, blank: Problem.Blank) {
    #expect(Problem(operation, Operand(first), second.map(Operand.init)) != nil)
    #expect(Problem(operation, Operand(first), second.map(Operand.init), blank: blank) == nil)
  }

  @Test(
    "a blank beside 0 that has one answer may be asked for",
    arguments: [
      (.multiplication, 0, 5, .first), (.multiplication, 5, 0, .second), (.division, 0, 5, .first),
      (.addition, 0, 0, .first), (.subtraction, 0, 0, .second), (.percentage, 0, 5, .first),
    ] as [(AgilityOperation, Int, Int, Problem.Blank)])
  func oneAnswer(operation: AgilityOperation, first: Int, second: Int, blank: Problem.Blank) {
    #expect(Problem(operation, Operand(first), Operand(second), blank: blank) != nil)
  }

  @Test("the number that is asked for is written as is usual, in whatever way it is given")
  func answerNotation() throws {
    let half = try #require(ExactFraction(1, over: 2))
    let fraction = try #require(Operand(half, as: .fraction))
    let long = try #require(Operand(half, as: .decimal(places: 3)))
    let quotient = try #require(Problem(.division, Operand(1), Operand(2), result: fraction))
    #expect(quotient.answer.text(decimalMark: ".") == "0.5")
    #expect(quotient == Problem(.division, Operand(1), Operand(2), result: long))
    // What is given keeps its notation.
    let sum = try #require(Problem(.addition, long, Operand(1), blank: .second))
    #expect(sum.first == long)
    // Beside whole numbers a fraction that is asked for is a decimal.
    let factor = try #require(Problem(.multiplication, fraction, Operand(4), blank: .first))
    #expect(factor.answer.text(decimalMark: ".") == "0.5")
  }

  @Test(
    "the digits of an answer are counted without sign and mark",
    arguments: [
      ("7*8", 2), ("3-8", 1), ("1/4", 3), ("0*5", 1), ("(1/2)+(1/3)", 2), ("7*?=56", 1),
      ("-50*20", 4), ("(1/10)-(1/2)", 2),
    ])
  func answerDigits(text: String, digits: Int) throws {
    #expect(try #require(Problem(journalText: text)).answerDigits == digits)
  }
}
