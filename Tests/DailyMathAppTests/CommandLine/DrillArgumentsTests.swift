import DailyMathCore
import Testing

@testable import DailyMathApp

@Suite("Asking for a drill at the prompt")
struct DrillArgumentsTests {
  private func drill(_ arguments: String...) throws -> DrillRequest? {
    try CommandLineOptions(arguments: arguments).drill
  }

  @Test("without options it is the drill chosen last")
  func chosenLast() throws {
    var preferences = AgilityPreferences()
    preferences.mode = .practice
    preferences.length = .seconds(300)
    let request = try #require(try drill("agility"))
    #expect(request == DrillRequest())
    #expect(
      request.settings(preferences) == DrillSettings(mode: .practice, length: .seconds(300)))
    #expect(try drill() == nil)
  }

  @Test("options say what it is like, before the word and behind it")
  func options() throws {
    let request = try #require(
      try drill("--seed", "7", "agility", "--mode=classic", "--time", "60", "--enter"))
    #expect(request.seed == 7)
    #expect(
      request.settings(AgilityPreferences())
        == DrillSettings(mode: .classic, length: .seconds(60), acceptance: .enter))
    let level = try #require(try drill("agility", "--mode", "levels", "--level", "3"))
    #expect(level.settings(AgilityPreferences()) == DrillSettings(mode: .levels, level: 3))
    let endless = try #require(try drill("agility", "--endless"))
    #expect(endless.settings(AgilityPreferences()).length == .endless)
    let counted = try #require(try drill("agility", "--count", "25"))
    #expect(counted.settings(AgilityPreferences()).length == .problems(25))
  }

  @Test("a kind that is named comes in its usual length")
  func usualLength() throws {
    var preferences = AgilityPreferences()
    preferences.length = .endless
    let request = try #require(try drill("agility", "--mode", "classic"))
    #expect(request.settings(preferences) == DrillSettings(mode: .classic))
  }

  @Test(
    "a value that an option does not take is refused, with those it takes",
    arguments: [
      ("--mode", "zen", "classic, levels, custom, practice"),
      ("--time", "90", "30, 60, 120, 300, 600"), ("--time", "-30", "30, 60, 120, 300, 600"),
      ("--count", "0", "1–1000"), ("--count", "ten", "1–1000"), ("--level", "0", "1–20"),
      ("--seed", "-1", "0–18446744073709551615"),
    ])
  func refused(option: String, value: String, allowed: String) {
    #expect(
      throws: CommandLineError(
        cause: .wrongValue(value, option: option, allowed: allowed), language: nil)
    ) { try CommandLineOptions(arguments: ["agility", option, value]) }
  }

  @Test("a level alone is a level, and a length alone no level")
  func implied() throws {
    var preferences = AgilityPreferences()
    let level = try #require(try drill("agility", "--level", "3"))
    #expect(level.settings(preferences) == DrillSettings(mode: .levels, level: 3))
    preferences.mode = .levels
    preferences.acceptance = .enter
    let counted = try #require(try drill("agility", "--count", "7", "--match"))
    #expect(
      counted.settings(preferences) == DrillSettings(mode: .classic, length: .problems(7)))
  }

  @Test(
    "options that contradict each other are refused",
    arguments: [
      (["--time", "30", "--count", "7"], "--count", "--time"),
      (["--endless", "--time", "30"], "--time", "--endless"),
      (["--enter", "--match"], "--match", "--enter"),
      (["--mode", "classic", "--level", "2"], "--level", "--mode classic"),
      (["--mode", "levels", "--time", "30"], "--time", "--mode levels"),
      (["--level", "2", "--count", "3"], "--count", "--level"),
    ] as [([String], String, String)])
  func contradictions(arguments: [String], option: String, other: String) {
    #expect(
      throws: CommandLineError(
        cause: .misplacedOption(option, command: other), language: nil)
    ) { try CommandLineOptions(arguments: ["agility"] + arguments) }
  }

  @Test("its options belong to it, and nothing else follows it")
  func misplaced() {
    #expect(
      throws: CommandLineError(
        cause: .misplacedOption("--seed", command: nil), language: nil)
    ) { try CommandLineOptions(arguments: ["--seed", "1"]) }
    #expect(
      throws: CommandLineError(cause: .unexpectedArgument("login"), language: nil)
    ) { try CommandLineOptions(arguments: ["agility", "login"]) }
    #expect(
      throws: CommandLineError(cause: .unexpectedArgument("agility"), language: nil)
    ) { try CommandLineOptions(arguments: ["login", "agility"]) }
    #expect(
      throws: CommandLineError(cause: .misplacedOption("--mode", command: nil), language: nil)
    ) { try CommandLineOptions(arguments: ["login", "--mode", "classic"]) }
  }
}
