import DailyMathCore
import Testing

@Suite("What an answer means")
struct AnswerMeaningTests {
  @Test(
    "one number has many spellings",
    arguments: [
      ("½", "1/2"), ("½", "0.5"), ("½", "0,5"), ("2/4", "1/2"), ("50 %", "0,5"), ("50%", "½"),
      (".5", "0,50"), ("-3", "−3"), ("– 3", "-3"), ("+3", "3"), ("-0", "0"), ("1½", "3/2"),
      ("1½", "1,5"), ("1 1/2", "1½"), ("−1½", "-3/2"), ("−½", "-0.5"), ("1⁄4", "0,25"),
      ("6 ÷ 4", "3/2"), ("⅔", "4/6"), ("0.5/1.5", "⅓"), ("1,234,567.5", "2469135/2"),
      ("1.234.567,5", "1234567.5"), ("1.234.567", "1234567"), ("007", "7"), ("5.0", "5"),
      ("12½ %", "1/8"), ("0,500", "½"), ("1 234 567,5", "2469135/2"), ("0,(3)", "1/3"),
      ("0.1(6)", "1/6"), ("0,333...", "⅓"), ("0,999…", "1"), ("2E3", "2000"), ("5,1e-2", "0,051"),
      ("3,67·10²", "367"), ("10^(-1)", "0,1"), ("⅑", "1/9"), ("0,1212...", "4/33"),
      ("0,50000000000000000000000", "½"), ("5.", "5"),
    ])
  func sameNumbers(left: String, right: String) {
    expectSame(left, right)
  }

  @Test(
    "different numbers are told apart",
    arguments: [
      ("½", "¼"), ("3", "-3"), ("50 %", "50"), ("0,5", "0,05"), ("0.500", "500"), ("1½", "1/2"),
      ("1/3", "0,333333"), ("1½", "11/2"), ("2/3", "3/2"), ("1.0000000000001", "1"),
      ("1234.567", "1234567"), ("1.23", "123"), ("1 2", "12"), ("1:2", "1/2"), ("5,", "5"),
      ("1,2.5", "12,5"), ("1,234.567,5", "1234567,5"), ("1 3/2", "5/2"), ("0,3...", "⅓"),
    ])
  func otherNumbers(left: String, right: String) {
    expectDifferent(left, right)
  }

  @Test("a mark that may group thousands or be decimal is read both ways")
  func ambiguousMark() {
    for text in ["1.200", "1,200"] {
      expectSame(text, "1200")
      expectSame(text, "1,2")
      expectSame(text, "6/5")
      expectDifferent(text, "120")
    }
    // Neither of the two other readings makes 1200 and 1.2 the same.
    expectDifferent("1200", "1,2")
  }

  @Test(
    "numbers too large to compare exactly are compared by their characters",
    arguments: ["99999999999999999999", "1/99999999999999999999", "0.123456789012345678901"])
  func hugeNumbers(text: String) {
    expectSame(text, text)
    expectSame(text, " \(text) ")
    expectDifferent(text, text + "1")
  }

  @Test("sums and quotients that overflow trap nothing")
  func overflow() {
    let largest = String(Int.max)
    for text in [
      "\(largest) 1/\(largest)", "\(largest)/0,1", "\(largest) %", "0,00000000000000001/\(largest)",
      "1/0", "0/0", "-\(largest)", "-9223372036854775808",
    ] {
      expectSame(text, text)
    }
    expectSame("\(largest)/\(largest)", "1")
    expectDifferent("1/0", "2/0")
  }

  @Test(
    "words count without case and spaces",
    arguments: [
      ("No existe", "no  existe"), ("SÍ", "sí"), (" infinito ", "infinito"),
      ("Sen x", "sen x"), ("continua\ty derivable", "Continua y derivable"),
      ("e\u{301}l", "\u{E9}l"), ("No existe.", "no existe"), ("L’Hôpital", "L'Hôpital"),
      ("pi", "π"), ("2Pi", "2π"), ("infinito", "∞"), ("ｓｉ", "si"),
    ])
  func words(left: String, right: String) {
    expectSame(left, right)
  }

  @Test(
    "formulas are compared sign by sign, in one spelling of each sign",
    arguments: [
      ("2x + 1", "2x+1"), ("a − b", "a-b"), ("2·x", "2×x"), ("x ≤ 3", "x<=3"),
      ("a ≠ b", "a != b"), ("cos x − sen x", "cos x - sen x"),
    ])
  func sameFormulas(left: String, right: String) {
    expectSame(left, right)
  }

  @Test(
    "formulas that say something else are told apart",
    arguments: [
      ("x", "X"), ("2x", "2X"), ("x²", "x³"), ("sen x", "cos x"), ("a-b", "b-a"), ("x", "-x"),
      ("½x", "2x"), ("", "0"), ("ñ", "n"), ("e", "é"), ("sí", "si"), ("sen x", "sen X"),
      ("sin x", "sen x"), ("x²3", "x²³"), ("a", "\u{430}"), ("(1 2)", "(12)"),
    ])
  func otherFormulas(left: String, right: String) {
    expectDifferent(left, right)
  }

  private func expectSame(_ left: String, _ right: String) {
    #expect(AnswerMeaning(left).isSame(as: AnswerMeaning(right)), "\(left) is \(right)")
    #expect(AnswerMeaning(right).isSame(as: AnswerMeaning(left)), "\(right) is \(left)")
  }

  private func expectDifferent(_ left: String, _ right: String) {
    #expect(!AnswerMeaning(left).isSame(as: AnswerMeaning(right)), "\(left) is not \(right)")
    #expect(!AnswerMeaning(right).isSame(as: AnswerMeaning(left)), "\(right) is not \(left)")
  }
}
