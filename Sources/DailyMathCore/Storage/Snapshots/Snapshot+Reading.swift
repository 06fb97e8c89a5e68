extension Snapshot {
  /// Reads a snapshot strictly: whatever is not exactly as it is written is refused, since it can be made anew.
  init(decoding bytes: [UInt8]) throws(JSONFault) {
    guard ChecksummedObject.isSound(bytes, in: 0..<bytes.count) else { throw .checksum }
    var reader = PositionReader(bytes)
    try reader.json.beginObject()
    try reader.expect("format")
    guard try reader.json.integer(in: 0...EventCoding.largestNumber) == Self.format else {
      throw .otherFormat
    }
    marks = try reader.marks()
    state = AccountState()
    try reader.devices()
    try reader.expect("order")
    state.highestOrder = Int64(try reader.number())
    try reader.readChoices(into: &state)
    try reader.readSums(into: &state)
    try reader.readCards(into: &state)
    try reader.expect("crc")
    try reader.json.skipValue()
    guard try reader.json.nextKey() == nil else { throw .outOfRange }
    try reader.json.finish()
  }
}

/// Reads a snapshot's parts, knowing the device at each place in the list.
private struct PositionReader {
  var json: JSONReader
  private var list: [DeviceID] = []
  /// The name of a member that was read although it may be absent.
  private var waiting: String?

  init(_ bytes: [UInt8]) {
    json = JSONReader(bytes)
  }

  mutating func expect(_ name: String) throws(JSONFault) {
    guard try takes(name) else { throw .missing }
  }

  /// Tells whether the next member is `name`; if so, its value comes next.
  private mutating func takes(_ name: String) throws(JSONFault) -> Bool {
    if waiting == nil { waiting = try json.nextKey() }
    guard waiting == name else { return false }
    waiting = nil
    return true
  }

  mutating func number() throws(JSONFault) -> Int {
    try json.integer(in: 0...EventCoding.largestNumber)
  }

  /// Requires that another element follows.
  private mutating func element() throws(JSONFault) {
    guard try json.nextElement() else { throw .missing }
  }

  private mutating func endArray() throws(JSONFault) {
    guard try !json.nextElement() else { throw .tooLong }
  }

  private mutating func nextNumber() throws(JSONFault) -> Int {
    try element()
    return try number()
  }

  private mutating func nextFlag() throws(JSONFault) -> Bool {
    try element()
    return try json.integer(in: 0...1) == 1
  }

  private mutating func nextDay() throws(JSONFault) -> StudyDay {
    try element()
    return try json.day()
  }

  mutating func marks() throws(JSONFault) -> [String: JournalMark] {
    var marks: [String: JournalMark] = [:]
    try expect("files")
    try json.beginObject()
    while let name = try json.nextKey() {
      try json.beginArray()
      let offset = try nextNumber()
      guard let fingerprint = UInt32(exactly: try nextNumber()) else { throw .outOfRange }
      marks[name] = JournalMark(offset: offset, fingerprint: fingerprint)
      try endArray()
    }
    return marks
  }

  mutating func devices() throws(JSONFault) {
    try expect("devices")
    list = try json.texts(count: .max, limit: EventCoding.longestField).map { DeviceID($0) }
  }

  mutating func readChoices(into state: inout AccountState) throws(JSONFault) {
    try choice("profile", into: &state.profileValue) { (json) throws(JSONFault) in
      try Profile(from: &json)
    }
    try choice("language", into: &state.languageValue) { (json) throws(JSONFault) in
      try json.word(Language.self)
    }
    try choice("rollover", into: &state.rolloverValue) { (json) throws(JSONFault) in
      RolloverHour(clamping: try json.integer(in: 0...23))
    }
    try choice("newCardsPerDay", into: &state.newCardsValue) { (json) throws(JSONFault) in
      try json.integer(in: 0...9_999)
    }
    try choice("theme", into: &state.themeValue) { (json) throws(JSONFault) in
      try json.word(ThemeChoice.self)
    }
    try choice("motion", into: &state.motionValue) { (json) throws(JSONFault) in
      try json.word(MotionChoice.self)
    }
    try choice("characters", into: &state.charactersValue) { (json) throws(JSONFault) in
      try json.word(CharacterChoice.self)
    }
    try choice("reminder", into: &state.reminderValue) { (json) throws(JSONFault) in
      try json.word(Reminder.self)
    }
    try choice("reviewsPerDay", into: &state.reviewsValue) { (json) throws(JSONFault) in
      try json.integer(in: 0...9_999)
    }
    try choice("fuzz", into: &state.fuzzValue) { (json) throws(JSONFault) in
      try json.integer(in: 0...1) == 1
    }
    try choice("backlog", into: &state.backlogValue) { (json) throws(JSONFault) in
      try required(BacklogHelp(text: try json.text(limit: 64)))
    }
  }

