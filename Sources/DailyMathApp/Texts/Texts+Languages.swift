extension Texts {
  /// Everything the interface says in Spanish, its first language.
  static let spanish = Texts(
    common: .spanish, login: .spanish, register: .spanish, password: .spanish, waiting: .spanish,
    recoveryCodes: .spanish, forgotPassword: .spanish, recoveryMail: .spanish, profile: .spanish,
    progress: .spanish, today: .spanish, ahead: .spanish, practice: .spanish, backlog: .spanish,
    quiz: .spanish, browser: .spanish, statistics: .spanish, awards: .spanish, cardEditor: .spanish,
    decks: .spanish, statisticsScreen: .spanish, agility: .spanish, drill: .spanish,
    factTable: .spanish, drillHistory: .spanish, calculator: .spanish, help: .spanish,
    appearance: .spanish, faults: .spanish, plain: .spanish, commandLine: .spanish,
    prompt: .spanish, figures: .spanish)

  /// Everything the interface says in English.
  static let english = Texts(
    common: .english, login: .english, register: .english, password: .english, waiting: .english,
    recoveryCodes: .english, forgotPassword: .english, recoveryMail: .english, profile: .english,
    progress: .english, today: .english, ahead: .english, practice: .english, backlog: .english,
    quiz: .english, browser: .english, statistics: .english, awards: .english, cardEditor: .english,
    decks: .english, statisticsScreen: .english, agility: .english, drill: .english,
    factTable: .english, drillHistory: .english, calculator: .english, help: .english,
    appearance: .english, faults: .english, plain: .english, commandLine: .english,
    prompt: .english, figures: .english)
}
