import DailyMathCore
import Testing

@Suite("Judging typed answers")
struct AnswerJudgeTests {
  @Test(
    "spelling that says nothing of mathematics is forgiven",
    arguments: [
      ("no existe", "No Existe"), ("No existe", "NO EXISTE."), ("no existe", "  no \t existe  "),
      ("no existe", "no\u{A0}existe"), ("no existe", "no\u{202F}existe"),
      ("no existe", "no\u{2009}existe"), ("no existe", "no\u{200B} existe\u{FEFF}"),
      ("no existe", "noexiste"), ("función", "funcion"), ("funcion", "función"),
      ("función", "funcio\u{301}n"), ("ángulo año", "Angulo Ano"), ("pingüino", "pinguino"),
      ("L’Hôpital", "L'Hopital"), ("“uno a uno”", "\"uno a uno\""), ("uno–uno", "uno-uno"),
      ("continua y derivable", "CONTINUA Y DERIVABLE"), ("ｓｅｎｏ", "seno"),
      ("2π", "2pi"), ("∞", "infinito"), ("x²", "x^2"), ("x⁻²", "x^-2"), ("aₙ", "a_n"),
      ("sen x", "sin x"), ("tan 2x", "tg 2x"), ("a − b", "a - b"), ("x ≤ 3", "x <= 3"),
      ("30°", "30º"),
    ])
  func forgiven(answer: String, typed: String) {
    #expect(verdict(on: typed, for: answer) == .right)
    #expect(verdict(on: typed, for: answer, in: .english) == .right)
  }

  @Test(
    "one number has many spellings",
    arguments: [
      ("-3", "−3"), ("½", "1/2"), ("½", "0,5"), ("½", "0.5"), ("0,5", "½"), ("0.5", "50 %"),
      ("1½", "1 1/2"), ("1/2", "2/4"), ("-3/4", "3/-4"), ("1,5", "1.50"), ("1000", "10³"),
      ("1234567", "1 234 567"), ("5", "5."), ("0,1", "10^-1"), ("0,1", "10⁻¹"), ("1/3", "0.333…"),
      ("12", "１２"), ("1234567,5", "1 234 567,5"),
    ])
  func numbers(answer: String, typed: String) {
    #expect(verdict(on: typed, for: answer) == .right)
    #expect(verdict(on: typed, for: answer, in: .english) == .right)
  }

  @Test(
    "what says something else is wrong",
    arguments: [
      ("x", "X"), ("sen x", "sen X"), ("3", "-3"), ("0,5", "5"), ("no existe", "existe"),
      ("x²", "x³"), ("x²3", "x^23"), ("ñ", "n"), ("x̄", "x"), ("a", "\u{430}"),
      ("α", "a"), ("AB\u{20D7}", "AB"), ("1/3", "0,33"),
      ("30°", "30"), ("cos A y B", "cos a y B"), ("99999999999999999999", "99999999999999999998"),
      ("5", "no sé"), ("3", "99999999999999999999"),
    ])
  func wrong(answer: String, typed: String) {
    #expect(verdict(on: typed, for: answer) == .wrong)
  }

  @Test(
    "a root may be spelled, with its argument in parentheses or not",
    arguments: [
      ("√3/2", "sqrt(3)/2"), ("√3/2", "raiz(3)/2"), ("√3/2", "raíz(3)/2"), ("√3/2", "sqrt 3 / 2"),
      ("√3/2", "Raíz 3/2"), ("√3/2", "√(3)/2"), ("√3/2", "√ 3 / 2"), ("sqrt(3)/2", "√3/2"),
      ("√(x+1)", "sqrt(x+1)"), ("√(x + 1)", "raíz (x+1)"), ("sqrt(x+1)", "√(x+1)"),
      ("2√3", "2 sqrt(3)"), ("√π", "sqrt(pi)"), ("√x", "sqrt x"), ("√0,5", "sqrt(0,5)"),
      ("√√2", "sqrt sqrt 2"), ("√(3)x", "sqrt(3)x"), ("3x²", "3x^2"),
      ("raíz cuadrada", "raiz cuadrada"),
    ])
  func roots(answer: String, typed: String) {
    #expect(verdict(on: typed, for: answer) == .right)
    #expect(verdict(on: typed, for: answer, in: .english) == .right)
  }

