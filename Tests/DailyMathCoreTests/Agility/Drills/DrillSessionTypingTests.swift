import DailyMathCore
import Testing

@Suite("What is typed in a drill")
struct DrillSessionTypingTests {
  /// What is typed for a problem, and what comes of it.
  struct Row: CustomTestStringConvertible, Sendable {
    let problem: String
    let keys: String
    /// Whether it was answered.
    var isAnswered = false
    var mistakes: [String] = []
    var isShown = false
    var isAmiss = false
    /// What stands in the entry.
    var entry = ""
    var testDescription: String { "\(problem): \(keys)" }
  }

  /// Rows for what is accepted as soon as it is right.
  static let matching: [Row] = [
    Row(problem: "7*8", keys: "56", isAnswered: true),
    Row(problem: "7*8", keys: "5", entry: "5"),
    Row(problem: "7*8", keys: "54", isAmiss: true, entry: "54"),
    // The mark alone takes nothing away, and is no mistake yet.
    Row(problem: "7*8", keys: "54<", mistakes: ["54"], entry: "5"),
    Row(problem: "7*8", keys: "54<6", isAnswered: true, mistakes: ["54"]),
    Row(problem: "7*8", keys: "54<<65<<56", isAnswered: true, mistakes: ["54", "65"]),
    // What is shorter than the answer is taken back without being a mistake.
    Row(problem: "7*8", keys: "6<56", isAnswered: true),
    // Where there are no fractions, the question is no answer to itself.
    Row(problem: "56/2", keys: "56/2", mistakes: ["562"], isShown: true),
    Row(problem: "7*8", keys: "54=", mistakes: ["54"], isShown: true),
    Row(problem: "7*8", keys: "547", mistakes: ["547"], isShown: true),
    Row(problem: "7*8", keys: "5=", mistakes: ["5"], isShown: true),
    Row(problem: "7*8", keys: "="),
    Row(problem: "7*8", keys: "-=", entry: "-"),
    Row(problem: "7*8", keys: "<"),
    Row(problem: "7*8", keys: "05", isAmiss: true, entry: "05"),
    // Zeros in front do not make a right number wrong.
    Row(problem: "7*8", keys: "056", isAnswered: true),
    Row(problem: "2+3", keys: "5", isAnswered: true),
    Row(problem: "3-3", keys: "0", isAnswered: true),
    Row(problem: "3-3", keys: "-0", isAnswered: true),
    // The sign can come first or last.
    Row(problem: "3-8", keys: "-5", isAnswered: true),
    Row(problem: "3-8", keys: "5", isAmiss: true, entry: "5"),
    Row(problem: "3-8", keys: "5-", isAnswered: true),
    // A sign that is taken back is a mistake, since what stood there was as long as the answer.
    Row(problem: "8-3", keys: "-5", isAmiss: true, entry: "-5"),
    Row(problem: "8-3", keys: "-5-", isAnswered: true, mistakes: ["-5"]),
    Row(problem: "8-3", keys: "--5", isAnswered: true),
    // Decimals and fractions, in either way.
    Row(problem: "0.5*5", keys: "2,5", isAnswered: true),
    Row(problem: "0.5*5", keys: "25", isAmiss: true, entry: "25"),
    Row(problem: "0.5*5", keys: "5/2", isAnswered: true),
    Row(problem: "0.5*1", keys: ",5", isAnswered: true),
    Row(problem: "0.5*0.5", keys: "1/4", isAnswered: true),
    Row(problem: "(1/4)+(1/4)", keys: "1/2", isAnswered: true),
    Row(problem: "(1/4)+(1/4)", keys: "2/4", isAnswered: true),
    Row(problem: "(1/4)+(1/4)", keys: "0,5", isAnswered: true),
    Row(problem: "(1/4)+(1/4)", keys: "1/3", isAmiss: true, entry: "1/3"),
    Row(problem: "(1/2)*(1/4)", keys: "0,125", isAnswered: true),
    Row(problem: "(1/2)*(1/4)", keys: "0,12", entry: "0.12"),
    Row(problem: "(1/2)*(1/4)", keys: "0,12=", mistakes: ["0.12"], isShown: true),
    Row(problem: "7*?=56", keys: "8", isAnswered: true),
  ]

  /// Rows for what only Enter judges.
  static let confirmed: [Row] = [
    Row(problem: "7*8", keys: "56", entry: "56"),
    Row(problem: "7*8", keys: "56=", isAnswered: true),
    Row(problem: "7*8", keys: "056=", isAnswered: true),
    Row(problem: "7*8", keys: "54", entry: "54"),
    // Whoever corrects it before Enter has made no mistake.
    Row(problem: "7*8", keys: "54<6=", isAnswered: true),
    Row(problem: "7*8", keys: "5471<<<6=", isAnswered: true),
    Row(problem: "7*8", keys: "54=", mistakes: ["54"], isShown: true),
    Row(problem: "7*8", keys: "="),
    Row(problem: "7*8", keys: "1/0=", mistakes: ["10"], isShown: true),
    Row(problem: "7/2", keys: "7/2=", mistakes: ["72"], isShown: true),
    Row(problem: "(1/4)+(1/4)", keys: "12/24=", isAnswered: true),
  ]

  @Test("where it is accepted as soon as it is right", arguments: matching)
  func accepting(row: Row) { check(row, .match) }

