extension PositionWriter {
  /// Writes what happened to a card, as an array without a checksum.
  mutating func write(_ history: CardHistory) {
    json.beginArray()
    json.text(history.id.text)
    json.beginArray()
    for case .put(let position, let day, let content) in history.steps {
      json.beginArray()
      write(position)
      json.integer(day.daysSince1970)
      json.beginObject()
      content.content.write(to: &json)
      json.endObject()
      json.endArray()
    }
    json.endArray()
    json.beginArray()
    for step in history.steps {
      if case .put = step { continue }
      json.beginArray()
      write(step.position)
      write(restOf: step)
      json.endArray()
    }
    json.endArray()
    json.endArray()
  }

  private mutating func write(restOf step: CardHistory.Step) {
    switch step {
    case .put: break
    case .delete(_, let day): word("delete", day)
    case .purge: json.text("purge")
    case .suspend(_, let day, let isSuspended):
      word("suspend", day)
      json.integer(isSuspended ? 1 : 0)
    case .bury(_, let day): word("bury", day)
    case .mark(_, let isMarked):
      json.text("mark")
      json.integer(isMarked ? 1 : 0)
    case .reschedule(_, let day, let due):
      word("reschedule", day)
      json.integer(due.daysSince1970)
    case .review(let summary): write(restOf: summary)
    }
  }

  private mutating func word(_ word: String, _ day: StudyDay) {
    json.text(word)
    json.integer(day.daysSince1970)
  }

  private mutating func write(restOf summary: ReviewSummary) {
    json.integer(summary.day.daysSince1970)
    json.integer(summary.round.number)
    json.integer(summary.kind.number)
    json.integer(summary.grade.rawValue)
    json.integer(summary.milliseconds)
    json.integer((summary.isFuzzed ? 1 : 0) + (summary.suspendsLeech ? 2 : 0))
    json.integer(Int(summary.stage.rawValue))
    json.integer(Int(summary.hour))
    json.integer(Int(summary.sitting))
  }
}

extension ReviewRound {
  /// The number that stands for it in a card file.
  fileprivate var number: Int {
    switch self {
    case .scheduled: 0
    case .repetition: 1
    case .cram: 2
    }
  }

  /// The round that `number` stands for.
  init(number: Int) throws(JSONFault) {
    switch number {
    case 0: self = .scheduled
    case 1: self = .repetition
    case 2: self = .cram
    default: throw .outOfRange
    }
  }
}

extension AnswerKind {
  /// The number that stands for it in a card file.
  fileprivate var number: Int {
    switch self {
    case .choice: 0
    case .typed: 1
    case .flip: 2
    }
  }

  /// The kind that `number` stands for.
  init(number: Int) throws(JSONFault) {
    switch number {
    case 0: self = .choice
    case 1: self = .typed
    case 2: self = .flip
    default: throw .outOfRange
    }
  }
}
