import DailyMathCore
import DailyMathTestSupport
import Testing

/// What a learner does, in terms of the screens.
extension ProgramUnderTest {
  /// Signs in on the first screen without being remembered, and waits for the day's cards.
  func signIn(
    email: String = StudyFolder.email, password: String = StudyFolder.password
  ) throws {
    try waitFor("Iniciar sesión")
    try type(email)
    try press(.tab)
    try type(password)
    if screen.shows("[x]") {
      try press(.tab)
      try press(.space)
      try waitForAbsence(of: "[x]")
      try press(.tab)
    }
    try press(.enter)
    try waitFor("Tus tarjetas de repaso")
  }

  /// The number in the box of the day's screen with that caption.
  func count(_ caption: String) throws -> Int {
    let rows = screen.grid.map { $0.map { $0.text.isEmpty ? "" : $0.text } }
    for (index, row) in rows.enumerated() where index > 0 {
      guard let column = Self.column(of: caption, in: row) else { continue }
      let end = min(column + 8, rows[index - 1].count)
      let digits = rows[index - 1][column..<end].joined().filter(\.isNumber)
      return try #require(Int(digits), "no number over «\(caption)»:\n\(screen.text())")
    }
    throw NotOnScreen(text: caption, screen: screen.text())
  }

  private static func column(of text: String, in row: [String]) -> Int? {
    row.indices.first { row[$0...].joined().hasPrefix(text) }
  }

  /// Waits for a question that waits for its answer, and says which card it is and where its options stand.
  func question(
    among cards: [CardContent], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ShownQuestion {
    try wait(for: "a question", sourceLocation: sourceLocation) {
      ShownQuestion(on: $0, among: cards) != nil
    }
    return try #require(ShownQuestion(on: screen, among: cards))
  }

  /// Waits for a question, which must be that of the card.
  func question(
    of card: CardContent, among cards: [CardContent],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ShownQuestion {
    let question = try question(among: cards, sourceLocation: sourceLocation)
    try #require(question.card == card, sourceLocation: sourceLocation)
    return question
  }

  /// Answers the question with that option of its card, 0 being the right one, and waits for what is said about it.
  ///
  /// The words waited for stand there in ASCII, too. The option is gone to with the arrow, so that no digit that answers could be taken for a grade.
  func answer(_ question: ShownQuestion, option: Int) throws {
    try press(.down, times: question.places[option] - 1)
    try press(.enter)
    try waitFor(option == 0 ? "3 Dif" : "incorrecta")
  }

  /// Answers rightly, takes the grade 4, and waits until that is acknowledged.
  func answerRightly(_ question: ShownQuestion) throws {
    try answer(question, option: 0)
    try press(.character("4"))
    try waitForAbsence(of: "3 Dif")
  }

  /// Answers wrongly, which is acknowledged when it is said, and goes on.
  func answerWrongly(_ question: ShownQuestion) throws {
    try answer(question, option: 1)
    try press(.space)
    try waitForAbsence(of: "incorrecta")
  }
}

/// Something that should have been on the screen.
struct NotOnScreen: Error, CustomStringConvertible {
  let text: String
  let screen: String

  var description: String { "«\(text)» is not on the screen:\n\(screen)" }
}
