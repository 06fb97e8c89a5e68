extension Badge {
  /// So many scheduled reviews earn the smaller badge of reviews.
  static let hundredReviews = 100
  /// So many earn the larger one.
  static let thousandReviews = 1_000
  /// A streak of so many days earns the smallest badge of streaks.
  static let weekDays = 7
  /// A streak of so many days earns the next.
  static let monthDays = 30
  /// A streak of so many days earns the largest.
  static let hundredDays = 100
  /// So many answers a perfect sitting has at least.
  static let perfectAnswers = 20
  /// So many cards a deck has at least that earns a badge.
  static let leastDeckCards = 10
}

extension Badge.Progress {
  /// How far the learner is from a badge.
  init(of kind: Badge.Kind, in sweep: AwardsSweep, _ mastery: DeckMastery) {
    let earned = sweep.earned
    let days = sweep.streak.days
    switch kind {
    case .firstCard: self.init(earned.firstCard, 0, of: 1)
    case .hundredReviews:
      self.init(earned.hundredReviews, sweep.scheduled, of: Badge.hundredReviews)
    case .thousandReviews:
      self.init(earned.thousandReviews, sweep.scheduled, of: Badge.thousandReviews)
    case .weekStreak: self.init(earned.weekStreak, days, of: Badge.weekDays)
    case .monthStreak: self.init(earned.monthStreak, days, of: Badge.monthDays)
    case .hundredDayStreak: self.init(earned.hundredDayStreak, days, of: Badge.hundredDays)
    case .perfectSession:
      self.init(earned.perfectSession, sweep.flawless, of: Badge.perfectAnswers)
    case .masteredDeck: self.init(mastery.day, mastery.mature, of: mastery.cards)
    case .tenVerifiedExercises, .mostVotedOfMonth: self = .locked
    }
  }

  private init(_ day: StudyDay?, _ done: Int, of wanted: Int) {
    self = day.map { .earned($0) } ?? .underway(done, of: wanted)
  }
}
