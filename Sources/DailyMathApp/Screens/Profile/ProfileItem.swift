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
  /// When the learner is told that cards wait.
  case reminder
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

  /// Those that are settings, from the top down.
  static let settings: [ProfileItem] = [
    .language, .theme, .motion, .rollover, .newCards, .reminder,
  ]
  /// Those that do something with the account, from the top down.
  static let actions: [ProfileItem] = [
    .name, .university, .email, .password, .recoveryCodes, .export, .signOut, .deletion,
  ]

  /// Whether it is a setting, which arrows change.
  var isSetting: Bool { Self.settings.contains(self) }

  /// Whether its value can be typed as well.
  var isTyped: Bool { self == .rollover || self == .newCards || self == .reminder }

  /// The letter that goes to it and does what it stands for, whatever the language.
  var letter: Character {
    switch self {
    case .language: "i"
    case .theme: "t"
    case .motion: "m"
    case .rollover: "h"
    case .newCards: "f"
    case .reminder: "r"
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
