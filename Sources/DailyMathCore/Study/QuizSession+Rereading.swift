extension QuizSession {
  /// Reads the card on show anew, where it was edited meanwhile: what it says now is asked, and its clock begins at `now`.
  ///
  /// A way of answering that it does not offer any more gives way to another. Nothing happens where it says the same, or
  /// is gone.
  public mutating func reread(in state: AccountState, now: Int64) {
    guard let showing, let content = state.content(of: showing.card), content != showing.content
    else { return }
    show(showing.card, content, in: showing.round, by: showing.kind, of: state, now: now)
  }

  /// Leaves the last `absence` milliseconds out of the time of the card on show, which began no later than `now`.
  public mutating func excuse(_ absence: Int64, now: Int64) {
    guard let showing else { return }
    let excused = min(max(0, absence), max(0, now - showing.since))
    self.showing = showing.shownAgain(since: showing.since + excused, in: showing.round)
  }
}
