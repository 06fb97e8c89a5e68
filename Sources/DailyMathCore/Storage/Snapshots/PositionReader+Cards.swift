extension PositionReader {
  /// Enters the line of the card `id`, up to its first list; throws `outOfRange` where it is of another card.
  mutating func beginLine(of id: CardID) throws(JSONFault) {
    try json.beginArray()
    try element()
    guard CardID(try json.text(limit: EventCoding.longestField)) == id else { throw .outOfRange }
    try element()
  }

  /// Reads the writings of a card, in ascending order.
  mutating func puts() throws(JSONFault) -> [CardHistory.Step] {
    var puts: [CardHistory.Step] = []
    try json.beginArray()
    while try json.nextElement() {
      try json.beginArray()
      let position = try position()
      let day = try nextDayNumber()
      try element()
      var fields = CardContentFields()
      try json.beginObject()
      while let key = try json.nextKey() { try fields.take(key, from: &json) }
      try endArray()
      try check(position, follows: puts.last)
      puts.append(.put(position, on: day, PackedContent(try fields.finished())))
    }
    return puts
  }

  /// Reads what happened to a card beside its writings, in ascending order.
  mutating func otherSteps() throws(JSONFault) -> [CardHistory.Step] {
    var steps: [CardHistory.Step] = []
    try json.beginArray()
    while try json.nextElement() {
      try json.beginArray()
      let position = try position()
      try element()
      json.skipSpace()
      let step =
        json.peek == UInt8(ascii: "\"") ? try other(at: position) : try answer(at: position)
      try endArray()
      try check(position, follows: steps.last)
      steps.append(step)
    }
    return steps
  }

  private func check(
    _ position: EventPosition, follows last: CardHistory.Step?
  ) throws(JSONFault) {
    if let last, !(last.position < position) { throw .outOfRange }
  }

  private mutating func other(at position: EventPosition) throws(JSONFault) -> CardHistory.Step {
    switch try json.text(limit: 16) {
    case "delete": return .delete(position, on: try nextDayNumber())
    case "purge": return .purge(position)
    case "suspend":
      let day = try nextDayNumber()
      return .suspend(position, on: day, try nextFlag())
    case "bury": return .bury(position, try nextDayNumber())
    case "mark": return .mark(position, try nextFlag())
    case "reschedule":
      let day = try nextDayNumber()
      return .reschedule(position, on: day, due: try nextDayNumber())
    default: throw .outOfRange
    }
  }

  private mutating func answer(at position: EventPosition) throws(JSONFault) -> CardHistory.Step {
    let day = StudyDay(daysSince1970: try json.integer(in: StudyDay.range))
    let round = try ReviewRound(number: try nextNumber())
    let kind = try AnswerKind(number: try nextNumber())
    guard let grade = Grade(rawValue: try nextNumber()) else { throw .outOfRange }
    let milliseconds = try next(in: 0...Review.longestMilliseconds)
    let flags = try next(in: 0...3)
    guard let stage = CardStage(rawValue: UInt8(try next(in: 0...255))) else { throw .outOfRange }
    let hour = UInt8(try next(in: 0...23))
    let sitting = UInt32(try next(in: 0...Int(UInt32.max)))
    return .review(
      ReviewSummary(
        position: position, day: day, hour: hour, round: round, kind: kind, grade: grade,
        milliseconds: milliseconds, stage: stage, sitting: sitting, isFuzzed: flags & 1 != 0,
        suspendsLeech: flags & 2 != 0))
  }

  private mutating func nextDayNumber() throws(JSONFault) -> StudyDay {
    StudyDay(daysSince1970: try next(in: StudyDay.range))
  }

  private mutating func next(in range: ClosedRange<Int>) throws(JSONFault) -> Int {
    try element()
    return try json.integer(in: range)
  }
}
