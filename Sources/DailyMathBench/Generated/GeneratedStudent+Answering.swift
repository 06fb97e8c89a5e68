import DailyMathCore

extension GeneratedStudent {
  /// Answers a card, and now and then does something else with it; returns the grade.
  mutating func answer(_ card: Int, in round: ReviewRound) throws -> Grade {
    let hardness = deck.hardness(of: card)
    let fails =
      generator.next(below: 1_000)
      < cards[card].failure(in: round, on: today, hardness: hardness)
    let kind = deck.kind(of: card)
    let content = deck.content(of: card, isEdited: cards[card].isEdited)
    let milliseconds = min(
      GeneratedTimes.milliseconds(kind, hardness: hardness, &generator), Review.longestMilliseconds)
    clock += milliseconds
    let suggested = fails ? Grade.wrong : suggestion(kind, milliseconds)
    let grade = fails ? suggested : chosen(besides: suggested)
    let review = Review(
      card: deck.id(of: card), session: sitting, round: round, kind: kind,
      answered: answered(content, kind, isRight: !fails), suggested: suggested, grade: grade,
      milliseconds: milliseconds, before: cards[card].review,
      suspendsLeech: round == .scheduled && cards[card].becomesLeech(answered: grade))
    if generator.next(below: 250) == 0 { try slip(review) }
    try journal.append(.review(review), at: now)
    answerCount += 1
    kindCounts[kind, default: 0] += 1
    if round == .scheduled { learn(card, from: review) }
    if !cards[card].isGone { try tidy(card, review.card, content) }
    return grade
  }

  /// An answer by a slip of the finger, and its taking back.
  private mutating func slip(_ review: Review) throws {
    let slip = Review(
      card: review.card, session: review.session, round: review.round, kind: review.kind,
      answered: review.answered, suggested: review.suggested, grade: .hard,
      milliseconds: review.milliseconds, before: review.before)
    let identity = try journal.append(.review(slip), at: now)
    clock += 1_500
    try journal.append(.undo(of: identity, card: review.card), at: now)
    clock += 2_000
  }

  /// The schedule moves, and the card comes again when that says so.
  private mutating func learn(_ card: Int, from review: Review) {
    let schedule = SM2Scheduler.schedule(after: review.grade, in: review.before, on: today)
    cards[card].review = .scheduled(schedule)
    if review.suspendsLeech {
      cards[card].isGone = true
    } else {
      expect(card, on: schedule.due)
    }
  }

  /// Marks, edits, suspends or deletes a card, each seldom.
  private mutating func tidy(_ card: Int, _ id: CardID, _ content: CardContent) throws {
    clock += 100
    switch generator.next(below: 10_000) {
    case 0..<30: try journal.append(.mark(id, isMarked: true), at: now)
    // What siblings share would have to be edited in each of them.
    case 30..<50 where content.form == .basic && !cards[card].isEdited:
      cards[card].isEdited = true
      try journal.append(.cardPut(id, deck.content(of: card, isEdited: true)), at: now)
    case 50..<56:
      cards[card].isGone = true
      try journal.append(.suspend(id, isSuspended: true), at: now)
    case 56..<60:
      cards[card].isGone = true
      try journal.append(.cardDelete(id), at: now)
    default: break
    }
  }

  /// What is written as the answer.
  private mutating func answered(
    _ content: CardContent, _ kind: AnswerKind, isRight: Bool
  ) -> String {
    guard kind != .flip else { return "" }
    let face = content.face
    guard !isRight else { return face.answer }
    guard !face.distractors.isEmpty else { return String(generator.next(below: 100)) }
    return face.distractors[generator.next(below: face.distractors.count)]
  }

  /// What the program suggests for a right answer, with the usual time for the learner's median.
  private func suggestion(_ kind: AnswerKind, _ milliseconds: Int) -> Grade {
    guard kindCounts[kind, default: 0] >= GradeSuggestion.answersNeeded else { return .good }
    let median = GeneratedTimes.median(of: kind) * 11 / 10
    if milliseconds * 10 < median * 6 { return .easy }
    return milliseconds > median * 2 ? .hard : .good
  }

  /// Nearly always what was suggested.
  private mutating func chosen(besides suggested: Grade) -> Grade {
    guard generator.next(below: 15) == 0 else { return suggested }
    return [Grade.hard, .good, .easy][generator.next(below: 3)]
  }
}
