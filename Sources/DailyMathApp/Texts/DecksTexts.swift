import DailyMathCore

/// What the list of decks says.
package struct DecksTexts: Sendable {
  /// The heading and the window's title.
  package let title: String
  /// The name of the row of all decks together.
  package let all: String
  /// The heading over what is due today.
  package let due: String
  /// The heading over new cards.
  package let new: String
  /// The heading over the number of cards.
  package let total: String
  /// The heading over suspended cards, in at most 6 columns.
  package let suspended: String
  /// The headings over the limits of a day.
  package let limits: [DecksScreen.Limit: String]
  /// The same in at most 7 columns.
  package let limitsBriefly: [DecksScreen.Limit: String]
  /// How many new cards and how many reviews were done today.
  package let doneToday: @Sendable (String, String) -> String
  /// The same of the selected deck.
  package let doneInDeck: @Sendable (String, String) -> String
  /// How many cards are new, how many there are and how many are suspended, in a narrow window.
  package let counts: @Sendable (String, String, String) -> String
  /// What it means that a deck has no limit of its own.
  package let noLimit: String
  /// What it means that a deck has a limit of its own.
  package let ownLimit: String
  /// What the limits of all decks together mean.
  package let aboutAll: String
  /// What digits do, in the row of keys.
  package let limitKey: String
  /// What Enter does, in the row of keys.
  package let cardsKey: String
  /// What `p` does, in the row of keys.
  package let practise: String
  /// What `r` does, in the row of keys.
  package let renameKey: String
  /// The button that gives a deck another name.
  package let rename: String
  /// The prompt for another name, in the plain mode.
  package let newName: String
  /// The question before a deck gets another name.
  package let renameQuestion: String
  /// What stands under it: the name that was, the name that is to be, and how many cards are changed.
  package let renames: @Sendable (String, String, Int) -> String
  /// The same where there is a deck of the other name already.
  package let joins: @Sendable (String, String, Int) -> String
  /// That what was wanted is saved.
  package let saved: String
  /// The sentence about what is wrong.
  package let faults: @Sendable (DecksScreen.Fault) -> String
  /// A deck in one line of the plain mode: its name, what is due, new cards, all cards.
  package let line: @Sendable (String, String, String, String) -> String
  /// The prompt under the decks in the plain mode.
  package let chooseDeck: String

  /// What is wrong, in words.
  func sentence(for fault: DecksScreen.Fault) -> String { faults(fault) }
}
