extension DrillPart {
  /// Reads the members of a piece of a drill from the object of an event; `write` says how they are spelled.
  init(from reader: inout JSONReader, start: MemberStart) throws(JSONFault) {
    var run: String?
    var fields = DrillSettingsFields()
    var seed: UInt64?
    var isRepeat = false
    var answers: [DrillAnswer]?
    var outcome: DrillOutcome?
    var members = try JSONMembers<DrillName>(of: &reader, from: start)
    while let name = try members.next(of: &reader) {
      switch name {
      case .run: run = try reader.text(limit: EventCoding.longestField)
      case .seed: seed = try reader.seed()
      case .repeat: isRepeat = try reader.bool()
      case .answers: answers = try reader.drillAnswers()
      case .outcome: outcome = try DrillOutcome(from: &reader)
      case .mode, .seconds, .count, .accept, .level, .custom, .keypad:
        try fields.take(name, from: &reader)
      }
    }
    self.init(
      run: try required(run), settings: try fields.settings(), seed: try required(seed),
      isRepeat: isRepeat, answers: try required(answers), outcome: outcome)
  }
}

extension DrillAnswer {
  /// Reads an array that `write` wrote.
  fileprivate init(from reader: inout JSONReader) throws(JSONFault) {
    try reader.beginArray()
    try reader.element()
    guard let problem = Problem(journalText: try reader.text(limit: Problem.longestJournalText))
    else {
      throw .outOfRange
    }
    try reader.element()
    let milliseconds = try reader.integer(in: 0...Self.longestMilliseconds)
    try reader.element()
    let firstKey = try reader.integer(in: 0...Self.longestMilliseconds)
    try reader.element()
    let grade = try reader.grade()
    var mistakes: [String] = []
    var wasShown = false
    if try reader.nextElement() {
      mistakes = try reader.texts(count: Self.mostMistakes, limit: Self.longestMistake)
      wasShown = try reader.nextElement()
      // What says nothing would have been left out.
      let isTold = wasShown ? try reader.bool() : !mistakes.isEmpty
      guard isTold else { throw .outOfRange }
      if wasShown, try reader.nextElement() { throw .tooLong }
    }
    self.init(
      problem: problem, mistakes: mistakes, wasShown: wasShown, firstKeyMilliseconds: firstKey,
      milliseconds: milliseconds, grade: grade)
  }
}

extension DrillOutcome {
  /// Reads an array with the five numbers, which have to fit each other.
  fileprivate init(from reader: inout JSONReader) throws(JSONFault) {
    try reader.beginArray()
    try reader.element()
    let isFinished = try reader.integer(in: 0...1) == 1
    var numbers: [Int] = []
    for _ in 0..<4 {
      try reader.element()
      numbers.append(try reader.integer(in: 0...EventCoding.largestNumber))
    }
    guard try !reader.nextElement() else { throw .tooLong }
    self.init(
      isFinished: isFinished, score: numbers[0], answers: numbers[1], right: numbers[2],
      milliseconds: numbers[3])
    guard isSound else { throw .outOfRange }
  }
}

extension JSONReader {
  fileprivate mutating func drillAnswers() throws(JSONFault) -> [DrillAnswer] {
    var answers: [DrillAnswer] = []
    try beginArray()
    while try nextElement() {
      guard answers.count < DrillPart.mostAnswers else { throw .tooLong }
      answers.append(try DrillAnswer(from: &self))
    }
    return answers
  }

  fileprivate mutating func seed() throws(JSONFault) -> UInt64 {
    let text = try text(limit: DrillPart.seedDigits)
    let isPlain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
    guard isPlain, text.utf8.count == DrillPart.seedDigits, let seed = UInt64(text, radix: 16)
    else { throw .outOfRange }
    return seed
  }
}
