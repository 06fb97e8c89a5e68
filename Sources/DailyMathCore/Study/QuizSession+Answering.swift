extension QuizSession {
  /// Judges the choice of the option at `index` of the showing; `nil` where there is none.
  public func answer(choosing index: Int, in state: AccountState, now: Int64) -> QuizAnswer? {
    guard let showing, showing.options.indices.contains(index) else { return nil }
    let option = showing.options[index]
    return answer(
      option.text, option: option, verdict: option.isRight ? .right : .wrong, in: state, now: now)
  }

  /// Judges what was typed; `nil` where that is nothing, or nothing is shown.
  public func answer(
    typing text: String, language: Language, in state: AccountState, now: Int64
  ) -> QuizAnswer? {
    guard let showing,
      let verdict = AnswerJudge.verdict(on: text, for: showing.face, in: language)
    else { return nil }
    return answer(text, verdict: verdict, in: state, now: now)
  }

  /// The answer of a learner who turned the card over and judges themself; `nil` where nothing is shown.
  public func answerRecalled(in state: AccountState, now: Int64) -> QuizAnswer? {
    answer("", verdict: .recalled, in: state, now: now)
  }

  private func answer(
    _ text: String, option: AnswerOption? = nil, verdict: AnswerVerdict, in state: AccountState,
    now: Int64
  ) -> QuizAnswer? {
    guard let showing else { return nil }
    let elapsed = min(max(now - showing.since, 0), Int64(Review.longestMilliseconds))
    let milliseconds = Int(elapsed)
    let isRight = verdict == .right || verdict == .recalled
    let suggested =
      isRight
      ? GradeSuggestion.grade(forMilliseconds: milliseconds, of: showing.kind, in: state) : .wrong
    return QuizAnswer(
      kind: showing.kind, option: option, text: text, verdict: verdict,
      milliseconds: milliseconds, suggested: suggested)
  }

  /// The review that records `answer` with `grade`; `nil` where nothing is shown.
  ///
  /// It says whether the interval is varied, as the settings have it now, and whether the card is suspended with it
  /// because it was forgotten for the eighth time, or four times more.
  public func review(of answer: QuizAnswer, grade: Grade, in state: AccountState) -> Review? {
    guard let showing else { return nil }
    let before = state.card(showing.card)?.review ?? .new
    let isScheduled = showing.round == .scheduled
    return Review(
      card: showing.card, session: id, round: showing.round, kind: answer.kind,
      answered: answer.text, suggested: answer.suggested, grade: grade,
      milliseconds: answer.milliseconds, before: before,
      isFuzzed: isScheduled && state.settings.usesFuzz,
      suspendsLeech: isScheduled && Flashcard.becomesLeech(answered: grade, in: before))
  }

  /// Takes note that the answer to the card shown was recorded as `event` with `grade`; the card stays on show.
  ///
  /// With `isSuspended` the card was suspended with the answer, and does not come back.
  public mutating func noteRecorded(
    _ event: EventIdentity, answer: QuizAnswer, grade: Grade, isSuspended: Bool = false
  ) {
    guard let showing else { return }
    note(.answered(grade), [event])
    answerCount += 1
    if position < planned.count, planned[position] == showing.card { position += 1 }
    let failures = returning.first { $0.card == showing.card }?.failures ?? 0
    returning.removeAll { $0.card == showing.card }
    if grade.comesBackToday, !isSuspended {
      returning.append(
        Returning(card: showing.card, since: answerCount, failures: failures + 1))
    }
  }

  /// Takes note that something else was done to the card shown and recorded as `events`; the card stays on show.
  ///
  /// After a card was suspended or buried, `passOver` goes on to the next.
  public mutating func noteDone(_ deed: QuizStep.Deed, events: [EventIdentity]) {
    guard !events.isEmpty else { return }
    note(deed, events)
  }

  private mutating func note(_ deed: QuizStep.Deed, _ events: [EventIdentity]) {
    guard let showing else { return }
    let done = QuizStep(
      deed: deed, card: showing.card, events: events, question: showing.face.prompt)
    steps.append(
      Step(
        done: done, showing: showing, position: position, returning: returning,
        plannedCount: planned.count, leftOutCount: leftOutCount))
  }
}

extension Flashcard {
  /// Tells whether an answer of `grade` to a card in `review` makes it a leech, for the first time or once more.
  static func becomesLeech(answered grade: Grade, in review: ReviewState) -> Bool {
    guard let schedule = review.schedule, schedule.repetitions > 0, !grade.isPassing else {
      return false
    }
    let beyond = schedule.lapses.addingClamping(1 - leechLapses)
    return beyond >= 0 && beyond.isMultiple(of: furtherLeechLapses)
  }
}
