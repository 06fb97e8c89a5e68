extension Review {
  /// Reads the members of a review from the object of an event; `Review.write` says how they are spelled.
  ///
  /// The longer spelling of earlier versions, in which nothing is left out, is read for ever.
  init(from reader: inout JSONReader, start: MemberStart) throws(JSONFault) {
    var card: String?
    var session: String?
    var round = ReviewRound.scheduled
    var kind = AnswerKind.choice
    var answered = ""
    var suggested: Grade?
    var grade: Grade?
    var milliseconds: Int?
    var before = ReviewState.new
    var isFuzzed = false
    var suspendsLeech = false
    var members = try JSONMembers<ReviewMember>(of: &reader, from: start)
    while let name = try members.next(of: &reader) {
      switch name {
      case .card: card = try reader.text(limit: EventCoding.longestField)
      case .session: session = try reader.text(limit: EventCoding.longestField)
      case .round: round = try reader.round()
      case .answerKind: kind = try reader.answerKind()
      case .answered: answered = try reader.text(limit: EventCoding.longestField)
      case .suggested: suggested = try reader.grade()
      case .grade: grade = try reader.grade()
      case .milliseconds, .earlierMilliseconds:
        guard milliseconds == nil else { throw .duplicate }
        milliseconds = try reader.integer(in: 0...Review.longestMilliseconds)
      case .fuzzed: isFuzzed = try reader.bool()
      case .leech: suspendsLeech = try reader.bool()
      case .before: before = .scheduled(try Schedule(from: &reader))
      }
    }
    let given = try required(grade)
    self.init(
      card: CardID(try required(card)), session: try required(session), round: round, kind: kind,
      answered: answered, suggested: suggested ?? given, grade: given,
      milliseconds: try required(milliseconds), before: before, isFuzzed: isFuzzed,
      suspendsLeech: suspendsLeech)
  }
}

/// The names of the members of a review, in the order in which they are written.
private enum ReviewMember: String, JSONWord {
  case card
  case session
  case round
  case answerKind
  case answered
  case suggested
  case grade
  case milliseconds = "ms"
  case fuzzed
  case leech
  case before
  /// What `ms` was called at first.
  case earlierMilliseconds = "milliseconds"

  static let words = JSONWords<Self>()
}

extension ReviewRound: JSONWord {
  /// The words, made once.
  static let words = JSONWords<Self>()
}

extension AnswerKind: JSONWord {
  /// The words, made once.
  static let words = JSONWords<Self>()
}

extension JSONReader {
  /// Reads a grade.
  mutating func grade() throws(JSONFault) -> Grade {
    guard let grade = Grade(rawValue: try integer(in: 0...5)) else { throw .outOfRange }
    return grade
  }

  /// Reads the reason for which a card was shown.
  mutating func round() throws(JSONFault) -> ReviewRound {
    guard let round = try packedWord(ReviewRound.self) else { throw .outOfRange }
    return round
  }

  /// Reads how an answer was given.
  mutating func answerKind() throws(JSONFault) -> AnswerKind {
    guard let kind = try packedWord(AnswerKind.self) else { throw .outOfRange }
    return kind
  }
}

private enum ScheduleMember: String, JSONWord {
  case ease
  case interval
  case repetitions
  case lapses
  case last
  case due

  static let words = JSONWords<Self>()
}

extension Schedule {
  /// Reads either spelling of a schedule: an array, as `writeCompactly` writes it, or an object with the same names.
  fileprivate init(from reader: inout JSONReader) throws(JSONFault) {
    reader.skipSpace()
    if reader.peek == UInt8(ascii: "[") {
      try self.init(elementsOf: &reader)
    } else {
      try self.init(membersOf: &reader)
    }
  }

  private init(membersOf reader: inout JSONReader) throws(JSONFault) {
    var ease: Int?
    var interval: Int?
    var repetitions: Int?
    var lapses: Int?
    var last: StudyDay?
    var due: StudyDay?
    var members = try JSONMembers<ScheduleMember>(of: &reader)
    while let name = try members.next(of: &reader) {
      switch name {
      case .ease: ease = try reader.ease()
      case .interval: interval = try reader.intervalDays()
      case .repetitions: repetitions = try reader.count()
      case .lapses: lapses = try reader.count()
      case .last: last = try reader.day()
      case .due: due = try reader.day()
      }
    }
    self.init(
      ease: EaseFactor(hundredths: try required(ease)),
      interval: Interval(days: try required(interval)), repetitions: try required(repetitions),
      lapses: try required(lapses), lastReviewed: try required(last), due: try required(due))
  }

  private init(elementsOf reader: inout JSONReader) throws(JSONFault) {
    try reader.beginArray()
    try reader.element()
    let ease = EaseFactor(hundredths: try reader.ease())
    try reader.element()
    let interval = Interval(days: try reader.intervalDays())
    try reader.element()
    let repetitions = try reader.count()
    try reader.element()
    let lapses = try reader.count()
    try reader.element()
    let last = try reader.day()
    var due = last.adding(days: interval.days)
    if try reader.nextElement() {
      due = try reader.day()
      guard try !reader.nextElement() else { throw .tooLong }
    }
    self.init(
      ease: ease, interval: interval, repetitions: repetitions, lapses: lapses,
      lastReviewed: last, due: due)
  }
}

extension JSONReader {
  fileprivate mutating func ease() throws(JSONFault) -> Int {
    try integer(in: EaseFactor.minimum.hundredths...EventCoding.largestNumber)
  }

  fileprivate mutating func intervalDays() throws(JSONFault) -> Int {
    try integer(in: 1...Interval.longest.days)
  }

  fileprivate mutating func count() throws(JSONFault) -> Int {
    try integer(in: 0...EventCoding.largestNumber)
  }
}
