/// A sitting in which the day's cards are asked one after another, those graded below 4 again at the end.
///
/// It holds what was planned and where the learner stands; whether a card still has to be asked is read from the
/// account's state each time, so an answer given in another terminal, or a card deleted there, is not asked again.
public struct QuizSession: Hashable, Sendable {
  /// An answer that was recorded, with what is needed to take it back.
  struct Step: Hashable, Sendable {
    /// What the answer is called in the journal.
    let event: EventIdentity
    /// The question that was answered.
    let showing: QuizShowing
    /// Whether the right option was chosen.
    let isRight: Bool
    /// How many of the planned cards were passed before the answer.
    let position: Int
    /// The cards that were to come back before the answer, in order.
    let returning: [CardID]
  }

  /// The text that all answers of the sitting share in the journal.
  public private(set) var id: String
  /// Which cards it asks.
  public let scope: StudyScope
  /// The question before the learner; `nil` once nothing is left.
  public private(set) var showing: QuizShowing?
  private let planned: [CardID]
  private var position = 0
  private var returning: [CardID] = []
  private var steps: [Step] = []
  private var generator: SplitMix64

  /// Begins a sitting over what `scope` asks of `state` on `day`; `seed` decides its name and the order of the options.
  public init(_ scope: StudyScope, in state: AccountState, on day: StudyDay, seed: UInt64) {
    self.scope = scope
    planned = StudyPlan(for: state, on: day).all
    generator = SplitMix64(seed: seed)
    id = RandomIdentifier.text(using: &generator)
  }

  /// How many cards were planned.
  public var plannedCount: Int { planned.count }
  /// How many of the planned cards were passed, by an answer or because they need none any more.
  public var passedCount: Int { min(position, planned.count) }
  /// How many of the planned cards are done with for the day.
  public var doneCount: Int { max(0, passedCount - returning.count) }
  /// How many cards are still to come back after the planned ones.
  public var returningCount: Int { returning.count }
  /// How many answers were right.
  public var rightCount: Int { steps.count { $0.isRight } }
  /// How many answers were given.
  public var answerCount: Int { steps.count }
  /// The answer that an undo would take back; `nil` before the first.
  public var lastAnswer: (event: EventIdentity, card: CardID)? {
    steps.last.map { ($0.event, $0.showing.card) }
  }

  /// Shows the next card that still has to be asked on `day`, from the instant `now` of a clock that is never set.
  public mutating func showNext(in state: AccountState, on day: StudyDay, now: Int64) {
    showing = nil
    while position < planned.count {
      if let card = state.card(planned[position]), let round = card.standing.need(on: day).round {
        return show(card, in: round, of: state, now: now)
      }
      position += 1
    }
    while let id = returning.first {
      if let card = state.card(id), card.comesBack(on: day) {
        return show(card, in: .repetition, of: state, now: now)
      }
      returning.removeFirst()
    }
  }

  /// Tells whether the card on show still has to be asked on `day`.
  ///
  /// It does not where it was deleted or answered in another terminal meanwhile.
  public func isShowingWanted(in state: AccountState, on day: StudyDay) -> Bool {
    guard let showing, let card = state.card(showing.card) else { return false }
    return card.standing.need(on: day).round == showing.round
  }

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
  public func review(of answer: QuizAnswer, grade: Grade, in state: AccountState) -> Review? {
    guard let showing else { return nil }
    return Review(
      card: showing.card, session: id, round: showing.round, kind: answer.kind,
      answered: answer.text, suggested: answer.suggested, grade: grade,
      milliseconds: answer.milliseconds, before: state.card(showing.card)?.review ?? .new)
  }

  /// Lets the card on show be answered in another way from now on; the clock of the answer runs on.
  public mutating func answerBy(_ kind: AnswerKind, in state: AccountState) {
    guard let showing, showing.kind != kind else { return }
    self.showing = QuizShowing(
      card: showing.card, content: showing.content, round: showing.round, kind: kind,
      options: kind == .choice ? options(of: showing.card, showing.content, in: state) : [],
      since: showing.since)
  }

  /// Reads the card on show anew, where it was edited meanwhile: what it says now is asked, and its clock begins at `now`.
  ///
  /// A way of answering that it does not offer any more gives way to its first. Nothing happens where it says the same, or
  /// is gone.
  public mutating func reread(in state: AccountState, now: Int64) {
    guard let showing, let content = state.content(of: showing.card), content != showing.content
    else { return }
    let kinds = AnswerKind.possible(for: content.face, of: showing.card, in: state)
    let kind = kinds.contains(showing.kind) ? showing.kind : kinds.first ?? .flip
    self.showing = QuizShowing(
      card: showing.card, content: content, round: showing.round, kind: kind,
      options: kind == .choice ? options(of: showing.card, content, in: state) : [], since: now)
  }

  /// Leaves the last `absence` milliseconds out of the time of the card on show, which began no later than `now`.
  public mutating func excuse(_ absence: Int64, now: Int64) {
    guard let showing else { return }
    let excused = min(max(0, absence), max(0, now - showing.since))
    self.showing = showing.shownAgain(since: showing.since + excused)
  }

  /// Goes on from answers that were given before the program was started again, so that they can be taken back.
  ///
  /// Where they are of `day`, the sitting goes on under their name.
  public mutating func adopt(_ record: SittingRecord, on day: StudyDay) {}

  /// Takes note that the answer to the card shown was recorded as `event` with `grade`; the card stays on show.
  public mutating func noteRecorded(_ event: EventIdentity, answer: QuizAnswer, grade: Grade) {
    guard let showing else { return }
    steps.append(
      Step(
        event: event, showing: showing, isRight: grade.isPassing, position: position,
        returning: returning))
    if position < planned.count, planned[position] == showing.card {
      position += 1
    }
    returning.removeAll { $0 == showing.card }
    if grade.comesBackToday { returning.append(showing.card) }
  }

  /// Takes note that the last answer was taken back, and shows its card again from `now` on.
  public mutating func noteTakenBack(now: Int64) {
    guard let step = steps.popLast() else { return }
    position = step.position
    returning = step.returning
    showing = step.showing.shownAgain(since: now)
  }

  private mutating func show(
    _ card: Flashcard, in round: ReviewRound, of state: AccountState, now: Int64
  ) {
    let kind = card.content.answerKind ?? .choice
    showing = QuizShowing(
      card: card.id, content: card.content, round: round, kind: kind,
      options: kind == .choice ? options(of: card.id, card.content, in: state) : [], since: now)
  }

  private mutating func options(
    of card: CardID, _ content: CardContent, in state: AccountState
  ) -> [AnswerOption] {
    let face = content.face
    let distractors = MadeDistractors.options(
      for: face, of: card, in: state, using: &generator)
    return AnswerOption.shuffled(of: face, with: distractors, using: &generator)
  }
}
