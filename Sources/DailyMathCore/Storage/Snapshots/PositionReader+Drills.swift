extension PositionReader {
  /// Reads what the drills say.
  mutating func drills() throws(JSONFault) -> AgilityRecord {
    var record = AgilityRecord()
    try expect("facts")
    try json.beginArray()
    while try json.nextElement() {
      try json.beginArray()
      try element()
      let text = try json.text(limit: EventCoding.longestField)
      guard let fact = AgilityFact(text: text), fact.text == text, record.facts[fact] == nil else {
        throw .outOfRange
      }
      try element()
      record.facts[fact] = try factMemory()
      try endArray()
    }
    try expect("drillTimes")
    try json.beginArray()
    while try json.nextElement() {
      try json.beginArray()
      let digits = try nextNumber()
      guard digits > 0, record.times[digits] == nil else { throw .outOfRange }
      try element()
      record.times[digits] = try times()
      try endArray()
    }
    try readRuns(into: &record)
    return record
  }

  private mutating func factMemory() throws(JSONFault) -> FactMemory {
    var numbers = NumberRow(try integers())
    var memory = FactMemory()
    memory.answers = try numbers.next(in: 1...EventCoding.largestNumber)
    memory.right = try numbers.next(in: 0...memory.answers)
    let timeCount = try numbers.next(in: 0...FactMemory.latestCount)
    guard timeCount == min(memory.right, FactMemory.latestCount) else { throw .outOfRange }
    for _ in 0..<timeCount {
      let place = try place(from: &numbers)
      guard memory.latestPlaces.last.map({ $0 < place }) ?? true else { throw .outOfRange }
      memory.latestPlaces.append(place)
      memory.latestMilliseconds.append(try numbers.next(in: 0...DrillAnswer.longestMilliseconds))
    }
    while !numbers.isEmpty {
      let day = StudyDay(daysSince1970: try numbers.next(in: StudyDay.range))
      guard memory.days.last.map({ $0.day < day }) ?? true else { throw .outOfRange }
      let place = try place(from: &numbers)
      guard let grade = Grade(rawValue: try numbers.next(in: 0...5)) else { throw .outOfRange }
      memory.days.append(FactMemory.DayGrade(day: day, place: place, grade: grade))
    }
    guard (1...min(memory.answers, FactMemory.dayCount)).contains(memory.days.count) else {
      throw .outOfRange
    }
    memory.reschedule()
    return memory
  }

  private mutating func readRuns(into record: inout AgilityRecord) throws(JSONFault) {
    var kinds: [DrillSettings] = []
    try expect("drillKinds")
    try json.beginArray()
    while try json.nextElement() { kinds.append(try DrillSettings(from: &json)) }
    try expect("drills")
    try json.beginArray()
    while try json.nextElement() {
      try json.beginArray()
      try element()
      let id = try json.text(limit: EventCoding.longestField)
      try element()
      var numbers = NumberRow(try integers())
      let position = try position(from: &numbers)
      guard record.runPositions.last.map({ $0 < position }) ?? true else { throw .outOfRange }
      record.runPositions.append(position)
      record.runs.append(try Self.run(id, of: kinds, from: &numbers))
      guard numbers.isEmpty else { throw .tooLong }
      try endArray()
    }
  }

  private static func run(
    _ id: String, of kinds: [DrillSettings], from numbers: inout NumberRow
  ) throws(JSONFault) -> DrillRun {
    let largest = EventCoding.largestNumber
    let moment = Moment(
      instant: Instant(milliseconds: Int64(try numbers.next(in: -largest...largest))),
      offset: UTCOffset(seconds: try numbers.next(in: -64_800...64_800)),
      day: StudyDay(daysSince1970: try numbers.next(in: StudyDay.range)))
    let kind = try numbers.next(in: 0...largest)
    guard kinds.indices.contains(kind) else { throw .outOfRange }
    let isRepeat = try numbers.next(in: 0...1) == 1
    let outcome = DrillOutcome(
      isFinished: try numbers.next(in: 0...1) == 1, score: try numbers.next(in: 0...largest),
      answers: try numbers.next(in: 0...largest), right: try numbers.next(in: 0...largest),
      milliseconds: try numbers.next(in: 0...largest))
    guard outcome.isSound else { throw .outOfRange }
    return DrillRun(
      id: id, moment: moment, settings: kinds[kind], isRepeat: isRepeat, outcome: outcome)
  }

  private func place(from numbers: inout NumberRow) throws(JSONFault) -> AnswerPlace {
    AnswerPlace(
      position: try position(from: &numbers),
      index: try numbers.next(in: 0...DrillPart.mostAnswers - 1))
  }

  private func position(from numbers: inout NumberRow) throws(JSONFault) -> EventPosition {
    let order = Int64(try numbers.next(in: 0...EventCoding.largestNumber))
    let device = try numbers.next(in: 0...EventCoding.largestNumber)
    guard list.indices.contains(device) else { throw .outOfRange }
    return EventPosition(
      order: order,
      identity: EventIdentity(
        device: list[device], number: try numbers.next(in: 1...EventCoding.largestNumber)))
  }
}

/// Numbers that were read at once, to be taken one after another.
private struct NumberRow {
  private let numbers: [Int]
  private var place = 0

  init(_ numbers: [Int]) { self.numbers = numbers }

  var isEmpty: Bool { place == numbers.count }

  /// The next number, which must be in `range`.
  mutating func next(in range: ClosedRange<Int>) throws(JSONFault) -> Int {
    guard place < numbers.count else { throw .missing }
    let number = numbers[place]
    guard range.contains(number) else { throw .outOfRange }
    place += 1
    return number
  }
}
