import DailyMathTestSupport
import Testing

/// A walk through every screen, by words that stand there in every set of characters.
struct ScreenTour {
  /// The folder with an account and three cards.
  let folder: StudyFolder
  /// The terminal's variables.
  let environment: [String: String]

  init(environment: [String: String]) throws {
    folder = try StudyFolder()
    try folder.register(TestDeck.payloads(3))
    self.environment = environment
  }

  /// Visits the screens, leaves, and gives everything that was drawn.
  func walk() throws -> [UInt8] {
    let program = try folder.start(environment: environment, columns: 100, rows: 40)
    try program.waitFor("Olvidaste")
    try program.press(.f1, .f1, .f3)
    try program.waitFor("Nombre completo")
    try program.waitForAbsence(of: "Olvidaste")
    try program.press(.enter, .escape)
    try program.waitFor("Olvidaste")
    try program.type("nadie\t")
    try program.press(.backTab, .control("u"))
    try program.type(StudyFolder.email + "\t" + StudyFolder.password + "\r")
    try program.waitFor("Tus tarjetas de repaso")
    try program.press(.f1)
    try program.waitForAbsence(of: "Tus tarjetas de repaso")
    try program.press(.f1)
    try program.waitFor("Tus tarjetas de repaso")
    try program.type("n")
    try program.waitFor("Tarjeta nueva")
    try program.press(.control("s"), .escape)
    try program.waitFor("Tus tarjetas de repaso")
    try program.press(.enter)
    let cards = TestDeck.cards(3)
    try program.answerWrongly(program.question(among: cards))
    try program.answerRightly(program.question(among: cards))
    try program.press(.control("c"))
    _ = try program.waitForExit()
    return program.transcript
  }
}
