/// A badge, and how far the learner is from it.
public struct Badge: Hashable, Sendable {
  /// What a badge is given for.
  public enum Kind: String, CaseIterable, Sendable {
    /// The first scheduled answer to a card.
    case firstCard
    /// 100 scheduled reviews.
    case hundredReviews
    /// 1,000 scheduled reviews.
    case thousandReviews
    /// A streak of 7 days.
    case weekStreak
    /// A streak of 30 days.
    case monthStreak
    /// A streak of 100 days.
    case hundredDayStreak
    /// A sitting of at least 20 answers, practice left out, all of them right.
    ///
    /// A sitting that is underway can be named, so that it is judged at its end. Its answers past the hour at which a study
    /// day begins count together with those before, and cannot take back what those have earned.
    case perfectSession
    /// A deck of at least ten cards, all of them with an interval of 21 days or more when a study day was over.
    case masteredDeck
    /// Ten exercises that others verified.
    case tenVerifiedExercises
    /// The most voted exercise of a month.
    case mostVotedOfMonth
  }

  /// How far it is.
  public enum Progress: Hashable, Sendable {
    /// Earned, on that day for the first time.
    case earned(StudyDay)
    /// So much of so much is done, of streaks the present one; a full bar may wait for the end of the day or the sitting.
    case underway(Int, of: Int)
    /// It cannot be earned yet, since what it is given for does not exist.
    case locked
  }

  /// What it is given for.
  public let kind: Kind
  /// How far it is.
  public let progress: Progress

  /// Makes a badge.
  public init(kind: Kind, progress: Progress) {
    self.kind = kind
    self.progress = progress
  }

  /// The day on which it was earned; `nil` while it is not.
  public var earnedDay: StudyDay? {
    if case .earned(let day) = progress { day } else { nil }
  }
}
