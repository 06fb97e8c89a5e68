extension QuizSession {
  /// Shows the next card that still has to be asked on `day`, from the instant `now` of a clock that is never set.
  ///
  /// A card graded below 4 comes back once three others were answered, five after it failed again, then seven and so on;
  /// or sooner where nothing else is left. Cards that come back never follow each other while there are cards not yet asked
  /// in the sitting, so that a few hard ones do not keep out the rest. A card that stays on show, because it was answered
  /// in another terminal and comes back at once, keeps its options in their order.
  public mutating func showNext(in state: AccountState, on day: StudyDay, now: Int64) {
    let before = showing
    showing = nil
    returning = returning.filter { round(of: $0.card, in: state, on: day) != nil }
    let ripe = returning.first { answerCount - $0.since >= $0.othersWanted }
    if let ripe, !isLastAnswerToReturned {
      return show(ripe.card, in: state, on: day, now: now)
    }
    while position < planned.count {
      let card = planned[position]
      if !returning.contains(where: { $0.card == card }), isAllowed(card, in: state, on: day) {
        // The position has passed every card that was answered here.
        return show(card, in: state, on: day, now: now, keepingOptionsOf: before)
      }
      // Practice leaves out only what is gone or put aside.
      let isAnswered =
        returning.contains { $0.card == card }
        || !scope.isPractice
          && (state.cardTable.row(of: card).map { state.cardTable.hasAnswer($0, on: day) } ?? false)
      if !isAnswered { leftOutCount += 1 }
      position += 1
    }
    if let next = ripe ?? returning.first { show(next.card, in: state, on: day, now: now) }
  }

  /// Whether the last answer of the sitting was to a card that had come back.
  private var isLastAnswerToReturned: Bool {
    guard let last = steps.last(where: { $0.grade != nil }) else { return false }
    return last.returning.contains { $0.card == last.done.card }
  }

  /// Goes on to the next card after the one on show was suspended or buried.
  ///
  /// Where the day's limits have kept a card back, it comes at the end in its stead.
  public mutating func passOver(in state: AccountState, on day: StudyDay, now: Int64) {
    if scope == .day {
      let known = Set(planned)
      planned += StudyPlan(for: state, on: day).all.filter { !known.contains($0) }
    }
    showNext(in: state, on: day, now: now)
  }

  /// Tells whether the card on show still has to be asked on `day`.
  ///
  /// It does not where it was deleted, suspended or answered in another terminal meanwhile.
  public func isShowingWanted(in state: AccountState, on day: StudyDay) -> Bool {
    guard let showing else { return false }
    return round(of: showing.card, in: state, on: day) == showing.round
  }

  /// Tells whether the card on show was answered last in another sitting, on `day`, since this one answered it or began.
  ///
  /// It does not where the card was suspended, put off or deleted since, which is then the reason why it is not asked.
  public func isShowingAnsweredElsewhere(in state: AccountState, on day: StudyDay) -> Bool {
    guard let card = showing?.card, let standing = state.cardTable.row(of: card)?.standing,
      !standing.isPutAside(on: day),
      let last = state.reviews(of: card).last, last.day == day
    else { return false }
    return !steps.contains { $0.done.events.contains(last.position.identity) }
  }

  /// The round in which the card is asked on `day`; `nil` where it is not.
  func round(of id: CardID, in state: AccountState, on day: StudyDay) -> ReviewRound? {
    guard let standing = state.cardTable.row(of: id)?.standing else { return nil }
    if scope.isPractice {
      return standing.isPutAside(on: day) ? nil : .cram
    }
    let round = standing.need(on: day).round
    return round == .scheduled && state.isSiblingAnswered(of: id, on: day) ? nil : round
  }

  /// Whether a planned card is asked now; the limits may have been reached in another terminal meanwhile.
  private func isAllowed(_ id: CardID, in state: AccountState, on day: StudyDay) -> Bool {
    guard let round = round(of: id, in: state, on: day) else { return false }
    guard scope == .day, round == .scheduled, let glance = state.cardTable.glance(at: id) else {
      return true
    }
    var allowance = DayAllowance(in: state, on: day)
    return glance.standing?.need(on: day) == .new
      ? allowance.takeNew(of: glance.home)
      : allowance.takeReview(of: glance.home)
  }

  /// Shows a card with the options that `before` had, where that was the same question.
  private mutating func show(
    _ id: CardID, in state: AccountState, on day: StudyDay, now: Int64,
    keepingOptionsOf before: QuizShowing? = nil
  ) {
    guard let content = state.content(of: id), let round = round(of: id, in: state, on: day) else {
      return
    }
    let isSame = before?.card == id && before?.content == content
    show(
      id, content, in: round, by: content.answerKind ?? keptKind, of: state, now: now,
      with: isSame ? drawnOptions : nil)
  }

  /// Shows a card with the options that were `kept`, or with drawn ones.
  ///
  /// `wanted` is how it had best be answered; `nil` leaves that to the card.
  mutating func show(
    _ id: CardID, _ content: CardContent, in round: ReviewRound, by wanted: AnswerKind?,
    of state: AccountState, now: Int64, with kept: [AnswerOption]? = nil
  ) {
    drawnOptions = kept
    var kind = wanted ?? .choice
    if kind == .choice {
      let options = options(of: id, content.face, in: state)
      kind = AnswerKind.suited(to: content.face, hasDistractors: options.count > 1)
    }
    showing = QuizShowing(
      card: id, content: content, round: round, kind: kind,
      options: kind == .choice ? drawnOptions ?? [] : [], since: now)
  }

  /// Lets the card on show be answered in another way; the clock of the answer runs on.
  ///
  /// With `keeping`, following cards that have no kind of their own are answered that way, too. Nothing changes where
  /// there is nothing to choose from.
  public mutating func answerBy(
    _ kind: AnswerKind, in state: AccountState, keeping: Bool = false
  ) {
    guard let showing else { return }
    if kind == .choice, options(of: showing.card, showing.face, in: state).count < 2 { return }
    if keeping { keptKind = kind }
    guard kind != showing.kind else { return }
    self.showing = QuizShowing(
      card: showing.card, content: showing.content, round: showing.round, kind: kind,
      options: kind == .choice ? drawnOptions ?? [] : [], since: showing.since)
  }

  /// The options of the question on show, drawn when they are first wanted.
  private mutating func options(
    of card: CardID, _ face: CardFace, in state: AccountState
  ) -> [AnswerOption] {
    if let drawnOptions { return drawnOptions }
    let distractors = MadeDistractors.options(for: face, of: card, in: state, using: &generator)
    let options = AnswerOption.shuffled(of: face, with: distractors, using: &generator)
    drawnOptions = options
    return options
  }
}
