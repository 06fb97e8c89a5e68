/// The parts of a snapshot's index, before the card file is opened or after it was written.
struct SnapshotIndex {
  /// How far each journal was folded, by the file's name.
  var marks: [String: JournalMark]
  /// The state without its cards.
  var state: AccountState
  /// The number of the card file.
  var generation: Int
  /// How many bytes of the card file count.
  var length: Int
  /// The devices, as both files name them by their places.
  var devices: [DeviceID]
  /// Under what cards are kept and found.
  var labels: [CardLabel]
  /// The cards in the order of their identities.
  var rows: [CardSummary]
}

extension SnapshotIndex {
  /// The index as JSON, its checksum last.
  ///
  /// The orders in which plans take cards are those of `state`, all of whose cards must have a row.
  func encoded() -> [UInt8] {
    var writer = PositionWriter(devices: devices)
    writer.json.reserve(rows.count * 112 + (64 << 10))
    writer.json.beginObject()
    writer.json.member("format", Snapshot.format)
    writer.json.key("store")
    writer.json.beginArray()
    writer.json.integer(generation)
    writer.json.integer(length)
    writer.json.integer(rows.count)
    writer.json.endArray()
    writer.write(marks: marks)
    writer.json.member("devices", devices.map(\.text))
    writer.json.member("order", Int(state.highestOrder))
    writer.write(choicesOf: state)
    writer.write(sumsOf: state)
    writer.json.lineBreak()
    writer.write(labels)
    writer.json.lineBreak()
    writer.write(rows)
    writer.write("scheduled", state.index.scheduled, among: rows)
    writer.write("new", state.index.new, among: rows)
    writer.write("suspended", state.index.suspended, among: rows)
    writer.write("returning", state.index.returning, among: rows)
    writer.json.endObject()
    var bytes = writer.json.bytes
    ChecksummedObject.seal(&bytes)
    return bytes
  }
}

extension PositionWriter {
  fileprivate mutating func write(_ labels: [CardLabel]) {
    json.key("labels")
    json.beginArray()
    for label in labels {
      json.lineBreak()
      json.beginArray()
      json.text(label.category.identifier)
      json.text(label.deck)
      for tag in label.tags { json.text(tag) }
      json.endArray()
    }
    json.endArray()
  }

  fileprivate mutating func write(_ rows: [CardSummary]) {
    json.key("cards")
    json.beginArray()
    var end = 0
    for row in rows {
      json.lineBreak()
      CardSummaryCoding.write(row, after: end, to: &json)
      end = row.offset + Int(row.length) + 1
    }
    json.endArray()
  }

  fileprivate mutating func write(
    _ name: String, _ places: SortedRuns<StudyPlace>, among rows: [CardSummary]
  ) {
    json.lineBreak()
    json.key(name)
    json.beginArray()
    for place in places.elements(from: 0) { json.integer(Self.index(of: place.card, in: rows)) }
    json.endArray()
  }

  /// The index of the row of `card`, which must have one.
  private static func index(of card: CardID, in rows: [CardSummary]) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].id < card { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