  @Test(
    "another root is another answer",
    arguments: [
      ("√3/2", "sqrt(3/2)"), ("√(3/2)", "sqrt(3)/2"), ("√x+1", "sqrt(x+1)"), ("√32", "sqrt(3)2"),
      ("√x^2", "sqrt(x)^2"), ("√3", "sqrt3x"), ("√3", "3"), ("√xy", "sqrt(x)y"), ("√3", "sqrt()"),
      ("√3", "sqrt("), ("√3", "sqrt"),
    ])
  func otherRoots(answer: String, typed: String) {
    #expect(verdict(on: typed, for: answer) != .right)
  }

  @Test("a word that names a root is still a word, in which a slip is seen")
  func rootWord() {
    guard case .near = verdict(on: "raíz cuadradda", for: "raíz cuadrada") else {
      Issue.record("not near")
      return
    }
  }

  @Test("a letter of another script is never the letter that it looks like")
  func lookAlikes() {
    #expect(verdict(on: "\u{3BF}rigen", for: "origen") != .right)
    #expect(verdict(on: "s\u{435}no", for: "seno") != .right)
    #expect(verdict(on: "\u{445}", for: "x") == .wrong)
  }

  @Test("a mark before three digits is read as the language writes numbers")
  func grouping() {
    #expect(verdict(on: "1.200", for: "1200", in: .spanish) == .right)
    #expect(verdict(on: "1.200", for: "1,2", in: .spanish) == .right)
    #expect(verdict(on: "1,200", for: "1200", in: .spanish) == .wrong)
    #expect(verdict(on: "1,200", for: "1.2", in: .english) == .wrong)
    #expect(verdict(on: "1,200", for: "1200", in: .english) == .right)
    #expect(verdict(on: "1.200", for: "1.2", in: .english) == .right)
  }

  @Test("nothing typed asks again", arguments: ["", " ", "\n\t", "\u{A0}\u{202F}", "\u{200B}"])
  func nothing(typed: String) {
    #expect(verdict(on: typed, for: "2") == nil)
    #expect(verdict(on: typed, for: "dos") == nil)
  }

  @Test(
    "what is no number asks again where one is wanted, and only there",
    arguments: ["1.20.5", "5,", "1//2", "2 3", "5 m", "--5", "?", "1.234,567.8", "1,2.5", "2(3)"])
  func unreadable(typed: String) {
    #expect(verdict(on: typed, for: "7") == nil)
    #expect(verdict(on: typed, for: "siete") == .wrong)
    #expect(
      AnswerJudge.verdict(
        on: typed, for: CardFace(prompt: "", answer: "7", alternatives: ["siete"]), in: .spanish)
        == .wrong)
  }

  @Test("a face without an answer judges nothing")
  func noAnswer() {
    #expect(verdict(on: "2", for: "") == nil)
    #expect(verdict(on: "2", for: " ") == nil)
  }

  @Test("any of the card's alternatives is right")
  func alternatives() {
    let face = CardFace(prompt: "", answer: "cero", alternatives: ["0", "nula", " "])
    for typed in ["cero", "0,0", "Nula"] {
      #expect(AnswerJudge.verdict(on: typed, for: face, in: .spanish) == .right)
    }
    #expect(AnswerJudge.verdict(on: "1", for: face, in: .spanish) == .wrong)
  }

  @Test("an accent is not forgiven where it makes a wrong option of the answer")
  func accentThatCounts() {
    let face = CardFace(prompt: "", answer: "término", distractors: ["termino", "terminó"])
    #expect(AnswerJudge.verdict(on: "Término", for: face, in: .spanish) == .right)
    #expect(AnswerJudge.verdict(on: "termino", for: face, in: .spanish) == .wrong)
    #expect(AnswerJudge.verdict(on: "terminó", for: face, in: .spanish) == .wrong)
    // Neither of the options to the letter: forgiven as everywhere.
    #expect(AnswerJudge.verdict(on: "terminö", for: face, in: .spanish) == .right)
  }

  @Test("an answer of 5,000 characters is judged as any other, however much is typed")
  func longAnswers() {
    let answer = String(repeating: "serie de potencias ", count: 264)
    #expect(verdict(on: answer.uppercased(), for: answer) == .right)
    #expect(verdict(on: answer + "x", for: answer) == .wrong)
    for filler in ["9", "a", "{", "(", "1/", " ", "1 ", "²", "é", "1."] {
      let long = String(repeating: filler, count: 5_000)
      #expect(verdict(on: long, for: "12") != .right)
      #expect(verdict(on: long, for: answer) != .right)
      #expect(verdict(on: "12", for: "x" + long) == .wrong)
    }
  }

  private func verdict(
    on typed: String, for answer: String, in language: Language = .spanish
  ) -> AnswerVerdict? {
    AnswerJudge.verdict(on: typed, for: CardFace(prompt: "", answer: answer), in: language)
  }
}
