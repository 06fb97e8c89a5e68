/// A page of the statistics, each of which answers one question.
package enum StatisticsPage: Int, CaseIterable, Sendable {
  /// On which days of the year was there work?
  case year
  /// How much was it on each of the last days?
  case days
  /// How much is to come?
  case forecast
  /// How much is remembered?
  case retention
  /// How well are the cards known?
  case cards
  /// Which cards are the hardest?
  case hardest
  /// At which hour does it go best?
  case hours
  /// How does each category stand?
  case categories

  /// The page so many places further on; after the last one comes the first.
  package func turned(by count: Int) -> StatisticsPage {
    let pages = Self.allCases
    let index = (rawValue + count % pages.count + pages.count) % pages.count
    return pages[index]
  }
}
