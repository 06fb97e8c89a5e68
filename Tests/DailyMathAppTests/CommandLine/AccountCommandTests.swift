import DailyMathApp
import DailyMathCore
import Testing

@Suite("Arguments about an account")
struct AccountCommandTests {
  @Test(
    "a command is a word or two, with its options before or behind them",
    arguments: [
      (["login"], .signIn(email: nil, passwordDescriptor: nil)),
      (
        ["login", "--email", "a@b.co", "--password-fd", "3"],
        .signIn(email: "a@b.co", passwordDescriptor: 3)
      ),
      (
        ["--password-fd=0", "--email=a@b.co", "login"],
        .signIn(email: "a@b.co", passwordDescriptor: 0)
      ),
      (
        ["register", "--name", "Ana", "--email", "a@b.co", "--university", "UQ"],
        .register(name: "Ana", email: "a@b.co", university: "UQ", passwordDescriptor: nil)
      ),
      (
        ["register", "--university", "", "--name=a=b"],
        .register(name: "a=b", email: nil, university: "", passwordDescriptor: nil)
      ),
      (
        ["login", "--remember"],
        .signIn(email: nil, passwordDescriptor: nil, isRemembered: true)
      ),
      (
        ["--remember", "register", "--no-remember"],
        .register(
          name: nil, email: nil, university: nil, passwordDescriptor: nil, isRemembered: false)
      ),
      (["logout"], .signOut), (["whoami"], .showSignedIn),
      (["due"], .show(.due, email: nil, isJSON: false)),
      (["--json", "due", "a@b.co"], .show(.due, email: "a@b.co", isJSON: true)),
      (["due", "a=b@c.co", "--json"], .show(.due, email: "a=b@c.co", isJSON: true)),
      (["stats", "logout"], .show(.statistics, email: "logout", isJSON: false)),
      (["password", "--password-fd", "07"], .changePassword(passwordDescriptor: 7)),
      (["recover", "--email", "x"], .recover(email: "x", passwordDescriptor: nil)),
      (["account", "export", "todo.json"], .export(path: "todo.json")),
      (["account", "export", "-"], .export(path: "-")),
      (["account", "export", "logout"], .export(path: "logout")),
      (["account", "export", "a=b"], .export(path: "a=b")),
      (
        ["account", "--email", "a@b.co", "delete"],
        .delete(email: "a@b.co", passwordDescriptor: nil)
      ),
      (
        ["login", "--email", "a@b.co", "--email", "c@d.co"],
        .signIn(email: "c@d.co", passwordDescriptor: nil)
      ),
    ] as [([String], AccountCommand)])
  func commands(arguments: [String], command: AccountCommand) throws {
    #expect(try CommandLineOptions(arguments: arguments).request == .account(command))
  }

  @Test(
    "the options of the program stand before or behind the words",
    arguments: [
      ["--lang", "en", "--data-dir", "/d", "--ascii", "whoami"],
      ["whoami", "--ascii", "--data-dir=/d", "--lang=en"],
      ["--ascii", "--plain", "whoami", "--lang", "en", "--data-dir", "/d"],
    ])
  func mixed(arguments: [String]) throws {
    let options = try CommandLineOptions(arguments: arguments)
    #expect(options.request == .account(.showSignedIn))
    #expect(options.language == .english && options.dataDirectory == "/d")
    #expect(options.appearance == SettingsChange(characters: .ascii))
  }

  @Test(
    "the help is there for each command, whatever of it is missing",
    arguments: [
      ["help"], ["help", "login"], ["help", "account", "export"], ["login", "--help"],
      ["account", "--help"], ["account", "export", "-h"], ["--email", "x", "--help"],
    ])
  func help(arguments: [String]) throws {
    #expect(try CommandLineOptions(arguments: arguments).request == .help)
  }

  @Test(
    "wrong words and misplaced options say what is wrong",
    arguments: [
      (["Login"], .unexpectedArgument("Login")), (["login", "x"], .unexpectedArgument("x")),
      (["login", "help"], .unexpectedArgument("help")),
      (["help", "help"], .unexpectedArgument("help")), (["help", "x"], .unexpectedArgument("x")),
      (["login", "logout"], .unexpectedArgument("logout")),
      (["export"], .unexpectedArgument("export")),
      (["account"], .missingWord(after: "account")),
      (["account", "login"], .unexpectedArgument("login")),
      (["account", "export"], .missingFile), (["account", "export", ""], .missingFile),
      (["account", ""], .unexpectedArgument("")),
      (["login", "--remember=yes"], .unexpectedArgument("--remember=yes")),
      (["recover", "--remember"], .misplacedOption("--remember", command: "recover")),
      (["--no-remember"], .misplacedOption("--no-remember", command: nil)),
      (["account", "export", "a", "b"], .unexpectedArgument("b")),
      (["account", "delete", "-"], .unknownOption("-")), (["login", "-"], .unknownOption("-")),
      (["logout", "--email", "a@b.co"], .misplacedOption("--email", command: "logout")),
      (["login", "--name", "Ana"], .misplacedOption("--name", command: "login")),
      (
        ["--password-fd", "3", "account", "export", "x"],
        .misplacedOption("--password-fd", command: "account export")
      ),
      (["--university", "UQ"], .misplacedOption("--university", command: nil)),
      (["due", "a@b.co", "c@d.co"], .unexpectedArgument("c@d.co")),
      (["due", "--json=yes"], .unexpectedArgument("--json=yes")),
      (["whoami", "--json"], .misplacedOption("--json", command: "whoami")),
      (["stats", "--email", "a@b.co"], .misplacedOption("--email", command: "stats")),
      (["--json"], .misplacedOption("--json", command: nil)), (["due", "-"], .unknownOption("-")),
      (["login", "--email"], .missingValue(option: "--email")),
      (["login", "--email="], .missingValue(option: "--email")),
      (["register", "--university"], .missingValue(option: "--university")),
      (["login", "--password-fd", "-1"], .wrongDescriptor),
      (["login", "--password-fd", "+1"], .wrongDescriptor),
      (["login", "--password-fd", "secreto-7"], .wrongDescriptor),
      (["login", "--password-fd", "99999999999"], .wrongDescriptor),
      (["login", "--password-fd="], .missingValue(option: "--password-fd")),
      (["login", "--password", "secreto-7"], .passwordArgument),
      (["--password=secreto-7", "login"], .passwordArgument),
    ] as [([String], CommandLineError.Cause)])
  func wrong(arguments: [String], cause: CommandLineError.Cause) {
    let error = #expect(throws: CommandLineError.self) {
      try CommandLineOptions(arguments: arguments)
    }
    #expect(error?.cause == cause)
    for language in Language.allCases {
      let sentence = error?.sentence(in: Texts.of(language).commandLine) ?? ""
      #expect(sentence.hasPrefix("dailymath: "))
      // What may be a password is not said again, where a log might keep it.
      #expect(!sentence.contains("secreto-7"))
    }
  }

  @Test("what is wrong at the end is said in the language that was asked for anywhere")
  func language() {
    for arguments in [["account", "--lang", "en"], ["--lang", "en", "account"]] {
      let error = #expect(throws: CommandLineError.self) {
        try CommandLineOptions(arguments: arguments)
      }
      #expect(error?.language == .english)
    }
  }
}
