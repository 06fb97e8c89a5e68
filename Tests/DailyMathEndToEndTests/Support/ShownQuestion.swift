import DailyMathCore
import DailyMathTestSupport

/// A question that stands whole on a screen and waits for its answer.
struct ShownQuestion: Equatable {
  /// The card.
  let card: CardContent
  /// The number under which each of the card's options stands, the right one first.
  let places: [Int]

  /// Reads the question off a screen; `nil` while none of the cards stands there with all its options.
  init?(on screen: VirtualTerminal, among cards: [CardContent]) {
    guard !screen.shows("3 Dif"), !screen.shows("incorrecta") else { return nil }
    let listed = screen.rows.compactMap(Self.option)
    for card in cards where screen.shows(card.prompt) {
      let places = card.options.compactMap { text in listed.first { $0.text == text }?.number }
      if places.count == card.options.count, Set(places).count == places.count {
        self.card = card
        self.places = places
        return
      }
    }
    return nil
  }

  /// The number and the text of an option on a row, whatever mark stands before it.
  private static func option(in row: String) -> (number: Int, text: String)? {
    let rest = row.drop { !$0.isNumber && !$0.isLetter }
    guard let number = rest.first?.wholeNumberValue, (1...4).contains(number),
      rest.dropFirst().hasPrefix("  ")
    else { return nil }
    return (number, String(rest.dropFirst().drop { $0 == " " }))
  }
}
