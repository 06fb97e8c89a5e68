import DailyMathCore
import Testing

extension ProgramUnderTest {
  /// Sends a filled-in registration whose password is weak, of which the program asks once more.
  func insistOnPassword(_ language: Language = .spanish) throws {
    try press(.enter)
    try waitFor(language == .spanish ? "Usar esta de todos modos" : "Use this one anyway")
    try press(.enter)
  }

  /// Goes on from the recovery codes as who has kept them.
  func leaveCodes(_ language: Language = .spanish) throws {
    let isSpanish = language == .spanish
    try waitFor(isSpanish ? "Tus códigos de recuperación" : "Your recovery codes")
    try press(.escape)
    try waitFor(isSpanish ? "¿Ya guardaste los códigos?" : "Did you save the codes?")
    try press(.tab, .enter)
  }
}
