import DailyMathCore

/// A learner at a quiz: answers, which go into the account's journal, and takes answers back.
struct Sitting {
  private(set) var script = JournalScript("one")
  var state = AccountState()
  var session: QuizSession
  /// The clock that is never set, in milliseconds.
  var now: Int64 = 0
  /// How many days after `JournalScript.start` it is.
  var day: Int
  /// The study day.
  var today: StudyDay { JournalScript.day(day) }

  /// Sits down before new cards of these names, and looks at the first.
  init(cards: String..., seed: UInt64 = 1, day: Int = 0, scope: StudyScope = .day) {
    self.init(day: day, seed: seed, scope: scope) { script in
      for (index, name) in cards.enumerated() {
        let content = CardContent(
          prompt: name, answer: "right", distractors: ["wrong", "false", "no"],
          category: .probability, difficulty: index)
        script.add(.cardPut(CardID(name), content), order: Int64(index + 1))
      }
    }
  }

  /// Sits down on `day` before whatever `prepare` writes into the journal.
  init(
    day: Int = 0, seed: UInt64 = 1, scope: StudyScope = .day,
    prepare: (inout JournalScript) -> Void
  ) {
    self.day = day
    prepare(&script)
    for event in script.events { state.apply(event) }
    session = QuizSession(scope, in: state, on: JournalScript.day(day), seed: seed)
    next()
  }

  /// The card on show; `nil` at the end.
  var card: String? { session.showing?.card.text }

  /// Answers the card on show, right where the grade is 3 or more, and goes on to the next.
  mutating func answer(_ grade: Grade) {
    record(grade)
    next()
  }

  /// Answers the card on show without going on; the learner turns it over where there is nothing to choose from.
  mutating func record(_ grade: Grade) {
    guard let showing = session.showing else { return }
    let index = showing.options.firstIndex { $0.isRight == grade.isPassing }
    let answer =
      index.flatMap { session.answer(choosing: $0, in: state, now: now) }
      ?? session.answerRecalled(in: state, now: now)
    guard let answer, let review = session.review(of: answer, grade: grade, in: state) else {
      return
    }
    session.noteRecorded(
      write(.review(review)), answer: answer, grade: grade, isSuspended: review.suspendsLeech)
  }

  /// Goes on to the next card.
  mutating func next() {
    session.showNext(in: state, on: today, now: now)
  }

  /// Takes the last answer back.
  mutating func takeBack() {
    guard let step = session.lastStep else { return }
    for payload in step.undo { write(payload) }
    session.noteTakenBack(in: state, on: today, now: now)
  }

  /// Does something to the card on show other than answering it; goes on where it is not asked any more.
  mutating func use(_ deed: QuizStep.Deed) {
    guard let card = session.showing?.card else { return }
    switch deed {
    case .answered: return
    case .suspended:
      session.noteDone(deed, events: [write(.suspend(card, isSuspended: true))])
    case .buried: session.noteDone(deed, events: [write(.bury(card))])
    case .marked(let isMarked):
      session.noteDone(deed, events: [write(.mark(card, isMarked: isMarked))])
      return
    }
    session.passOver(in: state, on: today, now: now)
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
