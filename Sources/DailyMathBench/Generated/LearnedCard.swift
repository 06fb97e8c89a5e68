import DailyMathCore

/// What a generated student knows of one card, and what they did with it.
struct LearnedCard {
  /// Where it stands, as the program will find it.
  var review = ReviewState.new
  /// Whether it was edited.
  var isEdited = false
  /// Whether it was suspended or deleted, and is asked no more.
  var isGone = false
  /// The day, counted from the first, on which it or a sibling was asked last; kept with the first of the siblings.
  var lastAsked: Int32 = -1

  /// How likely an answer in `round` fails, in thousandths, on `day`, where the card is so hard (0 to 1,000).
  ///
  /// New cards fail most. Of those known, the hard ones and those with long intervals are forgotten, more so when they are
  /// asked late; in the rounds after that, less and less is wrong.
  func failure(in round: ReviewRound, on day: StudyDay, hardness: Int) -> Int {
    guard round == .scheduled else { return 60 + hardness / 8 }
    guard let schedule = review.schedule else { return 120 + hardness * 3 / 10 }
    let interval = schedule.interval.days
    let late = min(max(schedule.due.days(until: day), 0) * 100 / interval, 100)
    return 30 + hardness * hardness / 6_000 + min(interval, 365) * hardness / 3_000 + late / 2
  }

  /// Whether a failed answer makes it a leech, which the program suspends.
  func becomesLeech(answered grade: Grade) -> Bool {
    guard let schedule = review.schedule, schedule.repetitions > 0, !grade.isPassing else {
      return false
    }
    return schedule.lapses + 1 == Flashcard.leechLapses
  }
}
