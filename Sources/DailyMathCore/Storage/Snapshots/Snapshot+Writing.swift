extension Snapshot {
  /// The snapshot as JSON: one line for each card, everything in a fixed order, the checksum last.
  ///
  /// Devices are listed once and named by their place in the list; a position is three numbers: order, device, number.
  func encoded() -> [UInt8] {
    let devices = listedDevices()
    var writer = PositionWriter(devices: devices)
    writer.json.beginObject()
    writer.json.member("format", Self.format)
    writer.write(marks: marks)
    writer.json.member("devices", devices.map(\.text))
    writer.json.member("order", Int(state.highestOrder))
    writer.write(choicesOf: state)
    writer.write(sumsOf: state)
    writer.json.lineBreak()
    writer.json.key("cards")
    writer.json.beginArray()
    for history in state.histories.values.sorted(by: { $0.id < $1.id }) {
      writer.json.lineBreak()
      writer.write(history)
    }
    writer.json.endArray()
    writer.json.endObject()
    var bytes = writer.json.bytes
    ChecksummedObject.seal(&bytes)
    return bytes
  }

  private func listedDevices() -> [DeviceID] {
    var devices = Set(state.seen.keys)
    for identity in state.undone { devices.insert(identity.device) }
    return devices.sorted()
  }
}

/// Writes a snapshot's parts, knowing the place of each device in the list.
private struct PositionWriter {
  var json = JSONWriter()
  private var places: [DeviceID: Int] = [:]

  init(devices: [DeviceID]) {
    for (place, device) in devices.enumerated() { places[device] = place }
  }

  mutating func write(marks: [String: JournalMark]) {
    json.key("files")
    json.beginObject()
    for (name, mark) in marks.sorted(by: { $0.key < $1.key }) {
      json.key(name)
      json.beginArray()
      json.integer(mark.offset)
      json.integer(Int(mark.fingerprint))
      json.endArray()
    }
    json.endObject()
  }

  mutating func write(choicesOf state: AccountState) {
    write("profile", state.profileValue) { json, profile in
      json.beginObject()
      profile.write(to: &json)
      json.endObject()
    }
    write("language", state.languageValue) { json, language in
      json.text(language?.rawValue ?? "")
    }
    write("rollover", state.rolloverValue) { $0.integer($1.hour) }
    write("newCardsPerDay", state.newCardsValue) { $0.integer($1) }
    write("theme", state.themeValue) { $0.text($1.rawValue) }
    write("motion", state.motionValue) { $0.text($1.rawValue) }
    write("characters", state.charactersValue) { $0.text($1.rawValue) }
    write("reminder", state.reminderValue) { $0.text($1.rawValue) }
    write("reviewsPerDay", state.reviewsValue) { $0.integer($1) }
    write("fuzz", state.fuzzValue) { $0.integer($1 ? 1 : 0) }
    write("backlog", state.backlogValue) { $0.text($1.rawValue) }
  }

  mutating func write(sumsOf state: AccountState) {
    json.key("seen")
    let seen = state.seen.sorted { $0.key < $1.key }
    array(seen.flatMap { entry in entry.value.ranges.map { (entry.key, $0) } }) { writer, range in
      writer.place(of: range.0)
      writer.json.integer(range.1.lowerBound)
      writer.json.integer(range.1.upperBound)
    }
    json.key("deckLimits")
    let decks = state.deckLimitValues.sorted { $0.key.sortText < $1.key.sortText }
    array(decks.flatMap { deck in deck.value.writings.map { (deck.key, $0) } }) { writer, entry in
      writer.write(entry.1.position)
      writer.json.beginObject()
      EventPayload.deckLimits(entry.0, entry.1.value).write(to: &writer.json)
      writer.json.endObject()
    }
    json.key("undone")
    array(state.undone.sorted { ($0.device, $0.number) < ($1.device, $1.number) }) { writer, one in
      writer.place(of: one.device)
      writer.json.integer(one.number)
    }
    json.key("tallies")
    array(state.tallies.entries) { writer, entry in
      writer.json.text(entry.day.description)
      writer.json.integer(entry.value.answers)
      writer.json.integer(entry.value.cards)
      writer.json.integer(entry.value.introduced)
      writer.json.integer(entry.value.scheduled)
    }
    json.key("answerTimes")
    json.beginObject()
    for (kind, times) in state.answerTimes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      json.key(kind.rawValue)
      json.beginArray()
      for time in times.sorted { json.integer(Int(time)) }
      json.endArray()
    }
    json.endObject()
  }

  mutating func write(_ history: CardHistory) {
    json.beginArray()
    json.text(history.id.text)
    for step in history.steps {
      json.beginArray()
      write(step)
      json.endArray()
    }
    json.endArray()
  }

  private mutating func write(_ step: CardHistory.Step) {
    switch step {
    case .put(let position, let day, let content):
      json.text("put")
      write(position)
      json.text(day.description)
      json.beginObject()
      content.content.write(to: &json)
      json.endObject()
    case .delete(let position, let day):
      json.text("delete")
      write(position)
      json.text(day.description)
    case .purge(let position):
      json.text("purge")
      write(position)
    case .suspend(let position, let day, let isSuspended):
      json.text("suspend")
      write(position)
      json.text(day.description)
      json.integer(isSuspended ? 1 : 0)
    case .bury(let position, let day):
      json.text("bury")
      write(position)
      json.text(day.description)
    case .mark(let position, let isMarked):
      json.text("mark")
      write(position)
      json.integer(isMarked ? 1 : 0)
    case .reschedule(let position, let day, let due):
      json.text("reschedule")
      write(position)
      json.text(day.description)
      json.text(due.description)
    case .review(let summary):
      json.text("review")
      write(summary.position)
      json.text(summary.day.description)
      json.text(summary.round.rawValue)
      json.text(summary.kind.rawValue)
      json.integer(summary.grade.rawValue)
      json.integer(summary.milliseconds)
      json.integer((summary.isFuzzed ? 1 : 0) + (summary.suspendsLeech ? 2 : 0))
      json.integer(Int(summary.stage.rawValue))
      json.integer(Int(summary.hour))
      json.integer(Int(summary.sitting))
    }
  }

  private mutating func write(_ position: EventPosition) {
    json.integer(Int(position.order))
    place(of: position.identity.device)
    json.integer(position.identity.number)
  }

  private mutating func place(of device: DeviceID) {
    // Every event of a device was seen, so each device is in the list.
    json.integer(places[device] ?? 0)
  }

  private mutating func write<Value>(
    _ name: String, _ latest: LatestValue<Value>, _ body: (inout JSONWriter, Value) -> Void
  ) {
    guard let position = latest.position else { return }
    json.key(name)
    json.beginArray()
    write(position)
    body(&json, latest.value)
    json.endArray()
  }

  /// Writes an array of arrays, each filled by `body`.
  private mutating func array<Element>(
    _ elements: [Element], _ body: (inout PositionWriter, Element) -> Void
  ) {
    json.beginArray()
    for element in elements {
      json.beginArray()
      body(&self, element)
      json.endArray()
    }
    json.endArray()
  }
}
