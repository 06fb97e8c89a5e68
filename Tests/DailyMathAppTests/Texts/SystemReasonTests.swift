import Testing

@testable import DailyMathApp

@Suite("The reasons of the operating system")
struct SystemReasonTests {
  @Test(
    "are said in Spanish",
    arguments: [
      ("No space left on device", "el disco está lleno"),
      ("Disk quota exceeded", "no te queda espacio en el disco"),
      ("Read-only file system", "el disco es de solo lectura"),
    ])
  func spanish(reason: String, expected: String) {
    #expect(SystemReason.spanish(reason) == expected)
  }

  @Test("that are not known stay as they are")
  func unknown() {
    #expect(SystemReason.spanish("Level 2 halted") == "Level 2 halted")
  }
}
