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
    state.waiting = try days(with: 1) { numbers, start in numbers[start] }
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
      try element()
      state.growth[deck] = try days(with: 2) { numbers, start in
        DeckGrowth(cards: numbers[start], mature: numbers[start + 1])
      }
      try endArray()
    }
  }

  /// Reads an array of days in ascending order, each followed by so many numbers.
  private mutating func days<Value>(
    with count: Int, _ body: ([Int], Int) -> Value
  ) throws(JSONFault) -> DayTable<Value> {
    let numbers = try integers()
    var entries: [DayTable<Value>.Entry] = []
    guard numbers.count.isMultiple(of: count + 1) else { throw .missing }
    entries.reserveCapacity(numbers.count / (count + 1))
    for start in stride(from: 0, to: numbers.count, by: count + 1) {
      guard StudyDay.range.contains(numbers[start]) else { throw .outOfRange }
      let day = StudyDay(daysSince1970: numbers[start])
      guard entries.last.map({ $0.day < day }) ?? true else { throw .outOfRange }
      entries.append(DayTable.Entry(day: day, value: body(numbers, start + 1)))
    }
    return DayTable(entries: entries)
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
    tally.firstOrder = try nextFirst(isThere: tally.answers > 0)
    tally.drills = try nextNumber()
    tally.firstDrillOrder = try nextFirst(isThere: tally.drills > 0)
    guard tally.hasWork else { throw .outOfRange }
    while try json.nextElement() {
      let sitting = try json.integer(in: 0...Int(UInt32.max))
      guard tally.sittings.append(UInt32(sitting), try count()) else { throw .outOfRange }
    }
    return tally
  }

  /// Reads the next element, the lowest order of something of the day: −1 where there is nothing of it, as `isThere` tells.
  private mutating func nextFirst(isThere: Bool) throws(JSONFault) -> Int64 {
    try element()
    let order = try json.integer(in: -1...EventCoding.largestNumber)
    guard (order >= 0) == isThere else { throw .outOfRange }
    return isThere ? Int64(order) : .max
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
    try json.beginArray()
    while try json.nextElement() {
      let numbers = try integers()
      guard let number = numbers.first, times.add(block: number, counts: numbers.dropFirst())
      else { throw .outOfRange }
    }
    guard times.count > 0 else { throw .missing }
    return times
  }
}
