import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("A forgotten password and a code by mail, at the prompt")
struct ForgottenPasswordTests {
  let folder: StudyFolder

  init() throws { folder = try StudyFolder() }

  /// Asks for a code for an address that is typed.
  private func recover(_ email: String, with mail: StudyFolder.MailProgram) throws -> PlainDialogue
  {
    let program = try folder.converse(
      arguments: ["recover"], environment: ["TERM": "xterm", "DAILYMATH_SENDMAIL": mail.path])
    try program.answer("Correo: ", email)
    return program
  }

  /// The code in the last message.
  private func code(in mail: StudyFolder.MailProgram) throws -> String {
    let words = try #require(mail.text).split(whereSeparator: \.isWhitespace).map(String.init)
    return try #require(words.first { OneTimeCode(.mailed, typed: $0) != nil })
  }

  @Test("the code goes to the stored address, and leads to a new password, once")
  func wholePath() throws {
    let mail = try folder.makeMailProgram()
    try folder.registerAtPrompt()
    let program = try recover("ANA@Uniquindio.edu.co", with: mail)
    try program.waitFor("Si ANA@Uniquindio.edu.co tiene cuenta aquí")
    try program.waitFor("Código: ")
    let code = try code(in: mail)
    let arguments = String(
      decoding: try FileSystem.read(mail.arguments, limit: 4_096), as: UTF8.self)
    #expect(arguments.hasSuffix(" \(StudyFolder.email)\n"))
    try program.terminal.write(code.lowercased() + "\r")
    try program.answer("Contraseña nueva (mínimo 6): ", "una-frase-bien-larga")
    try program.answer("Repite la contraseña: ", "una-frase-bien-larga")
    try program.waitFor("Te quedan 8 códigos de recuperación.")
    try program.answer("(s/N): ", "")
    #expect(try program.waitForExit() == .exited(0))
    let login = try folder.prompt(
      "login", "--email", StudyFolder.email, "--password-fd", "3",
      passwords: ["una-frase-bien-larga"])
    #expect(login.status == .exited(0))

    let again = try recover(StudyFolder.email, with: mail)
    try again.answer("Código: ", code)
    try again.waitFor("El código no es correcto o ya no sirve.")
    try again.waitFor("Código: ")
    for (path, bytes) in try folder.contents() {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(
        !text.contains(code) && !text.contains(code.replacing("-", with: "").lowercased()),
        "\(path)")
    }
  }

  @Test("a script waits for the mail and hands the code over through the descriptor")
  func script() throws {
    let mail = try folder.makeMailProgram()
    try folder.registerAtPrompt()
    let script = #"""
      mkfifo "$HOME/fd"
      "$0" recover --email "$1" --password-fd 3 3<"$HOME/fd" </dev/null &
      exec 4>"$HOME/fd"
      until code=$(grep -E -o '([0-9A-Z]{4}-){4}[0-9A-Z]{4}' "$HOME/mail" 2>/dev/null); do
        sleep 0.02
      done
      printf '%s\n%s\n' "$code" una-frase-bien-larga >&4
      wait $!
      """#
    let outcome = try ChildProcess.run(
      executable: "/bin/sh",
      arguments: ["-c", script, BuiltProgram.path(), StudyFolder.email],
      environment: folder.environment.merging(["DAILYMATH_SENDMAIL": mail.path]) { $1 },
      timeoutMilliseconds: 30_000)
    #expect(outcome.status == .exited(0), "\(outcome.errorText)")
  }

  @Test("an address that nobody has gets the same words, and no mail")
  func unknown() throws {
    let mail = try folder.makeMailProgram()
    try folder.registerAtPrompt()
    let program = try recover("eva@uniquindio.edu.co", with: mail)
    try program.waitFor("Si eva@uniquindio.edu.co tiene cuenta aquí")
    try program.waitFor("Código: ")
    #expect(mail.text == nil)
  }

  @Test(
    "an address that only looks like one gets no mail and no code",
    arguments: ["k\u{131}ko@example.org", "\u{212A}iko@example.org", "kiko@example.org\u{200B}"])
  func lookAlike(email: String) throws {
    let mail = try folder.makeMailProgram()
    try folder.registerAtPrompt(name: "Kiko", email: "kiko@example.org")
    let program = try recover(email, with: mail)
    try program.waitFor("Escribe un correo como")
    try program.waitFor("Correo: ")
    let given = try folder.prompt(
      "recover", "--email", email, "--password-fd", "3",
      environment: ["DAILYMATH_SENDMAIL": mail.path])
    #expect(given.status == .exited(64))
    #expect(mail.text == nil)
    #expect(try FileSystem.status(of: mail.arguments) == nil)
  }
}
