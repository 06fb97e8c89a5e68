import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("Starting the program")
struct InvocationTests {
  let folder: StudyFolder

  init() throws { folder = try StudyFolder() }

  private func run(_ arguments: String...) throws -> ChildProcess.Outcome {
    try BuiltProgram.run(arguments, environment: folder.environment)
  }

  /// Whether the text is one line and no more.
  private func isOneLine(_ text: String) -> Bool {
    text.hasSuffix("\n") && text.count { $0 == "\n" } == 1 && text.count > 10
  }

  @Test("--help and --version answer on the standard output, and touch nothing")
  func answers() throws {
    let help = try run("--help")
    #expect(help.status == .exited(0) && help.error.isEmpty)
    for option in ["--data-dir", "--lang", "--plain", "--version", "--help"] {
      #expect(help.outputText.contains(option))
    }
    let version = try run("--version")
    #expect(version.status == .exited(0) && version.error.isEmpty)
    #expect(isOneLine(version.outputText) && version.outputText.hasPrefix("dailymath "))
    #expect(try FileSystem.status(of: folder.data) == nil)
  }

  @Test(
    "a wrong option is one line that names it, and code 64",
    arguments: [
      (["--lang", "xx"], "xx"), (["--lang"], "--lang"), (["--frobnicate"], "--frobnicate"),
      (["-x"], "-x"), (["palabra"], "palabra"), (["--data-dir"], "--data-dir"),
      (["--help=si"], "--help=si"), (["--mal\u{1B}[31m\nfin"], "--mal"),
    ])
  func refuses(arguments: [String], named: String) throws {
    let outcome = try BuiltProgram.run(arguments, environment: folder.environment)
    #expect(outcome.status == .exited(64))
    #expect(outcome.output.isEmpty)
    #expect(isOneLine(outcome.errorText) && outcome.errorText.contains(named))
    #expect(!outcome.error.contains(0x1B))
  }

  @Test("without a terminal it is one line, and code 2")
  func noTerminal() throws {
    let outcome = try run()
    #expect(outcome.status == .exited(2))
    #expect(outcome.output.isEmpty)
    #expect(isOneLine(outcome.errorText) && outcome.errorText.contains("terminal"))
    #expect(outcome.errorText.contains("--plain"))
  }

  @Test("--data-dir is preferred to the environment, and --lang to the locale")
  func chosen() throws {
    let other = folder.home + "/otra carpeta"
    let program = try folder.start(arguments: ["--lang=en", "--data-dir", other])
    try program.waitFor("Forgot your password?")
    try program.press(.control("c"))
    #expect(try program.waitForExit() == .exited(0))
    #expect(try FileSystem.status(of: other + "/format.json")?.permissions == 0o600)
    #expect(try FileSystem.status(of: other)?.permissions == 0o700)
    #expect(try FileSystem.status(of: folder.data) == nil)
  }

  @Test(
    "an English locale gets English, any other Spanish",
    arguments: [
      ("en_GB.UTF-8", "Sign in"), ("fr_FR.UTF-8", "Iniciar sesión"),
    ])
  func locale(name: String, shown: String) throws {
    let program = try folder.start(environment: ["LANG": name])
    try program.waitFor(shown)
  }
}
