/// Why events are appended, so that the outcome finds the screen that waits for it.
package enum AppendReason: Equatable, Sendable {
  /// An answer in the quiz.
  case answer
  /// Taking an answer back in the quiz.
  case takeBack
  /// Putting the card on show in the quiz aside, or marking it.
  case tool
  /// Taking back, on the day's screen, the last answer of an earlier sitting.
  case takeBackEarlier
  /// A change of cards in the browser, or taking one back.
  case browser
  /// A change of a deck.
  case decks
  /// What a drill brought.
  case drill
  /// A choice for drills.
  case agility
  /// Saving a card in the editor.
  case saveCard
  /// Deleting a card in the list.
  case deleteCard
  /// A setting changed.
  case settings
  /// The profile screen changed the profile or a setting.
  case profile
}
