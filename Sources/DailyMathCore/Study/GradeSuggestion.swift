/// Suggests the grade of a right answer from how long it took.
public enum GradeSuggestion {
  /// How many answers of a kind are needed before their times say anything.
  public static let answersNeeded = 20
  /// Up to here, in milliseconds, an answer may just be slow, however fast the learner is otherwise.
  private static let patience = 120_000

  /// The grade suggested for a right answer of `kind` that took `milliseconds`.
  ///
  /// It is 4 until there are 20 answers of the kind; then 5 under 0.6 times the learner's own median, 3 over twice it,
  /// else 4, so that the ease of an easy card can recover without the learner choosing each time. Whoever took more than
  /// two minutes and more than eight times that median was away, which says nothing of the card: 4 again.
  public static func grade(
    forMilliseconds milliseconds: Int, of kind: AnswerKind, in state: AccountState
  ) -> Grade {
    guard state.answerCount(of: kind) >= answersNeeded,
      let median = state.medianMilliseconds(of: kind)
    else { return .good }
    if milliseconds * 10 < median * 6 { return .easy }
    let wasAway = milliseconds > max(median * 8, patience)
    return milliseconds > median * 2 && !wasAway ? .hard : .good
  }
}
