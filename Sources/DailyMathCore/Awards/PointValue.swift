/// What each kind of work is worth in points.
public enum PointValue: CaseIterable, Sendable {
  /// The first review session of a study day.
  case firstReviewSession
  /// The first agility session of a study day.
  case firstAgilitySession
  /// An exercise that was created.
  case exerciseCreated
  /// An exercise that others verified.
  case exerciseVerified
  /// A comment.
  case comment
  /// A vote that was received.
  case voteReceived
  /// A duel that was won.
  case duelWon

  /// The points, each time.
  public var points: Int {
    switch self {
    case .firstReviewSession, .firstAgilitySession: 3
    case .exerciseCreated, .duelWon: 5
    case .exerciseVerified: 10
    case .comment: 2
    case .voteReceived: 1
    }
  }
}
