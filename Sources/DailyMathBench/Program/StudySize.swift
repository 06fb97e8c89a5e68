/// How much somebody has studied, and how quick the program has to be with it.
package struct StudySize: Hashable, Sendable {
  /// Cards written.
  package let cards: Int
  /// Answers given over three years.
  package let reviews: Int
  /// The limits; `nil` where nothing is promised.
  let limits: Limits

  /// The most that each thing may take: milliseconds, bytes and mebibytes.
  struct Limits: Hashable, Sendable {
    var dueCounts: Double
    var today: Double
    var firstQuestion: Double
    var answer: Double
    var answerBytes = 300.0
    var search: Double?
    var statistics: Double?
    var rebuild: Double?
    var memory: Double?
  }

  /// Ten thousand cards.
  package static let usual = StudySize(
    cards: 10_000, reviews: 100_000,
    limits: Limits(
      dueCounts: 10, today: 15, firstQuestion: 18, answer: 0.1, search: 4, statistics: 20,
      rebuild: 300, memory: 24))
  /// A hundred thousand cards, and ten years' worth of answers.
  package static let large = StudySize(
    cards: 100_000, reviews: 1_000_000,
    limits: Limits(
      dueCounts: 30, today: 40, firstQuestion: 60, answer: 0.2, search: 16, statistics: 100,
      rebuild: 3_000, memory: 120))
  /// A million cards, which is measured and hardly promised.
  package static let million = StudySize(
    cards: 1_000_000, reviews: 1_000_000,
    limits: Limits(dueCounts: 180, today: 220, firstQuestion: 350, answer: 0.5))

  /// The size in a row's words.
  var text: String { "\(cards.grouped) cards, \(reviews.grouped) answers" }
}