  private mutating func choice<Value>(
    _ name: String, into latest: inout LatestValue<Value>,
    _ body: (inout JSONReader) throws(JSONFault) -> Value
  ) throws(JSONFault) {
    guard try takes(name) else { return }
    try json.beginArray()
    let position = try position()
    try element()
    latest = LatestValue(try body(&json), position: position)
    try endArray()
  }

  mutating func readSums(into state: inout AccountState) throws(JSONFault) {
    try readSeen(into: &state)
    try readDeckLimits(into: &state)
    try expect("undone")
    try json.beginArray()
    while try json.nextElement() {
      try json.beginArray()
      state.undone.insert(try identity())
      try endArray()
    }
    try readTallies(into: &state)
    try expect("answerTimes")
    try json.beginObject()
    while let key = try json.nextKey() {
      guard let kind = AnswerKind(rawValue: key) else { throw .outOfRange }
      state.answerTimes[kind] = AnswerTimes(sorted: try times())
    }
  }

  private mutating func readDeckLimits(into state: inout AccountState) throws(JSONFault) {
    try expect("deckLimits")
    try json.beginArray()
    while try json.nextElement() {
      try json.beginArray()
      let position = try position()
      try element()
      guard
        case .deckLimits(let deck, let limits) = try EventPayload(
          kind: "deck.limits", from: &json)
      else { throw .outOfRange }
      let value = LatestValue(limits, position: position)
      guard state.deckLimitValues.updateValue(value, forKey: deck) == nil else {
        throw .outOfRange
      }
      try endArray()
    }
  }

  private mutating func readSeen(into state: inout AccountState) throws(JSONFault) {
    try expect("seen")
    try json.beginArray()
    while try json.nextElement() {
      try json.beginArray()
      let device = try device()
      let first = try nextNumber()
      let last = try nextNumber()
      try endArray()
      let ranges = state.seen[device]?.ranges ?? []
      // Ranges that touch would have been written as one.
      guard first >= 1, first <= last, first > (ranges.last?.upperBound ?? -1) + 1 else {
        throw .outOfRange
      }
      state.seen[device] = SeenNumbers(ranges: ranges + [first...last])
    }
  }

  private mutating func readTallies(into state: inout AccountState) throws(JSONFault) {
    try expect("tallies")
    try json.beginArray()
    while try json.nextElement() {
      try json.beginArray()
      try element()
      let day = try json.day()
      var tally = DayTally()
      tally.answers = try nextNumber()
      tally.cards = try nextNumber()
      tally.introduced = try nextNumber()
      tally.scheduled = try nextNumber()
      state.tallies[day] = tally
      try endArray()
    }
  }

  private mutating func times() throws(JSONFault) -> [Int32] {
    var times: [Int32] = []
    try json.beginArray()
    while try json.nextElement() {
      let time = Int32(try json.integer(in: 0...Review.longestMilliseconds))
      guard time >= times.last ?? 0 else { throw .outOfRange }
      times.append(time)
    }
    return times
  }

  mutating func readCards(into state: inout AccountState) throws(JSONFault) {
    try expect("cards")
    try json.beginArray()
    while try json.nextElement() {
      try json.beginArray()
      try element()
      var history = CardHistory(id: CardID(try json.text(limit: EventCoding.longestField)))
      while try json.nextElement() {
        let step = try step()
        if let last = history.steps.last, step.position < last.position { throw .outOfRange }
        _ = history.insert(step)
      }
      if history.hasCard { state.cardCount += 1 }
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
      try element()
      step = .put(position, PackedContent(try content()))
    case "delete": step = .delete(position)
    case "purge": step = .purge(position)
    case "suspend": step = .suspend(position, try nextFlag())
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
    return ReviewSummary(
      position: position, day: day, round: round, kind: kind, grade: grade,
      milliseconds: milliseconds, isFuzzed: flags & 1 != 0, suspendsLeech: flags & 2 != 0)
  }

  private mutating func position() throws(JSONFault) -> EventPosition {
    let order = Int64(try nextNumber())
    return EventPosition(order: order, identity: try identity())
  }

  private mutating func identity() throws(JSONFault) -> EventIdentity {
    let device = try device()
    return EventIdentity(device: device, number: try nextNumber())
  }

  private mutating func device() throws(JSONFault) -> DeviceID {
    let place = try nextNumber()
    guard list.indices.contains(place) else { throw .outOfRange }
    return list[place]
  }
}
