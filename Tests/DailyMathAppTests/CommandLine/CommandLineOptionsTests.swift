import DailyMathApp
import DailyMathCore
import Testing

@Suite("Arguments")
struct CommandLineOptionsTests {
  @Test("without arguments the program opens")
  func none() throws {
    let options = try CommandLineOptions(arguments: [])
    #expect(options.request == .study)
    #expect(options.dataDirectory == nil)
    #expect(options.language == nil)
    #expect(!options.isPlain)
  }

  @Test("lines in the place of a screen are asked for by an option without a value")
  func plain() throws {
    let options = try CommandLineOptions(arguments: ["--plain", "--lang", "en", "--plain"])
    #expect(options.isPlain && options.request == .study && options.language == .english)
  }

  @Test(
    "help and version are asked for by their options",
    arguments: [
      (["--help"], .help), (["-h"], .help), (["--version"], .version),
      (["--lang", "en", "--help"], .help), (["--version", "--help"], .help),
    ] as [([String], CommandLineOptions.Request)])
  func requests(arguments: [String], request: CommandLineOptions.Request) throws {
    #expect(try CommandLineOptions(arguments: arguments).request == request)
  }

  @Test("a value follows its option, or an equals sign; the last one counts")
  func values() throws {
    for arguments in [
      ["--data-dir", "/d", "--lang", "en"], ["--data-dir=/d", "--lang=en"],
      ["--lang", "es", "--lang=en", "--data-dir", "x", "--data-dir", "/d"],
    ] {
      let options = try CommandLineOptions(arguments: arguments)
      #expect(options.request == .study)
      #expect(options.dataDirectory == "/d")
      #expect(options.language == .english)
    }
    #expect(try CommandLineOptions(arguments: ["--lang", "es"]).language == .spanish)
    #expect(try CommandLineOptions(arguments: ["--data-dir=a=b"]).dataDirectory == "a=b")
    // A folder may be called anything, an option's name included.
    #expect(try CommandLineOptions(arguments: ["--data-dir", "--lang"]).dataDirectory == "--lang")
  }

  @Test(
    "how the program looks can be said, and what is not said is left to the account",
    arguments: [
      ([], SettingsChange()), (["--theme", "dark"], SettingsChange(theme: .dark)),
      (["--theme=light"], SettingsChange(theme: .light)),
      (["--theme", "contrast"], SettingsChange(theme: .highContrast)),
      (["--theme", "dark", "--theme=automatic"], SettingsChange(theme: .automatic)),
      (["--reduced-motion"], SettingsChange(motion: .reduced)),
      (
        ["--ascii", "--reduced-motion"],
        SettingsChange(motion: .reduced, characters: .ascii)
      ),
    ] as [([String], SettingsChange)])
  func appearance(arguments: [String], change: SettingsChange) throws {
    #expect(try CommandLineOptions(arguments: arguments).appearance == change)
  }

  @Test(
    "wrong arguments say what is wrong, in the language asked for before them",
    arguments: [
      (["--frob"], .unknownOption("--frob"), nil), (["-x"], .unknownOption("-x"), nil),
      (["-"], .unknownOption("-"), nil), (["file"], .unexpectedArgument("file"), nil),
      ([""], .unexpectedArgument(""), nil),
      (["--data-dir"], .missingValue(option: "--data-dir"), nil),
      (["--data-dir="], .missingValue(option: "--data-dir"), nil),
      (["--lang"], .missingValue(option: "--lang"), nil),
      (["--lang", ""], .missingValue(option: "--lang"), nil),
      (["--lang", "fr"], .unknownLanguage("fr"), nil),
      (["--lang", "EN"], .unknownLanguage("EN"), nil),
      (["--lang", "en", "--frob=3"], .unknownOption("--frob"), .english),
      (["--frob", "--lang", "en"], .unknownOption("--frob"), nil),
      (["--theme"], .missingValue(option: "--theme"), nil),
      (["--theme", "Dark"], .unknownTheme("Dark"), nil),
      (["--theme", "highContrast"], .unknownTheme("highContrast"), nil),
      (["--ascii=1"], .unexpectedArgument("--ascii=1"), nil),
      (["--reduced-motion=yes"], .unexpectedArgument("--reduced-motion=yes"), nil),
      (["--help=x"], .unexpectedArgument("--help=x"), nil),
      (["--plain=no"], .unexpectedArgument("--plain=no"), nil),
    ] as [([String], CommandLineError.Cause, Language?)])
  func wrong(arguments: [String], cause: CommandLineError.Cause, language: Language?) {
    do {
      _ = try CommandLineOptions(arguments: arguments)
      Issue.record("accepted")
    } catch {
      #expect(error.cause == cause)
      #expect(error.language == language)
    }
  }

  @Test("the sentence is one line, names what was typed, and lets no control character through")
  func sentences() {
    let arguments = ["--frob", "a\u{1B}[31m", "--lang", "b\nc"]
    for argument in arguments + ["x y"] {
      do {
        _ = try CommandLineOptions(arguments: ["--lang", argument])
        Issue.record("accepted")
      } catch {
        for language in Language.allCases {
          let sentence = error.sentence(in: Texts.of(language).commandLine)
          #expect(sentence.hasPrefix("dailymath: "))
          #expect(!sentence.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
        }
      }
    }
  }
}
