/// How well a card was known before an answer, as statistics divide cards.
public enum CardStage: UInt8, Hashable, Sendable, CaseIterable {
  /// It had never been answered in a scheduled review.
  case new
  /// Its interval was below 21 days.
  case young
  /// Its interval was 21 days or more.
  case mature

  /// From so many days on an interval counts as long: three weeks, as is usual in the field.
  public static let matureDays = 21

  /// The stage of a card that stands there.
  public init(of review: ReviewState) {
    guard let schedule = review.schedule else {
      self = .new
      return
    }
    self = schedule.interval.days >= Self.matureDays ? .mature : .young
  }
}
