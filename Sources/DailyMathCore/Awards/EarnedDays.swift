/// The days on which badges were earned for the first time by what was done on a day; `nil` while they are not.
struct EarnedDays {
  /// That of the first card.
  var firstCard: StudyDay?
  /// That of 100 reviews.
  var hundredReviews: StudyDay?
  /// That of 1,000 reviews.
  var thousandReviews: StudyDay?
  /// That of a streak of 7 days.
  var weekStreak: StudyDay?
  /// That of a streak of 30 days.
  var monthStreak: StudyDay?
  /// That of a streak of 100 days.
  var hundredDayStreak: StudyDay?
  /// That of a perfect session.
  var perfectSession: StudyDay?
}
