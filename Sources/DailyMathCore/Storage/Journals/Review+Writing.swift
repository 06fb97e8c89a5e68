extension Review {
  /// Writes the members of the review into the object that is open.
  ///
  /// `"card":"…","session":"…","answered":"½","grade":5,"ms":2310,"before":[260,6,2,1,"2026-11-24"]`. There are a million
  /// of them in an account of years, so that what most answers share is left out: a `round` that was `scheduled`, an
  /// `answerKind` that was `choice`, an empty `answered`, a `suggested` that is the `grade`. `ms` is the time that the answer
  /// took, in milliseconds, and `before` the schedule before it, which a new card has not.
  func write(to writer: inout JSONWriter) {
    writer.member("card", card.text)
    writer.member("session", session)
    if round != .scheduled { writer.member("round", round.rawValue) }
    if kind != .choice { writer.member("answerKind", kind.rawValue) }
    if !answered.isEmpty { writer.member("answered", answered) }
    if suggested != grade { writer.member("suggested", suggested.rawValue) }
    writer.member("grade", grade.rawValue)
    writer.member("ms", milliseconds)
    if isFuzzed { writer.member("fuzzed", true) }
    if suspendsLeech { writer.member("leech", true) }
    guard let schedule = before.schedule else { return }
    writer.key("before")
    schedule.writeCompactly(to: &writer)
  }
}

extension Schedule {
  /// Writes the schedule as an object.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("ease", ease.hundredths)
    writer.member("interval", interval.days)
    writer.member("repetitions", repetitions)
    writer.member("lapses", lapses)
    writer.member("last", lastReviewed.description)
    writer.member("due", due.description)
    writer.endObject()
  }

  /// Writes the schedule as an array: ease in hundredths, interval in days, repetitions, lapses, the day of the last review,
  /// and the day on which the card is due where that is not the interval later.
  fileprivate func writeCompactly(to writer: inout JSONWriter) {
    writer.beginArray()
    writer.integer(ease.hundredths)
    writer.integer(interval.days)
    writer.integer(repetitions)
    writer.integer(lapses)
    writer.text(lastReviewed.description)
    if due != lastReviewed.adding(days: interval.days) { writer.text(due.description) }
    writer.endArray()
  }
}
