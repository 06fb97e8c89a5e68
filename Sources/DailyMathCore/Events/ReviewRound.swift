/// Why a card was shown, and thus whether its answer moves the schedule.
public enum ReviewRound: String, Hashable, Sendable, Codable, CaseIterable {
  /// The card was new or due: the answer changes ease and interval.
  case scheduled
  /// The card had been graded below 4 that day and came back: the answer changes neither.
  case repetition = "repeat"
  /// The card was practised outside the schedule: the answer changes neither.
  case cram
}
