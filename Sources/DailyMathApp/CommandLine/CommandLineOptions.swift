package import DailyMathCore

/// What the program is asked to do by its arguments.
package struct CommandLineOptions: Equatable, Sendable {
  /// The kinds of requests.
  package enum Request: Equatable, Sendable {
    /// Open the program.
    case study
    /// Print how it is used.
    case help
    /// Print its version.
    case version
    /// Do something with an account, without the screens.
    case account(AccountCommand)
    /// Calculate what is written there; open the calculator where it is `nil`.
    case calculate(String?)
  }

  /// What is asked for.
  package private(set) var request = Request.study
  /// The data folder that was named.
  package private(set) var dataDirectory: String?
  /// The language that was named.
  package private(set) var language: Language?
  /// What was named of how the program is to look.
  package private(set) var appearance = SettingsChange()

  /// Whether lines and numbered choices are wanted in the place of a screen.
  package private(set) var isPlain = false
  /// The drill to begin with; `nil` where none was asked for.
  package private(set) var drill: DrillRequest?
  private var account = AccountArguments()
  private var drills = DrillArguments()
  /// Whether the first word asks for the help, so that the words behind it only name what it is wanted for.
  private var isHelpWord = false

  /// Reads the arguments after the program's name.
  package init(arguments: [String]) throws(CommandLineError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let (name, attached) = Self.split(argument)
      do throws(CommandLineError.Cause) {
        try read(name, attached, &rest)
      } catch {
        throw CommandLineError(cause: error, language: language)
      }
    }
    // Whoever asks for the help need not know the rest of the words.
    guard request == .study || isCalculating else { return }
    do throws(CommandLineError.Cause) {
      drill = try drills.drill()
      if let command = try account.command() { request = .account(command) }
    } catch {
      throw CommandLineError(cause: error, language: language)
    }
  }

  /// Whether what follows is a calculation.
  private var isCalculating: Bool {
    if case .calculate = request { true } else { false }
  }

  private mutating func read(
    _ name: String, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(CommandLineError.Cause) {
    func value(mayBeEmpty: Bool = false) throws(CommandLineError.Cause) -> String {
      guard let value = attached ?? rest.popFirst(), mayBeEmpty || !value.isEmpty else {
        throw .missingValue(option: name)
      }
      return value
    }
    if let option = AccountArguments.Option(rawValue: name) {
      guard option.takesValue else {
        try rejectValue(attached, of: name)
        return account.take(option)
      }
      return try account.take(value(mayBeEmpty: option == .university), for: option)
    }
    if let option = DrillArguments.Option(rawValue: name) {
      if !option.takesValue { try rejectValue(attached, of: name) }
      return try drills.take(option.takesValue ? value() : "", for: option)
    }
    switch name {
    case "--help", "-h":
      try rejectValue(attached, of: name)
      request = .help
    case "--version":
      try rejectValue(attached, of: name)
      request = .version
    case "--plain":
      try rejectValue(attached, of: name)
      isPlain = true
    case "--data-dir": dataDirectory = try value()
    case "--lang":
      let text = try value()
      guard let language = Language(rawValue: text) else { throw .unknownLanguage(text) }
      self.language = language
    case "--theme":
      let text = try value()
      guard let theme = Self.themes[text] else { throw .unknownTheme(text) }
      appearance.theme = theme
    case "--reduced-motion":
      try rejectValue(attached, of: name)
      appearance.motion = .reduced
    case "--ascii":
      try rejectValue(attached, of: name)
      appearance.characters = .ascii
    case "--password": throw .passwordArgument
    default:
      guard !name.hasPrefix("-") || (name == "-" && account.awaitsFile) || isNegated(name) else {
        throw .unknownOption(name)
      }
      try take(word: attached.map { "\(name)=\($0)" } ?? name)
    }
  }

  /// Whether it is the beginning of a calculation, such as `-5` or `-(2+3)`, and not an option.
  private func isNegated(_ name: String) -> Bool {
    guard isCalculating else { return false }
    return name.dropFirst().first.map { "0123456789(,. ".contains($0) } ?? true
  }

  private mutating func take(word: String) throws(CommandLineError.Cause) {
    if case .calculate(let earlier) = request {
      // Without quotes the shell has made several words of it.
      request = .calculate(earlier.map { "\($0) \(word)" } ?? word)
    } else if word == "calc", account == AccountArguments(), request == .study {
      request = .calculate(nil)
    } else if word == "help", account == AccountArguments(), !isHelpWord {
      isHelpWord = true
      request = .help
    } else if word == DrillArguments.word, account == AccountArguments(), !drills.isAskedFor {
      drills.isAskedFor = true
    } else {
      // Nothing follows a drill but its options.
      if drills.isAskedFor { throw .unexpectedArgument(word) }
      try account.take(word: word)
    }
  }

  private static let themes: [String: ThemeChoice] = [
    "automatic": .automatic, "dark": .dark, "light": .light, "contrast": .highContrast,
  ]

  private func rejectValue(
    _ attached: String?, of name: String
  ) throws(CommandLineError.Cause) {
    if let attached { throw .unexpectedArgument("\(name)=\(attached)") }
  }

  /// Divides `--option=value`; anything else is all name.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard argument.hasPrefix("--"), let mark = argument.firstIndex(of: "=") else {
      return (argument, nil)
    }
    return (String(argument[..<mark]), String(argument[argument.index(after: mark)...]))
  }
}
