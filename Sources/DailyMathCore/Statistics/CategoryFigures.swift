/// The numbers of one category.
public struct CategoryFigures: Hashable, Sendable {
  /// The category.
  public let category: CardCategory
  /// All its cards.
  public internal(set) var cards = 0
  /// Those whose scheduled review is due on the day asked about or was before it, without suspended ones.
  public internal(set) var due = 0
  /// Those that were never answered in a scheduled review, without suspended ones.
  public internal(set) var new = 0
  /// Those with an interval of 21 days or more, without suspended ones.
  public internal(set) var mature = 0
  /// Scheduled answers to its cards.
  public internal(set) var scheduled = AnswerCount()

  /// Makes the numbers of a category without cards.
  public init(category: CardCategory) {
    self.category = category
  }
}