  @Test("where Enter judges", arguments: confirmed)
  func judging(row: Row) { check(row, .enter) }

  private func check(_ row: Row, _ acceptance: DrillAcceptance) {
    var session = DrillSession.over(row.problem, "1+1", acceptance: acceptance)
    let problem = session.problem
    #expect(problem.journalText == row.problem)
    session.type(row.keys, at: 1_000)
    #expect(session.answers.count == (row.isAnswered ? 1 : 0))
    #expect(session.entry.text == row.entry)
    #expect(session.isAmiss == row.isAmiss)
    #expect(session.phase == (row.isShown ? .correcting : .asking))
    if row.isAnswered {
      #expect(session.answers.first?.problem == problem)
      #expect(session.answers.first?.mistakes == row.mistakes)
      #expect(session.answers.first?.wasShown == false)
      #expect(session.problem.journalText == "1+1")
      #expect(session.score == 1)
    } else {
      #expect(session.mistakes == row.mistakes)
      #expect(session.problem == problem)
      #expect(session.score == 0)
    }
  }

  @Test(
    "a right answer that is shown has to be typed, and is accepted without Enter",
    arguments: DrillAcceptance.allCases)
  func correcting(acceptance: DrillAcceptance) {
    var session = DrillSession.over("7*8", "1+1", acceptance: acceptance)
    session.type("54=", at: 1_000)
    #expect(session.entry.text.isEmpty)
    // Enter alone changes nothing; what it judges is taken away and named.
    session.type("=77", at: 2_000)
    #expect(session.phase == .correcting)
    #expect(session.isAmiss)
    session.type("=", at: 3_000)
    #expect(session.phase == .correcting)
    #expect(session.entry.text.isEmpty)
    #expect(session.mistakes == ["54", "77"])
    session.type("8<56", at: 3_000)
    #expect(session.phase == .asking)
    #expect(session.answers.map(\.mistakes) == [["54", "77"]])
    #expect(session.answers.map(\.wasShown) == [true])
    #expect(session.answers.map(\.isRight) == [false])
    #expect(session.answers.map(\.grade) == [.nearMiss])
    #expect(session.score == 0)
    #expect(session.problem.journalText == "1+1")
    #expect(session.mistakes.isEmpty)
  }

  @Test("digits beyond the one that was too many are swallowed as long as nobody has read on")
  func overrun() {
    var session = DrillSession.over("7*8", "1+1")
    session.type("999", at: 1_000)
    #expect(session.phase == .correcting)
    session.type("9", at: 1_299)
    #expect(session.entry.text.isEmpty)
    #expect(session.mistakes == ["999"])
    session.type("5", at: 1_300)
    #expect(session.entry.text == "5")
    session.type("6", at: 1_400)
    #expect(session.answers.map(\.mistakes) == [["999"]])
    // The next problem hears every key.
    session.type("2", at: 1_401)
    #expect(session.score == 1)
    // Who pressed Enter has typed all there was.
    var confirmed = DrillSession.over("7*8", "1+1")
    confirmed.type("9=5", at: 1_000)
    #expect(confirmed.entry.text == "5")
  }

  @Test("no more mistakes are kept than there is room for")
  func manyMistakes() {
    var session = DrillSession.over("2+3", "1+1")
    session.type("1<2<3<4<6<7<8<9<0<5", at: 1)
    #expect(session.answers.map(\.mistakes) == [["1", "2", "3", "4", "6", "7", "8", "9"]])
  }

  @Test("the times to the first key and to the answer are kept apart")
  func times() {
    var session = DrillSession.over("7*8", "6*7", acceptance: .enter)
    session.take(.enter, at: 300)
    session.type("5", at: 700)
    session.type("6", at: 1_100)
    session.type("=", at: 1_500)
    session.type("42", at: 2_000)
    session.type("=", at: 2_600)
    #expect(session.answers.map(\.firstKeyMilliseconds) == [700, 500])
    #expect(session.answers.map(\.milliseconds) == [1_500, 1_100])
  }

  @Test(
    "a line is judged as a whole",
    arguments: [
      ("7*8", "56", true), ("7*8", " 56 ", true), ("3-8", "-5", true), ("3-8", "−5", true),
      ("0.5*5", "2,5", true), ("0.5*5", "2.5", true), ("0.5*5", "5/2", true), ("7*8", "54", false),
      ("7*8", "5", false), ("7*8", "560", false),
    ])
  func lines(problem: String, line: String, isRight: Bool) {
    for acceptance in DrillAcceptance.allCases {
      var session = DrillSession.over(problem, "1+1", acceptance: acceptance)
      session.take(line: line, at: 1_000)
      #expect(session.phase == (isRight ? .asking : .correcting))
      #expect(session.answers.count == (isRight ? 1 : 0))
      session.take(line: "1000", at: 2_000)
      #expect(session.entry.text.isEmpty)
    }
  }

  @Test(
    "a line that is no number changes nothing",
    arguments: ["", " ", "-", "abc", "5x", "5-", "1/0", "1/", "1 2", "1,2,3", "1234567890123"])
  func otherLines(line: String) {
    var session = DrillSession.over("7*8", "1+1")
    session.take(line: line, at: 1_000)
    #expect(
      session
        == {
          var same = DrillSession.over("7*8", "1+1")
          same.pass(to: 1_000)
          return same
        }())
  }
}
