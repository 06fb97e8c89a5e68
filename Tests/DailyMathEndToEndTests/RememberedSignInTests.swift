import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("A sign-in that is remembered")
struct RememberedSignInTests {
  let folder: StudyFolder

  init() throws { folder = try StudyFolder() }

  @Test("who registers alone is let in the next time, until they sign out")
  func alone() throws {
    let program = try folder.start(columns: 120, rows: 40)
    try program.waitFor("Crear cuenta")
    try program.press(.enter)
    try program.waitFor("Nombre completo")
    #expect(program.screen.shows("[x] Recordarme"))
    for text in ["Ana Quintero", StudyFolder.email, "", StudyFolder.password] {
      try program.type(text)
      try program.press(.tab)
    }
    try program.type(StudyFolder.password)
    try program.insistOnPassword()
    try program.leaveCodes()
    try program.waitFor("¡Hola, Ana!")
    try program.leave()
    #expect(try folder.account().rememberedSignIns.count == 1)

    let again = try folder.start()
    try again.waitFor("¡Hola, Ana!")
    #expect(!again.transcript.containsText("¿Olvidaste tu contraseña?"))
    try again.press(.character("x"))
    try again.waitFor("¿Cerrar la sesión?")
    try again.press(.enter)
    try again.waitFor("¿Olvidaste tu contraseña?")
    try again.leave()
    #expect(try folder.account().rememberedSignIns == [])
    #expect(try !folder.has("local/session.json"))
    let last = try folder.start()
    try last.waitFor("¿Olvidaste tu contraseña?")
    #expect(!last.transcript.containsText("¡Hola, Ana!"))
  }

  @Test("where two have accounts nobody is remembered unasked, and it is said what it would mean")
  func shared() throws {
    try folder.register(TestDeck.payloads(1))
    try folder.register([], name: "Ben", email: "ben@example.org")
    let program = try folder.start(columns: 100, rows: 30)
    try program.waitFor("[ ] Recordarme")
    #expect(program.screen.shows("Si la marcas, quien abra DailyMath aquí"))
    try program.trySigningIn()
    try program.waitFor("¡Hola, Ana!")
    try program.leave()
    let again = try folder.start(columns: 100, rows: 30)
    try again.trySigningIn()
    try again.waitFor("¡Hola, Ana!")
    #expect(try folder.accounts().allSatisfy { $0.rememberedSignIns == [] })
  }

  @Test("one signs in where another is remembered, and the other is asked again")
  func replaced() throws {
    let ana = try folder.register(TestDeck.payloads(1))
    try folder.register([], name: "Ben", email: "ben@example.org")
    let program = try folder.start(columns: 100, rows: 30)
    try program.waitFor("¿Olvidaste tu contraseña?")
    try folder.remember(ana)
    try program.trySigningIn(email: "ben@example.org")
    try program.waitFor("¡Hola, Ben!")
    let again = try folder.start()
    try again.waitFor("¿Olvidaste tu contraseña?")
    #expect(try folder.account(ana).rememberedSignIns == [])
  }

  @Test("it is good for thirty days", arguments: [(0, true), (29, true), (31, false), (-3, false)])
  func age(daysAgo: Int, isGood: Bool) throws {
    let id = try folder.register(TestDeck.payloads(1))
    try folder.remember(id, daysAgo: daysAgo)
    let program = try folder.start()
    try program.waitFor(isGood ? "¡Hola, Ana!" : "¿Olvidaste tu contraseña?")
    #expect(program.transcript.containsText("¿Olvidaste tu contraseña?") != isGood)
    #expect(try folder.has("local/session.json") == isGood)
  }

  /// What is done to the folder between two starts.
  enum Change: String, CaseIterable {
    /// The file was written on another machine, as in a copied folder.
    case copied = #"s/"machine": *"[^"]*"/"machine":"0123456789abcdef"/"#
    /// Another token.
    case otherToken = #"s/"token": *"./"token":"@/"#
    /// Half of the file.
    case torn = #"s/"machine.*//"#
  }

  @Test("a copied, changed or torn file lets nobody in", arguments: Change.allCases)
  func changed(change: Change) throws {
    let id = try folder.register(TestDeck.payloads(1))
    try folder.remember(id)
    let before = try folder.contents()["local/session.json"]
    let token = try #require(try folder.store.signInTokens.read()).token
    let script = change.rawValue.replacing("@", with: token.hasPrefix("0") ? "1" : "0")
    try #require(
      try folder.shell(
        """
        file="$1/local/session.json"; new=$(sed '\(script)' "$file") && echo "$new" >"$file"
        """))
    #expect(try folder.contents()["local/session.json"] != before)
    let program = try folder.start()
    try program.waitFor("¿Olvidaste tu contraseña?")
    #expect(!program.transcript.containsText("¡Hola, Ana!"))
    // The copy of another machine is left to it.
    #expect(try folder.has("local/session.json") == (change == .copied))
  }
}
