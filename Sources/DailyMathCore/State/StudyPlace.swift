/// The place of a card in one of the orders in which a plan takes cards.
struct StudyPlace: Hashable, Sendable, Comparable {
  /// The card.
  let card: CardID
  /// What decides between equal ranks: the order of an event, such as that of the card's first writing.
  let order: Int64
  /// What decides first; a day's number or a difficulty.
  let rank: Int32
  /// The day of the last scheduled review as a number, which no order goes by; the earliest day for a new card.
  let lastReviewed: Int32
  /// The ease in hundredths, at most 65,535, which no order of the index goes by; that of the beginning for a new card.
  let ease: UInt16
  /// Whether what was written makes other cards, too.
  let hasSiblings: Bool

  /// Makes a place from its parts.
  init(
    _ card: CardID, rank: Int, order: Int64, schedule: Schedule?, hasSiblings: Bool = false
  ) {
    self.card = card
    self.order = order
    self.rank = Int32(clamping: rank)
    lastReviewed = Int32(
      clamping: schedule?.lastReviewed.daysSince1970 ?? StudyDay.range.lowerBound)
    ease = UInt16(clamping: (schedule?.ease ?? .initial).hundredths)
    self.hasSiblings = hasSiblings
  }

  /// Makes a place from its parts as they are kept.
  init(
    _ card: CardID, rank: Int32, order: Int64, lastReviewed: Int32, ease: UInt16, hasSiblings: Bool
  ) {
    self.card = card
    self.order = order
    self.rank = rank
    self.lastReviewed = lastReviewed
    self.ease = ease
    self.hasSiblings = hasSiblings
  }

  /// The rank read as a day.
  var day: StudyDay { StudyDay(daysSince1970: Int(rank)) }

  /// The days from the last review to the day on which the card is due, as they were planned; at least 1.
  var plannedDays: Int { max(1, Int(rank) - Int(lastReviewed)) }

  /// Tells whether `left` is taken before `right`: by rank, then by the order of events, then by the cards' identities.
  static func < (left: StudyPlace, right: StudyPlace) -> Bool {
    if left.rank != right.rank { return left.rank < right.rank }
    return left.order == right.order ? left.card < right.card : left.order < right.order
  }
}
