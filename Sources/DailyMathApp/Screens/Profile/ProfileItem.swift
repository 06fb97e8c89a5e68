/// What the keyboard can stand on in the profile: the settings, then what can be done with the account.
package enum ProfileItem: Int, CaseIterable, Sendable {
  /// The language of the interface.
  case language
  /// The look.
  case theme
  /// How much moves.
  case motion
  /// The hour at which a study day begins.
  case rollover
  /// How many new cards a day offers.
  case newCards
  /// How many reviews a day asks.
  case reviews
  /// Whether long intervals are varied a little.
  case fuzz
  /// When the learner is told that cards wait.
  case reminder
  /// The way to the decks and their limits.
  case decks
  /// Changing the name.
  case name
  /// Changing the university.
  case university
  /// Changing the address.
  case email
  /// Changing the password.
  case password
  /// Making new recovery codes.
  case recoveryCodes
  /// Taking everything along in a file.
  case export
  /// Signing out.
  case signOut
  /// Deleting the account.
  case deletion

  /// Those that stand under the settings, from the top down.
  static let settings: [ProfileItem] = [
    .language, .theme, .motion, .rollover, .newCards, .reviews, .fuzz, .reminder, .decks,
  ]
  /// Those that do something with the account, from the top down.
  static let actions: [ProfileItem] = [
    .name, .university, .email, .password, .recoveryCodes, .export, .signOut, .deletion,
  ]

  /// Whether it stands under the settings.
  var isAmongSettings: Bool { Self.settings.contains(self) }

  /// Whether it is a setting, which arrows change.
  var isSetting: Bool { isAmongSettings && self != .decks }

  /// Whether its value can be typed as well.
  var isTyped: Bool {
    switch self {
    case .rollover, .newCards, .reviews, .reminder: true
    default: false
    }
  }

  /// The letter that goes to it and does what it stands for, whatever the language.
  var letter: Character {
    switch self {
    case .language: "i"
    case .theme: "t"
    case .motion: "m"
    case .rollover: "h"
    case .newCards: "f"
    case .reviews: "l"
    case .fuzz: "v"
    case .reminder: "r"
    case .decks: "z"
    case .name: "n"
    case .university: "u"
    case .email: "e"
    case .password: "p"
    case .recoveryCodes: "c"
    case .export: "s"
    case .signOut: "x"
    case .deletion: "d"
    }
  }
}
