import DailyMathCore

/// A learner at a quiz: answers, which go into the account's journal, and takes answers back.
struct Sitting {
  private(set) var script = JournalScript("one")
  private(set) var state = AccountState()
  private(set) var session: QuizSession
  /// The clock that is never set, in milliseconds.
  var now: Int64 = 0
  /// The study day after `JournalScript.start`.
  let day: Int

  /// Sits down before new cards of these names, and looks at the first.
  init(cards: String..., seed: UInt64 = 1, day: Int = 0) {
    self.init(day: day, seed: seed) { script in
      for (index, name) in cards.enumerated() {
        let content = CardContent(
          prompt: name, answer: "right", distractors: ["wrong", "false", "no"],
          category: .probability, difficulty: index)
        script.add(.cardPut(CardID(name), content), order: Int64(index + 1))
      }
    }
  }

  /// Sits down on `day` before whatever `prepare` writes into the journal.
  init(day: Int = 0, seed: UInt64 = 1, prepare: (inout JournalScript) -> Void) {
    self.day = day
    prepare(&script)
    for event in script.events { state.apply(event) }
    session = QuizSession(
      .day, in: state, on: JournalScript.day(day), seed: seed)
    next()
  }

  /// The card on show; `nil` at the end.
  var card: String? { session.showing?.card.text }

  /// Answers the card on show, right where the grade is 3 or more, and goes on to the next.
  mutating func answer(_ grade: Grade) {
    record(grade)
    next()
  }

  /// Answers the card on show without going on.
  mutating func record(_ grade: Grade) {
    guard let showing = session.showing,
      let index = showing.options.firstIndex(where: { $0.isRight == grade.isPassing }),
      let choice = session.answer(choosing: index, in: state, now: now),
      let review = session.review(of: choice, grade: grade, in: state)
    else { return }
    session.noteRecorded(write(.review(review)), answer: choice, grade: grade)
  }

  /// Goes on to the next card.
  mutating func next() {
    session.showNext(in: state, on: JournalScript.day(day), now: now)
  }

  /// Takes the last answer back.
  mutating func takeBack() {
    guard let last = session.lastAnswer else { return }
    write(.undo(of: last.event, card: last.card))
    session.noteTakenBack(now: now)
  }

  /// Writes an event into the journal, as another terminal might.
  @discardableResult
  mutating func write(_ payload: EventPayload) -> EventIdentity {
    let identity = script.add(payload, order: state.highestOrder + 1, day: day)
    if let event = script.events.last { state.apply(event) }
    return identity
  }

  /// Answers the cards shown with `grades`, one after another; returns which cards they were.
  mutating func play(_ grades: some Sequence<Grade>) -> [String] {
    var cards: [String] = []
    for grade in grades {
      cards.append(card ?? "end")
      answer(grade)
    }
    return cards
  }
}
