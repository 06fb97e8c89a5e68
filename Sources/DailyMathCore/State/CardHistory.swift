/// Everything that happened to one card, in order, and the card that results.
///
/// A step that arrives at the end is folded on; one that arrives late, or is taken back, folds this card anew and no other.
struct CardHistory: Hashable, Sendable {
  /// One thing that happened to the card.
  enum Step: Hashable, Sendable {
    /// The card was written on that day, for the first time or anew.
    case put(EventPosition, on: StudyDay, PackedContent)
    /// The card was deleted on that day.
    case delete(EventPosition, on: StudyDay)
    /// The deleted card was taken out of the trash.
    case purge(EventPosition)
    /// The card was taken out of what is asked on that day, or put back.
    case suspend(EventPosition, on: StudyDay, Bool)
    /// The card was put off on that day.
    case bury(EventPosition, StudyDay)
    /// The card was marked, or its mark was taken away.
    case mark(EventPosition, Bool)
    /// The card was made due on the second day; that was on the first.
    case reschedule(EventPosition, on: StudyDay, due: StudyDay)
    /// The card was answered.
    case review(ReviewSummary)

    /// Where the step is among all events.
    var position: EventPosition {
      switch self {
      case .put(let position, _, _), .delete(let position, _), .purge(let position),
        .suspend(let position, _, _), .bury(let position, _), .mark(let position, _),
        .reschedule(let position, _, _):
        position
      case .review(let summary): summary.position
      }
    }

    /// The study day, of those steps that change how a card is counted; `nil` for the others.
    var day: StudyDay? {
      switch self {
      case .put(_, let day, _), .delete(_, let day), .suspend(_, let day, _),
        .reschedule(_, let day, _):
        day
      case .review(let summary): summary.day
      case .purge, .bury, .mark: nil
      }
    }

    /// The answer; `nil` where the step is none.
    var review: ReviewSummary? {
      if case .review(let summary) = self { summary } else { nil }
    }
  }

  /// The card whose history it is.
  let id: CardID
  /// What stands, in the order of the events.
  private(set) var steps: [Step] = []
  /// The step that wrote what the card says; `nil` before it was written and after it was deleted.
  ///
  /// The content itself stays in its step: a table of ten thousand histories is half as large that way.
  private var contentStep: Int32?
  /// Kept apart from the content, since reviews may arrive before it and survive a deletion.
  private(set) var review = ReviewState.new
  private var repeatDay: StudyDay?
  /// Whether the card is taken out of what is asked.
  private(set) var isSuspended = false
  private var isMarked = false
  private var buriedDay: StudyDay?
  /// Whether the card was deleted and its trash emptied after that.
  private(set) var isPurged = false
  /// The day of the first scheduled answer, with which the card ceased to be new.
  private(set) var introduced: StudyDay?
  /// The latest day on which there is an answer.
  private var latestDay: StudyDay?
  /// The latest day of a step that changes how the card is counted.
  private(set) var countedDay: StudyDay?
  /// How many answers moved the schedule.
  private(set) var scheduledCount: Int32 = 0
  /// How many of them were graded below 3.
  private var failedCount: Int32 = 0

  /// Makes the history of a card to which nothing happened yet.
  init(id: CardID) {
    self.id = id
  }

  /// Makes the history of a card to which `steps` happened, which must be in the order of the events.
  init(id: CardID, steps: [Step]) {
    self.id = id
    self.steps = steps
    for index in steps.indices { fold(at: index) }
  }

  /// Tells whether there is a card.
  var hasCard: Bool { contentStep != nil }

  /// What the card says, packed; `nil` where there is no card.
  var packedContent: PackedContent? {
    guard let contentStep, case .put(_, _, let content) = steps[Int(contentStep)] else {
      return nil
    }
    return content
  }

  /// What the card says; `nil` where there is no card.
  var content: CardContent? { packedContent?.content }

  /// Under what the card is kept and found; `nil` where there is no card.
  var label: CardLabel? { packedContent?.label }

  /// Where the first writing of the card is among all events; nearly always that is the first step.
  private var created: EventPosition? {
    steps.first { if case .put = $0 { true } else { false } }?.position
  }

  /// Where the last writing of the card that stands is among all events; `nil` where there is none.
  var lastWritten: EventPosition? {
    steps.last { if case .put = $0 { true } else { false } }?.position
  }

  /// The card that results; `nil` where none was written, or it was deleted.
  var card: Flashcard? {
    guard let content, let created else { return nil }
    return Flashcard(
      id: id, content: content, created: created, review: review, repeatDay: repeatDay,
      isSuspended: isSuspended, isMarked: isMarked, buriedDay: buriedDay)
  }

