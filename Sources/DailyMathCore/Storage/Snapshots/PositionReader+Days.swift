extension PositionReader {
  /// Reads what was done day by day, and hour by hour.
  mutating func readDays(into state: inout AccountState) throws(JSONFault) {
    try expect("tallies")
    state.tallies = try days { (reader) throws(JSONFault) in try reader.tally() }
    try expect("hours")
    try json.beginArray()
    for hour in state.hours.indices {
      try element()
      try json.beginArray()
      state.hours[hour] = try count()
      try endArray()
    }
    try endArray()
    try expect("waiting")
    state.waiting = try days { (reader) throws(JSONFault) in
      let change = try reader.nextSigned()
      try reader.endArray()
      return change
    }
    try readGrowth(into: &state)
  }

  private mutating func readGrowth(into state: inout AccountState) throws(JSONFault) {
    try expect("growth")
    try json.beginArray()
    while try json.nextElement() {
      try json.beginArray()
      try element()
      guard
        case .deckLimits(let deck, _) = try EventPayload(kind: "deck.limits", from: &json),
        state.growth[deck] == nil
      else { throw .outOfRange }
      var table = DayTable<DeckGrowth>()
      while try json.nextElement() {
        let day = try json.day()
        guard table.entries.last.map({ $0.day < day }) ?? true else { throw .outOfRange }
        table[day] = DeckGrowth(cards: try nextSigned(), mature: try nextSigned())
      }
      state.growth[deck] = table
    }
  }

  /// Reads an array of days in ascending order; `body` reads what each has, to the end of its array.
  private mutating func days<Value>(
    _ body: (inout PositionReader) throws(JSONFault) -> Value
  ) throws(JSONFault) -> DayTable<Value> {
    var table = DayTable<Value>()
    try json.beginArray()
    while try json.nextElement() {
      try json.beginArray()
      let day = try nextDay()
      guard table.entries.last.map({ $0.day < day }) ?? true else { throw .outOfRange }
      table[day] = try body(&self)
    }
    return table
  }

  private mutating func tally() throws(JSONFault) -> DayTally {
    var tally = DayTally()
    tally.answers = try nextNumber()
    tally.cards = try nextNumber()
    tally.introduced = try nextNumber()
    tally.scheduled = try nextNumber()
    tally.milliseconds = try nextNumber()
    tally.young = try count()
    tally.mature = try count()
    tally.firstOrder = Int64(try nextNumber())
    while try json.nextElement() {
      let sitting = try json.integer(in: 0...Int(UInt32.max))
      guard tally.sittings.append(UInt32(sitting), try count()) else { throw .outOfRange }
    }
    return tally
  }

  private mutating func count() throws(JSONFault) -> AnswerCount {
    let answers = try nextNumber()
    let passed = try nextNumber()
    guard passed <= answers else { throw .outOfRange }
    return AnswerCount(answers: answers, passed: passed)
  }

  /// Reads how long answers of one kind took.
  mutating func times() throws(JSONFault) -> AnswerTimes {
    var times = AnswerTimes()
    var last = -1
    try json.beginArray()
    while try json.nextElement() {
      let time = try json.integer(in: 0...Review.longestMilliseconds)
      let count = try nextNumber()
      guard time > last, count > 0, count <= Int(Int32.max) else { throw .outOfRange }
      times.insert(time, count: count)
      last = time
    }
    guard times.count > 0 else { throw .outOfRange }
    return times
  }

  private mutating func nextSigned() throws(JSONFault) -> Int {
    try element()
    return try json.integer(in: -EventCoding.largestNumber...EventCoding.largestNumber)
  }
}
