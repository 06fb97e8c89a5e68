/// Writes a snapshot's parts, knowing the place of each device in the list.
struct PositionWriter {
  /// What was written.
  var json = JSONWriter()
  private let devices: [DeviceID]

  /// Begins an empty text in which each device is named by its place among `devices`.
  init(devices: [DeviceID]) {
    self.devices = devices
  }

  /// Writes how far each journal was folded.
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

  /// Writes the profile and the settings.
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
    write("agility", state.agilityValue) { json, preferences in preferences.write(to: &json) }
  }

  /// Writes which events were folded and what all of them add up to.
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
    writeDays(of: state)
    writeTimes(of: state)
    write(drillsOf: state.agility)
  }

  private mutating func writeDays(of state: AccountState) {
    json.key("tallies")
    array(state.tallies.entries) { writer, entry in
      writer.json.text(entry.day.description)
      let tally = entry.value
      for number in [
        tally.answers, tally.cards, tally.introduced, tally.scheduled, tally.milliseconds,
        tally.young.answers, tally.young.passed, tally.mature.answers, tally.mature.passed,
        Self.number(ofFirst: tally.firstOrder), tally.drills,
        Self.number(ofFirst: tally.firstDrillOrder),
      ] { writer.json.integer(number) }
      for entry in tally.sittings.entries {
        writer.json.integer(Int(entry.sitting))
        writer.json.integer(entry.count.answers)
        writer.json.integer(entry.count.passed)
      }
    }
    json.key("hours")
    array(state.hours) { writer, hour in
      writer.json.integer(hour.answers)
      writer.json.integer(hour.passed)
    }
    json.key("waiting")
    json.beginArray()
    for entry in state.waiting.entries {
      json.integer(entry.day.daysSince1970)
      json.integer(entry.value)
    }
    json.endArray()
    json.key("growth")
    array(state.growth.sorted { $0.key.sortText < $1.key.sortText }) { writer, deck in
      writer.json.beginObject()
      writer.json.member(deck.key)
      writer.json.endObject()
      writer.json.beginArray()
      for entry in deck.value.entries {
        writer.json.integer(entry.day.daysSince1970)
        writer.json.integer(entry.value.cards)
        writer.json.integer(entry.value.mature)
      }
      writer.json.endArray()
    }
  }

  private mutating func writeTimes(of state: AccountState) {
    json.key("answerTimes")
    json.beginObject()
    for (kind, times) in state.answerTimes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      json.key(kind.rawValue)
      write(times)
    }
    json.endObject()
  }

  /// Writes how long answers took.
  mutating func write(_ times: AnswerTimes) {
    json.beginArray()
    for (number, counts) in times.usedBlocks {
      json.beginArray()
      json.integer(number)
      for count in counts { json.integer(Int(count)) }
      json.endArray()
    }
    json.endArray()
  }

  /// The lowest order of a day as it is written: −1 where there is none.
  private static func number(ofFirst order: Int64) -> Int { order == .max ? -1 : Int(order) }

  /// Writes a position as three numbers: order, device, number.
  mutating func write(_ position: EventPosition) {
    json.integer(Int(position.order))
    place(of: position.identity.device)
    json.integer(position.identity.number)
  }

  private mutating func place(of device: DeviceID) {
    // Every event of a device was seen, so each device is in the list.
    json.integer(devices.firstIndex(of: device) ?? 0)
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