  /// What is known of the card without its text and its steps.
  var row: CardSummary {
    var row = CardSummary(id: id)
    if isPurged { row.flags.insert(.isPurged) }
    if isSuspended { row.flags.insert(.isSuspended) }
    if isMarked { row.flags.insert(.isMarked) }
    if let content = packedContent, let created {
      row.flags.insert(.hasCard)
      if content.form.hasSiblings { row.flags.insert(.hasSiblings) }
      switch content.answerKind {
      case .typed: row.flags.insert(.isTyped)
      case .flip: row.flags.insert(.isFlipped)
      case .choice, nil: break
      }
      row.difficulty = Int32(clamping: content.difficulty)
      row.created = created.order
    }
    if let schedule = review.schedule {
      row.flags.insert(.isScheduled)
      row.ease = Int32(clamping: schedule.ease.hundredths)
      row.interval = Int32(clamping: schedule.interval.days)
      row.repetitions = Int32(clamping: schedule.repetitions)
      row.lapses = Int32(clamping: schedule.lapses)
      row.lastReviewed = CardSummary.number(of: schedule.lastReviewed)
      row.due = CardSummary.number(of: schedule.due)
      let end = schedule.lastReviewed.adding(days: schedule.interval.days)
      if schedule.due != end { row.flags.insert(.isMoved) }
    }
    row.introduced = CardSummary.number(of: introduced)
    row.scheduledCount = scheduledCount
    row.failedCount = failedCount
    row.latestDay = CardSummary.number(of: latestDay)
    if row.latestDay != row.lastReviewed { row.flags.insert(.hasLatestDay) }
    if let repeatDay {
      row.flags.insert(.comesBack)
      row.repeatDay = CardSummary.number(of: repeatDay)
      row.latestOrder = steps.last { $0.review != nil }?.position.order ?? 0
    }
    row.buriedDay = CardSummary.number(of: buriedDay)
    if buriedDay != nil { row.flags.insert(.wasBuried) }
    return row
  }

  /// What the card that results adds to an account's index; `nil` where there is none.
  var entry: StudyIndex.Entry? { hasCard ? CardGlance(of: self).entry : nil }

  /// What the card that results asks for, day by day; `nil` where there is none.
  var standing: CardStanding? {
    guard hasCard else { return nil }
    return CardStanding(
      review: review, repeatDay: repeatDay, isSuspended: isSuspended, buriedDay: buriedDay)
  }

  /// The reviews of the card that stand, in order.
  var reviews: [ReviewSummary] {
    steps.compactMap(\.review)
  }

  /// Tells whether an answer that stands counts for `day`.
  func hasAnswer(on day: StudyDay) -> Bool {
    guard let latestDay, day <= latestDay else { return false }
    // Answers are looked through only where a clock was set back.
    return day == latestDay || steps.contains { $0.review?.day == day }
  }

  /// Tells whether an answer that stands failed on one of `days`.
  func failed(on days: ClosedRange<StudyDay>) -> Bool {
    // Most cards were not answered lately, so that their answers are not looked through.
    guard let latestDay, days.lowerBound <= latestDay else { return false }
    return steps.contains { step in
      step.review.map { !$0.grade.isPassing && days.contains($0.day) } ?? false
    }
  }

  /// Tells whether the step of `identity` is among the card's.
  func contains(_ identity: EventIdentity) -> Bool {
    steps.contains { $0.position.identity == identity }
  }

  /// Adds `step`, which comes after all others, and folds it on.
  mutating func append(_ step: Step) {
    steps.append(step)
    fold(at: steps.count - 1)
  }

  /// Puts `step` before that at `index`, and folds all anew.
  mutating func insert(_ step: Step, at index: Int) {
    steps.insert(step, at: index)
    foldAnew()
  }

  /// Takes the step at `index` away, which it returns, and folds the others anew.
  mutating func removeStep(at index: Int) -> Step {
    let step = steps.remove(at: index)
    foldAnew()
    return step
  }

  private mutating func foldAnew() {
    contentStep = nil
    review = .new
    repeatDay = nil
    isSuspended = false
    isMarked = false
    buriedDay = nil
    isPurged = false
    introduced = nil
    latestDay = nil
    countedDay = nil
    scheduledCount = 0
    failedCount = 0
    for index in steps.indices { fold(at: index) }
  }

  private mutating func fold(at index: Int) {
    if let day = steps[index].day { countedDay = max(countedDay ?? day, day) }
    switch steps[index] {
    case .put:
      contentStep = Int32(clamping: index)
      isPurged = false
    case .delete:
      contentStep = nil
    case .purge:
      // A card that was written again since is no longer in the trash.
      isPurged = !hasCard
    case .suspend(_, _, let isSuspended): self.isSuspended = isSuspended
    case .bury(_, let day): buriedDay = day
    case .mark(_, let isMarked): self.isMarked = isMarked
    case .reschedule(_, let day, let due):
      // A card that comes back on that day anyway is not made due on it a second time.
      if case .scheduled(let schedule) = review, repeatDay != day || due > day {
        review = .scheduled(schedule.moved(to: due, on: day))
        // Who puts the card on a later day does not want it back today.
        if due > day { repeatDay = nil }
      }
    case .review(let summary):
      if summary.suspendsLeech { isSuspended = true }
      latestDay = max(latestDay ?? summary.day, summary.day)
      if summary.round == .scheduled {
        introduced = introduced ?? summary.day
        scheduledCount += 1
        if !summary.grade.isPassing { failedCount += 1 }
        let schedule = SM2Scheduler.schedule(after: summary.grade, in: review, on: summary.day)
        review = .scheduled(
          summary.isFuzzed ? schedule.fuzzed(for: id, review: Int(scheduledCount)) : schedule)
      }
      if summary.round != .cram {
        repeatDay = summary.grade.comesBackToday ? summary.day : nil
      }
    }
  }
}
