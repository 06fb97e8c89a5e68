extension PositionReader {
  /// Reads what happened to each card, and makes the index of the cards.
  mutating func readCards(into state: inout AccountState) throws(JSONFault) {
    try expect("cards")
    // The sums are made anew from the cards.
    state.tallies = DayTable()
    state.answerTimes = [:]
    try json.beginArray()
    while try json.nextElement() {
      try json.beginArray()
      try element()
      var history = CardHistory(id: CardID(try json.text(limit: EventCoding.longestField)))
      while try json.nextElement() {
        let step = try step()
        if let last = history.steps.last, step.position < last.position { throw .outOfRange }
        state.count(history.insert(step), by: 1)
      }
      guard state.histories.updateValue(history, forKey: history.id) == nil else {
        throw .outOfRange
      }
    }
    state.index = StudyIndex(of: state.histories.values)
  }

  private mutating func step() throws(JSONFault) -> CardHistory.Step {
    try json.beginArray()
    try element()
    let word = try json.text(limit: 16)
    let position = try position()
    let step: CardHistory.Step
    switch word {
    case "put":
      let day = try nextDay()
      try element()
      step = .put(position, on: day, PackedContent(try content()))
    case "delete": step = .delete(position, on: try nextDay())
    case "purge": step = .purge(position)
    case "suspend":
      let day = try nextDay()
      step = .suspend(position, on: day, try nextFlag())
    case "bury": step = .bury(position, try nextDay())
    case "mark": step = .mark(position, try nextFlag())
    case "reschedule":
      let day = try nextDay()
      step = .reschedule(position, on: day, due: try nextDay())
    case "review": step = .review(try review(at: position))
    default: throw .outOfRange
    }
    try endArray()
    return step
  }

  private mutating func content() throws(JSONFault) -> CardContent {
    var fields = CardContentFields()
    try json.beginObject()
    while let key = try json.nextKey() { try fields.take(key, from: &json) }
    return try fields.finished()
  }

  private mutating func review(at position: EventPosition) throws(JSONFault) -> ReviewSummary {
    try element()
    let day = try json.day()
    try element()
    let round = try json.round()
    try element()
    let kind = try json.answerKind()
    try element()
    let grade = try json.grade()
    try element()
    let milliseconds = try json.integer(in: 0...Review.longestMilliseconds)
    try element()
    let flags = try json.integer(in: 0...3)
    try element()
    let stage = CardStage(rawValue: UInt8(try json.integer(in: 0...2))) ?? .new
    try element()
    let hour = UInt8(try json.integer(in: 0...23))
    try element()
    let sitting = UInt32(try json.integer(in: 0...Int(UInt32.max)))
    return ReviewSummary(
      position: position, day: day, hour: hour, round: round, kind: kind, grade: grade,
      milliseconds: milliseconds, stage: stage, sitting: sitting, isFuzzed: flags & 1 != 0,
      suspendsLeech: flags & 2 != 0)
  }
}
