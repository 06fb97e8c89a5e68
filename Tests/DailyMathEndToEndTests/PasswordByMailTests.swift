import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("A forgotten password and a code by mail, on the screen")
struct PasswordByMailTests {
  let folder: StudyFolder
  let mail: StudyFolder.MailProgram
  let account: AccountID

  init() throws {
    folder = try StudyFolder()
    mail = try folder.makeMailProgram()
    account = try folder.register(TestDeck.payloads(1), codes: StudyFolder.recoveryCodes())
  }

  /// Starts the program, which hands its mail to the program of the test.
  private func start() throws -> ProgramUnderTest {
    try folder.start(environment: ["DAILYMATH_SENDMAIL": mail.path], columns: 100, rows: 30)
  }

  /// Asks for a code, and waits until the mail is said to be sent.
  private func ask(_ program: ProgramUnderTest, for email: String = StudyFolder.email) throws {
    try program.forget(email)
    try program.press(.enter)
    try program.waitFor("¡Correo enviado!")
  }

  @Test("the code leads to a new password, and ends the old one, itself and what was remembered")
  func wholePath() throws {
    let program = try start()
    try program.waitFor("¿Olvidaste tu contraseña?")
    try folder.remember(account)
    let remembered = try start()
    try remembered.waitFor("¡Hola, Ana!")
    try remembered.leave()

    try ask(program)
    #expect(program.screen.shows("Revisa tu bandeja de entrada en \(StudyFolder.email)."))
    let code = try mail.received().code()
    try program.sendWrong(code: OneTimeCode(.mailed).grouped)
    try program.send(code: code.lowercased().replacing("-", with: " "))
    try program.choose(newPassword: "una-frase-bien-larga")
    #expect(program.screen.shows("Ya nadie entra sin la contraseña"))

    try start().waitFor("¿Olvidaste tu contraseña?")
    try program.press(.enter)
    try program.waitFor("Recordarme")
    #expect(program.screen.shows(StudyFolder.email))
    try program.type(StudyFolder.password)
    try program.press(.enter)
    try program.waitFor("no son correctos")
    try program.press(.f4)
    try program.waitFor("Enviar enlace")
    try program.press(.f3)
    try program.waitFor("Usa un código de recuperación")
    try program.sendWrong(code: code)
    try program.press(.escape)
    try program.waitFor("Enviar enlace")
    try program.press(.escape)
    try program.waitFor("Recordarme")
    try program.type("una-frase-bien-larga")
    try program.press(.enter)
    try program.waitFor("¡Hola, Ana!")
    #expect(program.screen.unknownTexts == [])
  }

  @Test("the message goes to the stored address, and says what it must")
  func message() throws {
    let program = try start()
    try ask(program, for: "ANA@Uniquindio.edu.CO")
    let message = try mail.received()
    #expect(try mail.recipients() == [StudyFolder.email])
    #expect(message.headers["To"] == StudyFolder.email)
    #expect(message.headers["From"]?.hasPrefix("DailyMath <dailymath@") == true)
    #expect(message.headers["Content-Type"] == "text/plain; charset=utf-8")
    #expect(message.headers["Auto-Submitted"] == "auto-generated")
    #expect(message.subject == "DailyMath: tu código para una contraseña nueva")
    for name in ["Date", "Message-ID", "MIME-Version"] { #expect(message.headers[name] != nil) }
    #expect(message.headers["Bcc"] == nil && message.headers["Cc"] == nil)
    #expect(message.body.contains("durante 15 minutos y para 5 intentos"))
    #expect(try #require(mail.text).utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
    let code = try message.code()
    #expect(!program.screen.shows(code))
    for (path, bytes) in try folder.contents() {
      let text = String(decoding: bytes, as: UTF8.self).uppercased()
      #expect(!text.contains(code) && !text.contains(code.replacing("-", with: "")), "\(path)")
    }
  }

  @Test("after the program was closed there is a way to the code that came before")
  func anotherDay() throws {
    let first = try start()
    try ask(first)
    try first.press(.escape, .escape)
    try first.waitFor("Recordarme")
    try first.press(.control("c"))
    let program = try start()
    try program.forget()
    try program.press(.f4)
    try program.waitFor("Escribe tu código")
    try program.send(code: mail.received().code())
    try program.waitFor("Crea una contraseña nueva")
    #expect(try mail.recipients() == [StudyFolder.email])
  }

  @Test("who asks too often has to wait, with an account and without one, and nothing is sent")
  func tooManyRequests() throws {
    for text in [StudyFolder.email, "eva@uniquindio.edu.co"] {
      let email = try #require(EmailAddress(text))
      // Ten requests, each after the longest wait, the last one just now: the next has to wait for a minute.
      for step in (0..<10).reversed() {
        let time = Noon.now().instant.milliseconds - Int64(step) * 300_000
        #expect(
          try folder.store.attempts.begin(.request(email), Instant(milliseconds: time)) == .allowed)
      }
      let program = try start()
      try program.forget(text)
      try program.press(.enter)
      try program.waitFor("Ya pediste un código. Puedes pedir otro en")
      #expect(!program.screen.shows("enviado"))
      try program.press(.control("c"))
    }
    #expect(mail.text == nil)
  }

