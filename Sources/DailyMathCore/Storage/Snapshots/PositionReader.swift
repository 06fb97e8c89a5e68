/// Reads a snapshot's parts, knowing the device at each place in the list.
struct PositionReader {
  /// What is read.
  var json: JSONReader
  /// The devices, which everything else names by their places.
  private(set) var list: [DeviceID]
  /// The name of a member that was read although it may be absent.
  private var waiting: String?

  /// Starts at the beginning of `range` of `bytes`, in which devices are named by their places among `devices`.
  init(_ bytes: [UInt8], in range: Range<Int>, devices: [DeviceID] = []) {
    json = JSONReader(bytes, in: range)
    list = devices
  }

  /// Requires that the next member is `name`; its value comes next.
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

  /// Reads a number that is not negative.
  mutating func number() throws(JSONFault) -> Int {
    try json.integer(in: 0...EventCoding.largestNumber)
  }

  /// Requires that another element follows.
  mutating func element() throws(JSONFault) {
    try json.element()
  }

  /// Requires that the array ends.
  mutating func endArray() throws(JSONFault) {
    guard try !json.nextElement() else { throw .tooLong }
  }

  /// Reads the next element, a number that is not negative.
  mutating func nextNumber() throws(JSONFault) -> Int {
    try element()
    return try number()
  }

  /// Reads the next element, which says yes or no.
  mutating func nextFlag() throws(JSONFault) -> Bool {
    try element()
    return try json.integer(in: 0...1) == 1
  }

  /// Reads the next element, a day.
  mutating func nextDay() throws(JSONFault) -> StudyDay {
    try element()
    return try json.day()
  }

  /// Reads how far each journal was folded.
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

  /// Reads the list of devices, which the rest names by their places.
  mutating func devices() throws(JSONFault) {
    try expect("devices")
    list = try json.texts(count: .max, limit: EventCoding.longestField).map { DeviceID($0) }
  }

  /// Reads the profile and the settings.
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
      try json.word(BacklogHelp.self)
    }
    try choice("agility", into: &state.agilityValue) { (json) throws(JSONFault) in
      try AgilityPreferences(from: &json)
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

  /// Reads what all events together add up to.
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
    try readDays(into: &state)
    try expect("answerTimes")
    try json.beginObject()
    while let key = try json.nextKey() {
      guard let kind = AnswerKind(rawValue: key), state.answerTimes[kind] == nil else {
        throw .outOfRange
      }
      state.answerTimes[kind] = try times()
    }
    state.agility = try drills()
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
      let last = state.deckLimitValues[deck]?.writings.last
      guard last.map({ $0.position < position }) ?? true else { throw .outOfRange }
      state.deckLimitValues[deck, default: WrittenValues()].write(limits, at: position)
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

  /// Reads the next three elements, a position.
  mutating func position() throws(JSONFault) -> EventPosition {
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
