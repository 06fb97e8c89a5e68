package import DailyMathCore

/// Where the conversation is on a screen that shows more at once than can be asked at once.
package enum PlainPlace: Equatable, Sendable {
  /// At the choice of what to do.
  case menu
  /// In the fields of the sign-in form.
  case form
  /// At a page of the cards, from the row of that index on.
  case cards(from: Int)
  /// At the values of a setting.
  case setting(ProfileItem)
  /// At what can be done with the deck that is selected in the list of decks, or with all together.
  case deck
  /// At a limit of that deck.
  case limit(DecksScreen.Limit)
  /// At one card, which stood on the page from the row of that index on.
  case card(CardID, from: Int)
}
