/// SM-2 as its author published it.
///
/// The source is P. A. Wozniak, "Optimization of learning" (1990), chapter 3.2.
///
/// Common implementations, the author's own program among them, differ from his text in three places. Here the text is
/// followed, because then a grade matters at once and no card is pinned to the lowest ease for ever:
/// - the ease changes *before* the interval is computed (the steps of the text come in that order; many programs use the
///   ease from before the answer);
/// - a fraction of a day is rounded *up* (many round to the nearest day);
/// - a failed answer leaves the ease *unchanged* (many lower it on each failure too, and three failures then pin a card
///   at 1.30).
///
/// The text's last step, that every card graded below 4 comes back the same day until it scores 4, concerns the session
/// and not the schedule: those extra rounds change neither ease nor interval.
public enum SM2Scheduler {
  /// The schedule after a scheduled review of a card in `state`, answered with `grade` on `day`.
  public static func schedule(
    after grade: Grade, in state: ReviewState, on day: StudyDay
  ) -> Schedule {
    let previous = state.schedule
    let ease = (previous?.ease ?? .initial).adjusted(for: grade)
    let passedBefore = previous?.repetitions ?? 0
    let interval: Interval
    if !grade.isPassing || passedBefore == 0 {
      interval = .first
    } else if passedBefore == 1 {
      interval = .second
    } else {
      interval = (previous?.interval ?? .first).multiplied(by: ease)
    }
    let isLapse = !grade.isPassing && passedBefore > 0
    // A file may hold any count; at the end of the integers it stays there.
    return Schedule(
      ease: ease, interval: interval,
      repetitions: grade.isPassing ? passedBefore.addingClamping(1) : 0,
      lapses: (previous?.lapses ?? 0).addingClamping(isLapse ? 1 : 0), lastReviewed: day,
      due: day.adding(days: interval.days))
  }
}
