extension Review {
  /// Reads the members of a review from the whole object of an event.
  init(from reader: inout JSONReader) throws(JSONFault) {
    var card: String?
    var session: String?
    var round: ReviewRound?
    var kind: AnswerKind?
    var answered: String?
    var suggested: Grade?
    var grade: Grade?
    var milliseconds: Int?
    var before = ReviewState.new
    var isFuzzed = false
    var suspendsLeech = false
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "card": card = try reader.text(limit: EventCoding.longestField)
      case "session": session = try reader.text(limit: EventCoding.longestField)
      case "round": round = try reader.round()
      case "answerKind": kind = try reader.answerKind()
      case "answered": answered = try reader.text(limit: EventCoding.longestField)
      case "suggested": suggested = try reader.grade()
      case "grade": grade = try reader.grade()
      case "milliseconds": milliseconds = try reader.integer(in: 0...Review.longestMilliseconds)
      case "fuzzed": isFuzzed = try reader.bool()
      case "leech": suspendsLeech = try reader.bool()
      case "before": before = .scheduled(try Schedule(from: &reader))
      default: try reader.skipValue()
      }
    }
    self.init(
      card: CardID(try required(card)), session: try required(session),
      round: try required(round), kind: try required(kind), answered: try required(answered),
      suggested: try required(suggested), grade: try required(grade),
      milliseconds: try required(milliseconds), before: before, isFuzzed: isFuzzed,
      suspendsLeech: suspendsLeech)
  }
}

extension JSONReader {
  /// Reads a grade.
  mutating func grade() throws(JSONFault) -> Grade {
    try required(Grade(rawValue: try integer(in: 0...5)))
  }

  // There are very many of these two, and comparing bytes takes a fraction of what making a string does.

  /// Reads the reason for which a card was shown.
  mutating func round() throws(JSONFault) -> ReviewRound {
    let word = try plainText()
    if holds(ReviewRound.scheduled.rawValue, at: word) { return .scheduled }
    if holds(ReviewRound.repetition.rawValue, at: word) { return .repetition }
    if holds(ReviewRound.cram.rawValue, at: word) { return .cram }
    throw .outOfRange
  }

  /// Reads how an answer was given.
  mutating func answerKind() throws(JSONFault) -> AnswerKind {
    let word = try plainText()
    if holds(AnswerKind.choice.rawValue, at: word) { return .choice }
    if holds(AnswerKind.typed.rawValue, at: word) { return .typed }
    if holds(AnswerKind.flip.rawValue, at: word) { return .flip }
    throw .outOfRange
  }
}

extension Schedule {
  fileprivate init(from reader: inout JSONReader) throws(JSONFault) {
    var ease: Int?
    var interval: Int?
    var repetitions: Int?
    var lapses: Int?
    var last: StudyDay?
    var due: StudyDay?
    let largest = EventCoding.largestNumber
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "ease": ease = try reader.integer(in: EaseFactor.minimum.hundredths...largest)
      case "interval": interval = try reader.integer(in: 1...Interval.longest.days)
      case "repetitions": repetitions = try reader.integer(in: 0...largest)
      case "lapses": lapses = try reader.integer(in: 0...largest)
      case "last": last = try reader.day()
      case "due": due = try reader.day()
      default: try reader.skipValue()
      }
    }
    self.init(
      ease: EaseFactor(hundredths: try required(ease)),
      interval: Interval(days: try required(interval)), repetitions: try required(repetitions),
      lapses: try required(lapses), lastReviewed: try required(last), due: try required(due))
  }
}
