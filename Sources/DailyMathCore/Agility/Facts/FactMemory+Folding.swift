extension FactMemory {
  /// Takes in an answer that was given at `place` on `day`; no place may come twice.
  mutating func take(_ answer: DrillAnswer, at place: AnswerPlace, on day: StudyDay) {
    answers += 1
    if answer.isRight {
      right += 1
      keep(answer.milliseconds, at: place)
    }
    keep(DayGrade(day: day, place: place, grade: answer.grade))
  }

  /// Makes the schedule that follows from `days`.
  mutating func reschedule() {
    schedule = days.sorted { $0.place < $1.place }.reduce(nil) { schedule, first in
      SM2Scheduler.schedule(
        after: first.grade, in: schedule.map { .scheduled($0) } ?? .new, on: first.day)
    }
  }

  /// Keeps the time of a right answer as long as it is among the latest.
  private mutating func keep(_ milliseconds: Int, at place: AnswerPlace) {
    // The search begins at the end, where a new answer nearly always belongs.
    let index = latestPlaces.lastIndex { $0 < place }.map { $0 + 1 } ?? 0
    latestPlaces.insert(place, at: index)
    latestMilliseconds.insert(milliseconds, at: index)
    guard latestPlaces.count > Self.latestCount else { return }
    latestPlaces.removeFirst()
    latestMilliseconds.removeFirst()
  }

  /// Keeps the first answer of a day as long as the day is among the latest.
  private mutating func keep(_ first: DayGrade) {
    let index = days.lastIndex { $0.day < first.day }.map { $0 + 1 } ?? 0
    if index < days.count, days[index].day == first.day {
      guard first.place < days[index].place else { return }
      days[index] = first
    } else {
      days.insert(first, at: index)
      if days.count > Self.dayCount { days.removeFirst() }
    }
    reschedule()
  }
}
