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
  /// The day on which the card comes back.
  private(set) var repeatDay: StudyDay?
  /// Whether the card is taken out of what is asked.
  private(set) var isSuspended = false
  /// Whether the card is marked.
  private(set) var isMarked = false
  /// The day on which the card was put off last.
  private(set) var buriedDay: StudyDay?
  /// Whether the card was deleted and its trash emptied after that.
  private(set) var isPurged = false
  /// The day of the first scheduled answer, with which the card ceased to be new.
  private(set) var introduced: StudyDay?
  /// The latest day on which there is an answer.
  private(set) var latestDay: StudyDay?
  /// The latest day of a step that changes how the card is counted.
  private var countedDay: StudyDay?
  /// How many answers moved the schedule.
  private(set) var scheduledCount: Int32 = 0
  /// How many of them were graded below 3.
  private(set) var failedCount: Int32 = 0

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
  var created: EventPosition? {
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

  /// Takes in `step` at its place.
  mutating func insert(_ step: Step) -> Change {
    let isFirstThatDay = step.review.map { !hasAnswer(on: $0.day) } ?? false
    let introducedBefore = introduced
    let before = counted
    var index = steps.count
    while index > 0, step.position < steps[index - 1].position { index -= 1 }
    let isLast = index == steps.count
    // After a clock was set back, the step takes the place of what later days have.
    let isSetBack = step.day.map { $0 < countedDay ?? $0 } ?? false
    let goesOn = isLast && !isSetBack
    let undone = goesOn ? [] : passages
    if isLast {
      steps.append(step)
      fold(at: index)
    } else {
      steps.insert(step, at: index)
      foldAnew()
    }
    let after = counted
    return Change(
      step: step, hadCard: before.content != nil, hasCard: after.content != nil,
      introducedBefore: introducedBefore, introducedAfter: introduced,
      isOnlyAnswerOfItsDay: isFirstThatDay, undone: undone, made: goesOn ? [] : passages,
      last: goesOn ? step.day.map { CardPassage(before: before, after: after, day: $0) } : nil)
  }

  /// Takes back the step of `identity`; returns `nil` where there is none.
  mutating func remove(_ identity: EventIdentity) -> Change? {
    guard let index = steps.lastIndex(where: { $0.position.identity == identity }) else {
      return nil
    }
    let hadCard = hasCard
    let introducedBefore = introduced
    let undone = passages
    let step = steps.remove(at: index)
    foldAnew()
    return Change(
      step: step, hadCard: hadCard, hasCard: hasCard, introducedBefore: introducedBefore,
      introducedAfter: introduced,
      isOnlyAnswerOfItsDay: step.review.map { !hasAnswer(on: $0.day) } ?? false,
      undone: undone, made: passages, last: nil)
  }

  /// How the card stands now, as far as an account's days count it.
  private var counted: CardPassage.Standing {
    let content = packedContent
    return CardPassage.Standing(
      content: content, isMature: content != nil && CardStage(of: review) == .mature,
      waitsFrom: content == nil || isSuspended ? nil : review.schedule?.due)
  }

  /// What each step changed in how the card stands, in their order and that of their days; folds them once more.
  ///
  /// From its day on a step takes the place of those before it that have a later day, because a clock was set back.
  private var passages: [CardPassage] {
    var history = CardHistory(id: id)
    let nothing = history.counted
    var passages: [CardPassage] = []
    for (index, step) in steps.enumerated() {
      history.steps.append(step)
      history.fold(at: index)
      guard let day = step.day else { continue }
      while let last = passages.last, day < last.day { passages.removeLast() }
      let before = passages.last?.after ?? nothing
      passages.append(CardPassage(before: before, after: history.counted, day: day))
    }
    return passages
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
