/// By how much a deck changed on a day.
struct DeckGrowth: Hashable, Sendable {
  /// Cards that came, less those that went.
  var cards = 0
  /// Cards whose interval came to 21 days or more, less those that fell below it or went.
  var mature = 0
}
