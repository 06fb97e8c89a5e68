import DailyMathCore
import Testing

@Suite("Questions as they are shown")
struct ProblemQuestionTests {
  @Test(
    "a question is written as people write it",
    arguments: [
      ("7*8", "7 × 8"), ("56/7", "56 ÷ 7"), ("7+8", "7 + 8"), ("15-8", "15 − 8"),
      ("7*?=56", "7 × ? = 56"), ("?*8=56", "? × 8 = 56"), ("?-7=-8", "? − 7 = −8"),
      ("25%80", "25% × 80"), ("?%80=20", "?% × 80 = 20"), ("25%?=20", "25% × ? = 20"),
      ("r144", "√144"), ("12^", "12²"), ("-12^", "(−12)²"), ("r(1/4)", "√(1/4)"),
      ("(2/3)^", "(2/3)²"), ("0.5^", "0,5²"), ("r0.25", "√0,25"),
      ("8--3", "8 − (−3)"), ("-8+-3", "−8 + (−3)"), ("-8*3", "−8 × 3"), ("8*-3", "8 × (−3)"),
      ("-8/-2", "−8 ÷ (−2)"), ("?+-3=5", "? + (−3) = 5"), ("-3+?=-5", "−3 + ? = −5"),
      ("(1/2)+(1/3)", "1/2 + 1/3"), ("(1/2)-(-1/3)", "1/2 − (−1/3)"),
      ("(-1/2)-(1/3)", "−1/2 − 1/3"),
      ("(1/2)*(3/4)", "1/2 × 3/4"), ("(1/2)/(3/4)", "(1/2) ÷ (3/4)"),
      ("(-1/2)/(3/4)", "(−1/2) ÷ (3/4)"), ("3/(3/4)", "3 ÷ (3/4)"),
      ("?/(3/4)=(2/3)", "? ÷ (3/4) = 2/3"),
      ("(1/2)%8", "(1/2)% × 8"), ("50%(1/2)", "50% × 1/2"), ("50%-8", "50% × (−8)"),
      ("3.5+0.25", "3,5 + 0,25"), ("?*0.5=-1.5", "? × 0,5 = −1,5"),
    ])
  func questions(text: String, question: String) throws {
    let problem = try #require(Problem(journalText: text))
    #expect(problem.question(decimalMark: ",") == question)
    let english = String(question.map { $0 == "," ? "." : $0 })
    #expect(problem.question(decimalMark: ".") == english)
  }

  @Test(
    "a solved problem is written with the parentheses of its operands",
    arguments: [
      ("7*8", "7 × 8 = 56"), ("7*?=56", "7 × 8 = 56"), ("?+-3=5", "8 + (−3) = 5"),
      ("-3+?=-5", "−3 + (−2) = −5"), ("-8/-2", "−8 ÷ (−2) = 4"), ("r144", "√144 = 12"),
      ("-12^", "(−12)² = 144"), ("0.5*5", "0,5 × 5 = 2,5"),
      ("(-3/4)+?=(-11/8)", "−3/4 + (−5/8) = −11/8"),
    ])
  func solved(text: String, solution: String) throws {
    let problem = try #require(Problem(journalText: text))
    #expect(problem.solved(decimalMark: ",") == solution)
  }
}
