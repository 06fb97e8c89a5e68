package import DailyMathCore

/// Where the learner can be taken.
package enum Route: Equatable, Sendable {
  /// Signing in, with the address that is filled in already.
  case login(email: String)
  /// Making an account, with the address that is filled in already.
  case register(email: String)
  /// The forgotten password.
  case forgotPassword(email: String)
  /// Recovery codes, which are shown once.
  case recoveryCodes([OneTimeCode], RecoveryCodesScreen.Origin)
  /// What the learner has earned, and the way to the settings.
  case profile
  /// A setting, or what can be done with the account.
  case setting(ProfileItem)
  /// The day's cards.
  case today
  /// The quiz over the cards that a scope asks for.
  case quiz(StudyScope)
  /// The browser of all cards, with a query in its field; empty shows all.
  case browser(query: String)
  /// The decks and what holds for them.
  case decks
  /// The learner's work in numbers.
  case statistics
  /// The drills that can be begun.
  case agility
  /// A drill.
  case drill(DrillStart)
  /// The table of facts.
  case factTable
  /// The drills of the past.
  case drillHistory
  /// The pocket calculator.
  case calculator
  /// Writing a new card.
  case newCard
  /// Changing a card.
  case editCard(CardID)

  /// Where the tab with that number leads; `nil` where there is none.
  init?(tab: Int) {
    switch tab {
    case 1: self = .today
    case 2: self = .browser(query: "")
    case 4: self = .agility
    case 6: self = .profile
    default: return nil
    }
  }
}
