import DailyMathSystem
import DailyMathTestSupport
import Testing

/// What a learner does with an account, in terms of the screens.
extension ProgramUnderTest {
  /// The text takes the place of what stands in the field with the focus.
  func retype(_ text: String) throws {
    try press(.control("u"))
    try type(text)
  }

  /// Sends the form with the email and the password, and waits for nothing.
  func trySigningIn(
    email: String = StudyFolder.email, password: String = StudyFolder.password
  ) throws {
    try waitFor("¿Olvidaste tu contraseña?")
    try type(email)
    try press(.tab)
    try type(password)
    try press(.enter)
  }

  /// Goes from signing in to the address of a forgotten password, with the one that is typed.
  func forget(_ email: String = StudyFolder.email) throws {
    try waitFor("¿Olvidaste tu contraseña?")
    try type(email)
    try press(.f4)
    try waitFor("Volver al login")
  }

  /// Types a code and has it checked.
  func send(code: String) throws {
    try retype(code)
    try waitForAbsence(of: "no es correcto")
    try press(.enter)
  }

  /// Types a code that is refused.
  func sendWrong(code: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try send(code: code)
    try waitFor("Ese código no es correcto", sourceLocation: sourceLocation)
  }

  /// Chooses the new password behind a right code.
  func choose(
    newPassword: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try waitFor("Crea una contraseña nueva", sourceLocation: sourceLocation)
    try type(newPassword)
    try press(.tab)
    try type(newPassword)
    try press(.enter)
    try waitFor("Tu contraseña cambió.", sourceLocation: sourceLocation)
  }

  /// The recovery codes on the screen, once they are there.
  func recoveryCodes() throws -> [String] {
    try waitFor("Tus códigos de recuperación")
    let isCode = { (text: Substring) in text.count == 19 && text.count { $0 == "-" } == 3 }
    let codes = screen.rows.flatMap { $0.split { " │".contains($0) }.filter(isCode) }
    try #require(codes.count == 8 && Set(codes).count == 8, "\(screen.text())")
    return codes.map(String.init)
  }

  /// Leaves the program from where it takes Ctrl-C at once.
  func leave(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try press(.control("c"))
    #expect(
      try waitForExit(sourceLocation: sourceLocation) == .exited(0),
      sourceLocation: sourceLocation)
  }
}
