import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("Two learners at once, in two terminals on one folder")
struct TwoLearnersTests {
  let folder: StudyFolder
  let ana: AccountID
  let ben: AccountID
  let anasCards = TestDeck.cards(3)
  /// Cards of the same answers as Ana has, with other questions.
  let bensCards = TestDeck.cards(2).map { card in
    var card = card
    card.prompt = card.prompt.replacing("Pregunta", with: "Enigma")
    return card
  }
  let anas: ProgramUnderTest
  let bens: ProgramUnderTest

  init() throws {
    folder = try StudyFolder()
    ana = try folder.register(TestDeck.payloads(3))
    let payloads = bensCards.enumerated().map { index, card in
      EventPayload.cardPut(TestDeck.id(index + 1), card)
    }
    ben = try folder.register(payloads, name: "Ben", email: "ben@example.org")
    anas = try folder.signIn(columns: 120, rows: 40)
    bens = try folder.start(columns: 120, rows: 40)
    try bens.signIn(email: "ben@example.org")
  }

  @Test("each sees their own cards and counts, whatever the other answers")
  func answers() throws {
    #expect(try anas.count("Total") == 3)
    #expect(try bens.count("Total") == 2)
    #expect(!anas.screen.shows("Enigma") && !bens.screen.shows("Pregunta"))
    try anas.press(.enter)
    try bens.press(.enter)
    // The cards have the same names in both accounts, and are still not the same.
    try anas.answerRightly(anas.question(of: anasCards[0], among: anasCards))
    try bens.answerWrongly(bens.question(of: bensCards[0], among: bensCards))
    try anas.answerRightly(anas.question(of: anasCards[1], among: anasCards))
    for program in [anas, bens] {
      try program.press(.escape)
      try program.waitFor("Tus tarjetas de repaso")
    }
    #expect(try anas.count("Repasadas hoy") == 2)
    #expect(try bens.count("Repasadas hoy") == 1)
    #expect(try folder.state(of: ana).tally(on: Noon.today).answers == 2)
    #expect(try folder.state(of: ben).tally(on: Noon.today).answers == 1)
    #expect(anas.screen.shows("¡Hola, Ana!") && bens.screen.shows("¡Hola, Ben!"))
  }

  @Test("one's language and look are not the other's")
  func settings() throws {
    for program in [anas, bens] {
      try program.press(.character("6"))
      try program.waitFor("Ajustes y cuenta")
      try program.press(.character("o"))
      try program.waitFor("Nuevas por día")
    }
    try bens.press(.character("i"))
    try bens.waitFor("Settings")
    try anas.press(.character("t"))
    try anas.waitFor("Oscuro")
    try bens.press(.control("l"))
    try bens.waitFor("Automatic")
    try anas.press(.control("l"))
    try anas.waitFor("Español")
    #expect(!bens.screen.shows("Dark") && !anas.screen.shows("Settings"))
    #expect(try folder.state(of: ana).settings.language == nil)
    #expect(try folder.state(of: ana).settings.theme == .dark)
    #expect(try folder.state(of: ben).settings.language == .english)
    #expect(try folder.state(of: ben).settings.theme == .automatic)
  }

  @Test("a search finds one's own cards only")
  func search() throws {
    try anas.press(.character("/"))
    try anas.type("pregunta 2")
    try anas.waitForAbsence(of: "Pregunta 1")
    #expect(anas.screen.shows("Pregunta 2"))
    try bens.press(.character("/"))
    try bens.type("pregunta 2")
    try bens.waitFor("Ninguna tarjeta coincide")
  }

  @Test("what one takes along has nothing of the other")
  func export() throws {
    try bens.press(.character("6"))
    try bens.waitFor("Ajustes y cuenta")
    try bens.press(.character("o"))
    try bens.waitFor("Nuevas por día")
    try bens.press(.character("s"))
    try bens.waitFor("Un archivo JSON")
    try bens.retype("~/ben.json")
    try bens.press(.enter)
    try bens.waitFor("Tus datos están en")
    let path = folder.home + "/ben.json"
    #expect(try FileSystem.status(of: path)?.permissions == 0o600)
    let text = String(decoding: try FileSystem.read(path, limit: 1 << 20), as: UTF8.self)
    #expect(text.contains("Enigma 1") && text.contains("ben@example.org"))
    for secret in ["Pregunta", StudyFolder.email, ana.text, "$y$"] {
      #expect(!text.contains(secret), "\(secret)")
    }
  }

  @Test("one deletes their account, and the other notices nothing")
  func deletes() throws {
    try folder.store.deleteAccount(ben)
    try bens.press(.down)
    try bens.waitFor("se eliminó en otra ventana")
    try anas.press(.enter)
    try anas.answerRightly(anas.question(of: anasCards[0], among: anasCards))
    #expect(try folder.accounts().map(\.id) == [ana])
    #expect(try folder.state(of: ana).tally(on: Noon.today).answers == 1)
  }
}
