extension QuizSession {
  /// Goes on from answers that were given before the program was started again, so that they can be taken back.
  ///
  /// Where the last of them is of `day` and nothing was answered yet, the sitting goes on under their name. Answers that
  /// were given in this sitting are passed over. Those of `day` count in the results of the day's quiz.
  public mutating func adopt(_ record: SittingRecord, on day: StudyDay) {
    let known = Set(steps.flatMap(\.done.events))
    let earlier = record.answers.filter { !known.contains($0.event) }
    if steps.isEmpty, record.answers.last?.day == day { id = record.id }
    let adopted = earlier.map { answer in
      Step(
        done: QuizStep(
          deed: .answered(answer.review.grade), card: answer.review.card, events: [answer.event]),
        showing: nil, position: 0, returning: [],
        isGoneOnFrom: scope == .day && answer.day == day && answer.review.round != .cram)
    }
    steps.insert(contentsOf: adopted, at: 0)
  }

  /// Takes note that the last step was taken back, and shows its card again from `now` on; returns the step.
  ///
  /// The card is asked as `state`, which must hold the undoing, has it on `day`. After a mark, and where a card answered
  /// before the program was started again is gone, what is on show stays.
  @discardableResult
  public mutating func noteTakenBack(
    in state: AccountState, on day: StudyDay, now: Int64
  ) -> QuizStep? {
    guard let step = steps.popLast() else { return nil }
    if step.showing != nil, step.grade != nil { answerCount -= 1 }
    if case .marked = step.done.deed { return step.done }
    let card = step.done.card
    let round = round(of: card, in: state, on: day)
    if let before = step.showing {
      position = step.position
      returning = step.returning
      leftOutCount = step.leftOutCount
      planned.removeLast(max(0, planned.count - step.plannedCount))
      drawnOptions = before.options.isEmpty ? nil : before.options
      showing = before.shownAgain(since: now, in: round ?? before.round)
      // What was edited since is asked as it is now.
      reread(in: state, now: now)
    } else if let content = state.content(of: card) {
      let isPractice = scope.isPractice
      if !planned[position...].contains(card) {
        // The card was done with, and is one of those to ask again.
        planned.insert(card, at: position)
        if step.isGoneOnFrom { doneBeforeCount = max(0, doneBeforeCount - 1) }
      }
      show(
        card, content, in: round ?? (isPractice ? .cram : .scheduled),
        by: content.answerKind ?? keptKind, of: state, now: now)
    }
    return step.done
  }
}
