import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("Learners who share a machine")
struct SharedMachineTests {
  let folder: StudyFolder

  init() throws { folder = try StudyFolder() }

  @Test("one signs out, another registers in English, and neither sees the other's cards")
  func takesTurns() throws {
    let ana = try folder.register(TestDeck.payloads(2))
    let program = try folder.signIn(columns: 120, rows: 40)
    try program.press(.enter)
    try program.answerRightly(program.question(among: TestDeck.cards(2)))
    try program.press(.escape)
    try program.waitFor("Tus tarjetas de repaso")
    try program.press(.character("x"))
    try program.waitFor("¿Cerrar la sesión?")
    try program.press(.enter)
    try program.waitFor("¿Olvidaste tu contraseña?")
    try program.press(.f2)
    try program.waitFor("Forgot your password?")
    try program.press(.f3)
    try program.waitFor("Full name")
    for text in ["Ben Okri", "ben@example.org", "", "password"] {
      try program.type(text)
      try program.press(.tab)
    }
    try program.type("password")
    try program.insistOnPassword(.english)
    try program.leaveCodes(.english)
    try program.waitFor("Hello, Ben!")
    let deck = StarterDeck.cards(in: .english)
    try program.press(.enter)
    try program.wait(for: "a question in English") { ShownQuestion(on: $0, among: deck) != nil }
    try program.press(.control("c"))
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.screen.unknownTexts == [])

    let accounts = try folder.store.accounts().accounts
    let ben = try #require(accounts.first { $0.id != ana })
    #expect(try folder.state(of: ana).cardCount == 2)
    #expect(try folder.state(of: ana).tally(on: Noon.today).answers == 1)
    #expect(try folder.state(of: ben.id).cardCount == deck.count)
    #expect(try folder.state(of: ben.id).tally(on: Noon.today).answers == 0)
    #expect(try folder.state(of: ben.id).settings.language == .english)
  }

  @Test("files and folders are for their owner only, and no password is in any of them")
  func permissions() throws {
    try folder.register(TestDeck.payloads(2))
    let program = try folder.signIn()
    try program.press(.enter)
    try program.answerRightly(program.question(among: TestDeck.cards(2)))
    try program.press(.control("c"))
    #expect(try program.waitForExit() == .exited(0))
    #expect(try folder.shell(#"test -z "$(find "$1" -type f ! -perm 600 -o -type d ! -perm 700)""#))
    for (path, bytes) in try folder.contents() {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains(StudyFolder.password), "\(path)")
    }
  }
}
