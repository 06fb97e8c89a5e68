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
  /// At one card, which stood on the page from the row of that index on.
  case card(CardID, from: Int)
}
