import DailyMathCore

/// A student who writes cards and answers them over three years, day by day, as the program would ask them.
///
/// The schedules are SM-2's own, folded as the answers come, so that each answer notes what truly stood before it and cards
/// are answered on the days on which they are due, or later where there was no time.
struct GeneratedStudent {
  /// What is wanted.
  let plan: GenerationPlan
  /// The cards.
  let deck: GeneratedDeck
  /// Where the events go.
  var journal: JournalAppender
  /// All that is left to chance.
  var generator: SplitMix64
  /// What the student knows of each card.
  var cards: [LearnedCard]
  /// The day, counted from the first.
  var day = 0
  /// How many answers stand.
  var answerCount = 0
  /// How many answers of each kind there are.
  var kindCounts: [AnswerKind: Int] = [:]
  /// Milliseconds since midnight began on the day.
  var clock = 0
  /// The name of the sitting.
  var sitting = ""
  /// How many answers are still to be given in it.
  var sittingLeft = 0

  /// The cards that come on each later day.
  private var coming: [[Int32]]
  /// The cards that are due, those that wait longest first.
  private var due: [Int32] = []
  /// How many cards were written.
  private var writtenCount: Int
  /// How many of the cards were asked for the first time, or passed over because a sibling was asked that day.
  private var introducedCount = 0
  private var passedOver: [Int32] = []

  /// A student who has just registered, and whose next events go into a journal.
  init(_ plan: GenerationPlan, deck: GeneratedDeck, journal: JournalAppender) {
    self.plan = plan
    self.deck = deck
    self.journal = journal
    generator = SplitMix64(seed: plan.seed ^ 0x5EED)
    cards = Array(repeating: LearnedCard(), count: deck.count)
    coming = Array(repeating: [], count: GenerationPlan.days)
    writtenCount = deck.starterCount
  }

  /// The study day.
  var today: StudyDay { plan.first.adding(days: day) }
  /// The moment of what happens now.
  var now: Moment { plan.moment(today, seconds: clock / 1_000, milliseconds: clock % 1_000) }

  /// Lives through all days.
  mutating func study() throws {
    let weights = StudyCalendar(plan, &generator).weights
    var left = weights.reduce(0, +)
    for (day, weight) in weights.enumerated() {
      self.day = day
      if day == 1 { try setLimits() }
      try writeCards()
      due += coming[day]
      coming[day] = []
      guard weight > 0 else { continue }
      let isLast = left == weight
      let wanted = (plan.reviews - answerCount) * weight / left
      left -= weight
      if wanted > 0 { try study(wanted, isLast: isLast) }
    }
    try journal.finish()
  }

  /// The card comes again on a day; one that comes after all days needs no place.
  mutating func expect(_ card: Int, on date: StudyDay) {
    let index = plan.first.days(until: date)
    if index < coming.count { coming[max(index, day + 1)].append(Int32(card)) }
  }

  /// Limits that let through what the student does in a day.
  private mutating func setLimits() throws {
    let usual = plan.reviews / GenerationPlan.days
    clock = 20 * 3_600_000
    try journal.append(
      .settings(
        SettingsChange(
          newCardsPerDay: max(20, usual / 30 * 10),
          reviewsPerDay: max(200, usual / 25 * 100))),
      at: now)
  }

  /// A quarter of the cards is written at once; the others come deck by deck, and a few on each day, the last of all on the
  /// last day, so that some are new still.
  private mutating func writeCards() throws {
    let own = deck.count - deck.starterCount
    let progress = min(day, 700)
    let isLast = day == GenerationPlan.days - 1
    let share = isLast ? 1_000 : 250 + progress / 70 * 50 + progress * 240 / 700
    let target = deck.starterCount + own * share / 1_000
    clock = 16 * 3_600_000 + generator.next(below: 5_400_000)
    let moment = now
    while writtenCount < target {
      try journal.append(
        .cardPut(deck.id(of: writtenCount), deck.content(of: writtenCount)), at: moment)
      writtenCount += 1
    }
  }

  /// Answers so many times, less where there is nothing to be asked any more; on the last day as often as is wanted.
  private mutating func study(_ wanted: Int, isLast: Bool) throws {
    let goal = answerCount + wanted
    beginDay(answers: wanted)
    let known = dueCards(wanted)
    var queue = generator.shuffled(known + newCards((wanted - known.count) * 6 / 10))
    while !queue.isEmpty {
      let rest = try ask(queue, until: goal)
      // What there was no time for waits, before all that comes later.
      for card in rest where cards[Int(card)].review == .new { passedOver.append(card) }
      due = rest.filter { cards[Int($0)].review != .new } + due
      guard answerCount < goal, rest.isEmpty else { break }
      queue = newCards((goal - answerCount + 1) * 6 / 10)
    }
    // In the first two years there will be more to learn soon, and the time is spent on that.
    let isAllKnown = day > 730 && introducedCount == writtenCount && passedOver.isEmpty
    guard answerCount < goal, isLast || isAllKnown else { return }
    try practise(until: goal)
  }

  /// The due cards of today, at most so many; siblings of them wait for another day.
  private mutating func dueCards(_ most: Int) -> [Int32] {
    var taken: [Int32] = []
    var left: [Int32] = []
    for card in due where !cards[Int(card)].isGone {
      if taken.count < most, takesTurn(Int(card)) { taken.append(card) } else { left.append(card) }
    }
    due = left
    return taken
  }

  /// The next new cards, at most so many; there is less than one for each answer, since many are asked twice.
  private mutating func newCards(_ room: Int) -> [Int32] {
    var taken: [Int32] = []
    var left: [Int32] = []
    for card in passedOver where !cards[Int(card)].isGone {
      if taken.count < room, takesTurn(Int(card)) { taken.append(card) } else { left.append(card) }
    }
    passedOver = left
    while taken.count < room, introducedCount < writtenCount {
      let card = introducedCount
      introducedCount += 1
      if takesTurn(card) { taken.append(Int32(card)) } else { passedOver.append(Int32(card)) }
    }
    return taken
  }

  /// Whether neither the card nor a sibling was asked today; from now on it was.
  private mutating func takesTurn(_ card: Int) -> Bool {
    let family = deck.place(of: card).family
    guard cards[family].lastAsked < day else { return false }
    cards[family].lastAsked = Int32(day)
    return true
  }

  /// Practises cards outside the schedule, as before an examination.
  private mutating func practise(until goal: Int) throws {
    while answerCount < goal {
      try takeBreath()
      let card = generator.next(below: max(1, introducedCount))
      _ = try answer(card, in: .cram)
    }
  }
}
