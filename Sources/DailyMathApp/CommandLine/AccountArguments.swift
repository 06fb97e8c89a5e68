/// The words and options about an account, collected until all arguments were read.
///
/// Options may stand before or after the words, so that only the end shows whether they belong to them.
struct AccountArguments: Equatable, Sendable {
  /// What can be asked for, by the words that ask for it.
  private enum Verb: String, CaseIterable {
    case register, login, logout, whoami, password, recover, due, stats
    case export = "account export"
    case delete = "account delete"

    /// The options that belong to it.
    var options: Set<Option> {
      switch self {
      case .register:
        [.name, .email, .university, .passwordDescriptor, .remembering, .notRemembering]
      case .login: [.email, .passwordDescriptor, .remembering, .notRemembering]
      case .recover, .delete: [.email, .passwordDescriptor]
      case .password: [.passwordDescriptor]
      case .due, .stats: [.json]
      case .logout, .whoami, .export: []
      }
    }

    var words: [String] { rawValue.split(separator: " ").map(String.init) }

    /// Whether one more word may follow, which is not known beforehand.
    var takesWord: Bool {
      switch self {
      case .export, .due, .stats: true
      default: false
      }
    }
  }

  /// The options that concern an account.
  enum Option: String, CaseIterable {
    /// The name of a new account.
    case name = "--name"
    /// The address of the account.
    case email = "--email"
    /// The university of a new account.
    case university = "--university"
    /// The descriptor that secrets are read from.
    case passwordDescriptor = "--password-fd"
    case remembering = "--remember"
    case notRemembering = "--no-remember"
    /// Numbers are printed as one JSON object.
    case json = "--json"

    /// Whether a value follows it.
    var takesValue: Bool {
      switch self {
      case .remembering, .notRemembering, .json: false
      default: true
      }
    }
  }

  private var words: [String] = []
  private var values: [Option: String] = [:]
  private var passwordDescriptor: Int32?
  private var isRemembered: Bool?

  /// Whether the next word may be any.
  private var awaitsWord: Bool {
    Verb.allCases.contains { $0.takesWord && words == $0.words }
  }

  /// Whether the next word is a file, which may be `-`.
  var awaitsFile: Bool { words == Verb.export.words }

  /// Keeps an option's value in the place of an earlier one.
  mutating func take(_ value: String, for option: Option) throws(CommandLineError.Cause) {
    if option == .passwordDescriptor {
      // A sign would be understood, too, but nobody numbers a descriptor so.
      guard value.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int32(value) else {
        throw .wrongDescriptor
      }
      passwordDescriptor = number
    }
    values[option] = value
  }

  /// Keeps an option that takes no value; of two that contradict each other the later counts.
  mutating func take(_ option: Option) {
    guard option != .json else {
      values[option] = ""
      return
    }
    isRemembered = option == .remembering
    values[.remembering] = nil
    values[.notRemembering] = nil
    values[option] = ""
  }

  /// Takes the next word; throws where none of that name can stand there.
  mutating func take(word: String) throws(CommandLineError.Cause) {
    let longer = words + [word]
    let isKnown = Verb.allCases.contains { $0.words.starts(with: longer) }
    if awaitsFile, word.isEmpty { throw .missingFile }
    guard isKnown || awaitsWord else { throw .unexpectedArgument(word) }
    words = longer
  }

  /// What is asked for; `nil` where no word says so.
  func command() throws(CommandLineError.Cause) -> AccountCommand? {
    let verb = Verb.allCases.first { words.starts(with: $0.words) }
    guard let verb else {
      if !words.isEmpty { throw .missingWord(after: words.joined(separator: " ")) }
      if let option = first(outside: []) { throw .misplacedOption(option.rawValue, command: nil) }
      return nil
    }
    if let option = first(outside: verb.options) {
      throw .misplacedOption(option.rawValue, command: verb.rawValue)
    }
    let email = values[.email]
    switch verb {
    case .register:
      return .register(
        name: values[.name], email: email, university: values[.university],
        passwordDescriptor: passwordDescriptor, isRemembered: isRemembered)
    case .login:
      return .signIn(
        email: email, passwordDescriptor: passwordDescriptor, isRemembered: isRemembered)
    case .logout: return .signOut
    case .whoami: return .showSignedIn
    case .password: return .changePassword(passwordDescriptor: passwordDescriptor)
    case .recover: return .recover(email: email, passwordDescriptor: passwordDescriptor)
    case .delete: return .delete(email: email, passwordDescriptor: passwordDescriptor)
    case .due, .stats:
      return .show(
        verb == .due ? .due : .statistics, email: words.dropFirst(verb.words.count).first,
        isJSON: values[.json] != nil)
    case .export:
      guard let path = words.dropFirst(verb.words.count).first else { throw .missingFile }
      return .export(path: path)
    }
  }

  /// The first option that was given and is none of these.
  private func first(outside allowed: Set<Option>) -> Option? {
    Option.allCases.first { values[$0] != nil && !allowed.contains($0) }
  }
}
