import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("A terminal without UTF-8")
struct ASCIITests {
  @Test("gets nothing but ASCII, from the first screen to the last", arguments: ["C", "POSIX"])
  func screens(locale: String) throws {
    let folder = try StudyFolder()
    try folder.register(TestDeck.payloads(3))
    let program = try folder.start(arguments: ["--lang", "es"], environment: ["LANG": locale])
    func check(_ wanted: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
      try program.waitFor(wanted, sourceLocation: sourceLocation)
      let strange = program.screen.text().filter { !$0.isASCII }
      #expect(strange == "", sourceLocation: sourceLocation)
    }
    try check("Olvidaste tu contrasena")
    try program.type(StudyFolder.email)
    try program.press(.tab)
    try program.type(StudyFolder.password)
    try program.press(.enter)
    try check("Hola, Ana!")
    try program.press(.character("?"))
    try check("apariencia; salir")
    try program.press(.character("q"), .character("a"))
    try check("Automaticos")
    try program.press(.character("q"), .enter)
    try check("Probabilidad")
    try program.press(.control("c"))
    #expect(try program.waitForExit() == .exited(0))
  }

  @Test("is told the options in ASCII")
  func usage() throws {
    let folder = try StudyFolder()
    let program = try folder.start(
      arguments: ["--lang", "es", "--help"], environment: ["LANG": "C"], rows: 90)
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.screen.text().contains("estudia matematicas cada dia"))
    #expect(program.screen.text().filter { !$0.isASCII } == "")
  }
}
