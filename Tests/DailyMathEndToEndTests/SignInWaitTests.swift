import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("Wrong passwords, and waiting for the next attempt")
struct SignInWaitTests {
  let folder: StudyFolder
  let account: AccountID

  init() throws {
    folder = try StudyFolder()
    account = try folder.register(TestDeck.payloads(1))
  }

  @Test("three are free, then the wait doubles, counts down, and a right password ends it")
  func fiveWrong() throws {
    let program = try folder.start(columns: 100, rows: 30)
    try program.trySigningIn(password: "equivocada-1")
    try program.waitFor("no son correctos")
    for number in 2...4 {
      #expect(!program.screen.shows("Espera"))
      try program.retype("equivocada-\(number)")
      try program.waitForAbsence(of: "no son correctos")
      try program.press(.enter)
      try program.waitFor("no son correctos")
    }
    try program.waitFor("Espera 1 s para volver a intentar.")
    // What is sent too early is no attempt, and stays in the field.
    try program.press(.enter)
    try program.waitForAbsence(of: "Espera")
    try program.press(.enter)
    try program.waitFor("Espera 2 s para volver a intentar.")
    try program.waitFor("Espera 1 s para volver a intentar.")
    try program.retype(StudyFolder.password)
    try program.waitForAbsence(of: "Espera")
    try program.press(.enter)
    try program.waitFor("¡Hola, Ana!")
    let attempts = try #require(try folder.contents()["local/attempts.json"])
    #expect(!attempts.containsText(account.text))
  }

  @Test("killing the program while a password is checked gives no attempt back")
  func killed() throws {
    // Where two have accounts nobody is remembered.
    try folder.register([], name: "Ben", email: "ben@example.org")
    var isKilledInTime = false
    for _ in 0..<10 where !isKilledInTime {
      try folder.fail(account, times: 7)
      let program = try folder.start(columns: 100, rows: 30)
      // The password is right, so that the attempt would be forgiven in the end.
      try program.trySigningIn()
      try #require(try isCountedBeforehand())
      program.child.send(.kill)
      #expect(try program.waitForExit() == .signalled(.kill))
      // On a busy machine the check may have ended before the signal came.
      isKilledInTime = try folder.wait(account) > 0
    }
    try #require(isKilledInTime)
    let wait = try folder.wait(account)
    // The eighth failure: 1, 2, 4, 8, 16 seconds from the fourth on.
    #expect((10_000...16_000).contains(wait))

    let again = try folder.start(columns: 100, rows: 30)
    try again.trySigningIn()
    try again.waitFor("Espera 1")
    #expect(!again.screen.shows("¡Hola, Ana!"))
    // Being refused made it no longer.
    #expect(try folder.wait(account) < wait)
  }

  /// Waits until the attempt is on the disk, which it is while the password is still checked.
  private func isCountedBeforehand() throws -> Bool {
    for _ in 0..<10_000 {
      if try folder.wait(account) > 0 { return true }
      SystemClock.sleep(milliseconds: 1)
    }
    return false
  }

  @Test("another learner of the same folder does not wait")
  func others() throws {
    try folder.register([], name: "Ben", email: "ben@example.org")
    try folder.fail(account, times: 8)
    let program = try folder.start(columns: 100, rows: 30)
    try program.trySigningIn(password: "equivocada")
    try program.waitFor("Espera 3")
    // The address decides whether the form waits.
    try program.press(.backTab)
    try program.retype("ben@example.org")
    try program.waitForAbsence(of: "Espera")
    try program.press(.tab)
    try program.retype(StudyFolder.password)
    try program.press(.enter)
    try program.waitFor("¡Hola, Ben!")
    #expect(try folder.wait(account) > 0)
  }

  @Test("an address that nobody has waits as one that somebody has")
  func unknown() throws {
    let email = "eva@example.org"
    try folder.fail(.address(#require(EmailAddress(email))), times: 7)
    try folder.fail(account, times: 7)
    for address in [email, StudyFolder.email] {
      let program = try folder.start(columns: 100, rows: 30)
      try program.trySigningIn(email: address, password: "equivocada")
      try program.waitFor("El correo o la contraseña no son correctos.")
      try program.waitFor("Espera 1")
    }
  }

  @Test("codes, the profile and signing in share one count")
  func sharedCount() throws {
    try folder.fail(account, times: 7)
    let program = try folder.signIn(columns: 100, rows: 30)
    // The right password ended the count.
    try folder.fail(account, times: 7)
    try program.press(.character("6"))
    try program.waitFor("Ajustes y cuenta")
    try program.press(.character("o"))
    try program.waitFor("Nuevas por día")
    try program.press(.character("c"))
    try program.waitFor("Los códigos que tienes dejarán de servir.")
    try program.type("equivocada")
    try program.press(.enter)
    try program.waitFor("La contraseña no es correcta. Espera 1")
    try program.press(.escape)
    try program.waitForAbsence(of: "La contraseña no es correcta.")
    let other = try folder.start(columns: 100, rows: 30)
    try other.forget()
    try other.press(.f3)
    try other.waitFor("Escribe uno de los ocho códigos")
    try other.type(OneTimeCode(.recovery).grouped)
    try other.press(.enter)
    try other.waitFor("Espera 1")
    #expect(!other.screen.shows("no es correcto"))
  }
}