  @Test("five wrong codes are the end of the right one")
  func tries() throws {
    let program = try start()
    try ask(program)
    let code = try mail.received().code()
    for _ in 0..<MailedCode.tries { try program.sendWrong(code: OneTimeCode(.mailed).grouped) }
    try program.sendWrong(code: code)
    try program.press(.f4)
    try program.waitFor("Enviamos otro código.")
    try program.send(code: mail.received().code())
    try program.waitFor("Crea una contraseña nueva")
  }

  @Test("a new code is the end of the one before")
  func newCode() throws {
    let program = try start()
    try ask(program)
    let first = try mail.received().code()
    try program.press(.f4)
    try program.waitFor("Enviamos otro código.")
    let second = try mail.received().code()
    #expect(first != second)
    try program.sendWrong(code: first)
    try program.send(code: second)
    try program.waitFor("Crea una contraseña nueva")
    #expect(try mail.recipients() == [StudyFolder.email, StudyFolder.email])
  }

  @Test("a code is good for fifteen minutes", arguments: [(14, true), (16, false)])
  func age(minutesAgo: Int, isGood: Bool) throws {
    let code = OneTimeCode(.mailed)
    let created = Noon.now().instant.milliseconds - Int64(minutesAgo) * 60_000
    try folder.store.mailedCodes.put(
      account,
      MailedCode(
        hash: CodeHasher.hash(code.digits), created: Instant(milliseconds: created),
        expires: Instant(milliseconds: created + MailedCode.lifetime)))
    let program = try start()
    try program.forget()
    // Either kind of code may be typed where one is asked for.
    try program.press(.f3)
    try program.waitFor("Escribe uno de los ocho códigos")
    try program.send(code: code.grouped)
    try program.waitFor(isGood ? "Crea una contraseña nueva" : "Ese código no es correcto")
  }

  @Test("an address that nobody has gets the same words, no mail, and no code does anything")
  func unknown() throws {
    let program = try start()
    try ask(program, for: "eva@uniquindio.edu.co")
    #expect(program.screen.shows("Revisa tu bandeja de entrada en eva@uniquindio.edu.co."))
    #expect(mail.text == nil)
    #expect(try !folder.has("local/codes.json"))
    try program.sendWrong(code: OneTimeCode(.mailed).grouped)
  }

  @Test(
    "an address that only looks like one gets no mail, and no code is made for it",
    arguments: ["k\u{131}ko@example.org", "\u{212A}iko@example.org"])
  func lookAlike(email: String) throws {
    try folder.register([], name: "Kiko", email: "kiko@example.org")
    let program = try start()
    try program.forget(email)
    try program.press(.enter)
    try program.waitFor("Escribe un correo como")
    #expect(mail.text == nil)
    #expect(try mail.recipients() == [])
    #expect(try !folder.has("local/codes.json"))
  }

  @Test("a mail program that fails is said, and a code that was kept is the other way")
  func failingMail() throws {
    let failing = try folder.makeMailProgram(status: 1)
    let codes = StudyFolder.recoveryCodes()
    try folder.register([], name: "Eva", email: "eva@example.org", codes: codes)
    let program = try folder.start(
      environment: ["DAILYMATH_SENDMAIL": failing.path], columns: 100, rows: 30)
    try program.forget("eva@example.org")
    try program.press(.enter)
    try program.waitFor("No se pudo enviar el correo.")
    try program.press(.f3)
    try program.waitFor("Escribe uno de los ocho códigos")
    try program.send(code: codes[0].grouped)
    try program.choose(newPassword: "una-frase-bien-larga")
    #expect(program.screen.shows("Te quedan 7 códigos de recuperación."))
  }
}
