import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("The calculator without an account")
struct CalculatorTests {
  let folder: StudyFolder

  init() throws { folder = try StudyFolder() }

  @Test("calc opens it at once, calculates, and Escape ends the program; no data are written")
  func screen() throws {
    let program = try folder.start(arguments: ["calc"])
    try program.waitFor("Calculadora")
    try program.type("12*3,5=")
    try program.waitFor("= 42")
    try program.press(.escape)
    #expect(try program.waitForExit() == .exited(0))
    #expect(try FileSystem.status(of: folder.data) == nil)
  }

  @Test("a click on a key presses it")
  func mouse() throws {
    let program = try folder.start(arguments: ["calc", "--lang", "en"])
    try program.waitFor("Calculator")
    // Blanks beside them tell the keys from what the tape says.
    for key in ["7", "×", "6"] { try program.click("  \(key) ") }
    try program.press(.enter)
    try program.waitFor("= 42")
    try program.press(.control("c"))
    #expect(try program.waitForExit() == .exited(0))
  }

  @Test("calc with a calculation prints the result in the language's decimal mark")
  func result() throws {
    let spanish = try BuiltProgram.run(["calc", "12 × 3,55"], environment: folder.environment)
    #expect(spanish.status == .exited(0) && spanish.error.isEmpty)
    #expect(spanish.outputText == "42,6\n")
    let english = try BuiltProgram.run(
      ["calc", "--lang", "en", "12 × 3,55"], environment: folder.environment)
    #expect(english.outputText == "42.6\n")
    #expect(try FileSystem.status(of: folder.data) == nil)
  }

  @Test("calc with a calculation needs no home")
  func homeless() throws {
    let outcome = try BuiltProgram.run(["calc", "2+3"], environment: ["LANG": "es_CO.UTF-8"])
    #expect(outcome.status == .exited(0) && outcome.outputText == "5\n")
  }

  @Test("a fault is pointed at on the standard error, with code 64")
  func fault() throws {
    let outcome = try BuiltProgram.run(["calc", "2 + + a"], environment: folder.environment)
    #expect(outcome.status == .exited(64))
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errorText == "dailymath: No se esperaba «a» en el lugar 7.\n  2 + + a\n        ^\n")
  }

  @Test("calc --plain is a conversation")
  func plain() throws {
    let program = try folder.converse(arguments: ["calc"])
    try program.answer("Cuenta: ", "12 × 3,5")
    try program.waitFor("= 42")
    try program.answer("Cuenta: ", "")
    #expect(try program.waitForExit() == .exited(0))
  }
}
