/// What a card went through, answer by answer, and where each answer took it.
public struct CardChronicle: Hashable, Sendable {
  /// An answer that stands.
  public struct Entry: Hashable, Sendable {
    /// The day, the grade, the kind and the time of the answer.
    public let review: ReviewSummary
    /// Where the answer left the card, its day varied where it was so; `nil` where it moved no schedule, as in an extra round or in practice.
    public let schedule: Schedule?

    /// The days from the answer to the one on which the card was due after it; `nil` where it moved no schedule.
    public var days: Int? { schedule.map { $0.lastReviewed.days(until: $0.due) } }
  }

  /// The card as it stands now.
  public let card: Flashcard
  /// The answers that stand, the latest first.
  public let entries: [Entry]

  /// Reads the history of the card `id` in `state`; `nil` where there is no such card.
  ///
  /// It takes time for each answer of this card and for no other.
  public init?(of id: CardID, in state: AccountState) {
    guard let card = state.card(id) else { return nil }
    self.card = card
    var review = ReviewState.new
    var number = 0
    entries = state.reviews(of: id).map { summary in
      guard summary.round == .scheduled else { return Entry(review: summary, schedule: nil) }
      let exact = SM2Scheduler.schedule(after: summary.grade, in: review, on: summary.day)
      number += 1
      let schedule = summary.isFuzzed ? exact.fuzzed(for: id, review: number) : exact
      review = .scheduled(schedule)
      return Entry(review: summary, schedule: schedule)
    }.reversed()
  }

  /// The study day on which the card was first written, where local time is `offset` ahead of UTC.
  ///
  /// The order of an event is the time at which it was written, unless a clock was set back.
  public func createdDay(offset: UTCOffset, rollover: RolloverHour) -> StudyDay {
    StudyDay(
      at: Instant(milliseconds: card.created.order), offset: offset, rollover: rollover)
  }
}
