extension SnapshotIndex {
  /// What the first members of an index say of its card file; `nil` where `bytes` do not begin like an index of this format.
  ///
  /// It is looked at before a saving, to tell whether the file on the disk is the one that was read.
  static func store(beginning bytes: [UInt8]) -> (generation: Int, length: Int, rows: Int)? {
    var reader = PositionReader(bytes, in: 0..<bytes.count)
    return try? reader.store()
  }

  /// Reads an index strictly: whatever is not exactly as it is written is refused, since it can be made anew.
  init(decoding bytes: [UInt8]) throws(JSONFault) {
    guard ChecksummedObject.isSound(bytes, in: 0..<bytes.count) else { throw .checksum }
    var reader = PositionReader(bytes, in: 0..<bytes.count)
    let store = try reader.store()
    (generation, length) = (store.generation, store.length)
    marks = try reader.marks()
    state = AccountState()
    try reader.devices()
    devices = reader.list
    try reader.expect("order")
    state.highestOrder = Int64(try reader.number())
    try reader.readChoices(into: &state)
    try reader.readSums(into: &state)
    labels = try reader.labels()
    try reader.expect("cards")
    var rowReader = CardRowReader(
      at: reader.json.offset, labelCount: labels.count, length: length)
    rows = try rowReader.rows(in: bytes, count: store.rows)
    try reader.goOn(at: rowReader.offset)
    var orders = StudyIndex.RowOrders()
    for (name, part) in StudyIndex.RowOrders.parts {
      try reader.expect(name)
      var numbers = CardRowReader(at: reader.json.offset, labelCount: 0, length: 0)
      orders[keyPath: part] = try numbers.numbers(in: bytes, below: rows.count)
      try reader.goOn(at: numbers.offset)
    }
    guard let index = StudyIndex(rows: rows, labels: labels, orders: orders) else {
      throw .outOfRange
    }
    state.index = index
    state.cardCount = index.scheduled.count + index.new.count + index.suspended.count
    try reader.expect("crc")
    try reader.json.skipValue()
    guard try reader.json.nextKey() == nil else { throw .outOfRange }
    try reader.json.finish()
  }
}

extension PositionReader {
  fileprivate mutating func store() throws(JSONFault) -> (generation: Int, length: Int, rows: Int) {
    try json.beginObject()
    try expect("format")
    guard try number() == Snapshot.format else { throw .otherFormat }
    try expect("store")
    try json.beginArray()
    let store = (generation: try nextNumber(), length: try nextNumber(), rows: try nextNumber())
    try endArray()
    guard store.rows <= Int(Int32.max) else { throw .outOfRange }
    return store
  }

  fileprivate mutating func labels() throws(JSONFault) -> [CardLabel] {
    try expect("labels")
    var labels: [CardLabel] = []
    try json.beginArray()
    while try json.nextElement() {
      try json.beginArray()
      try element()
      let category = try json.text(limit: EventCoding.longestField)
      try element()
      let deck = try json.text(limit: EventCoding.longestField)
      var tags: [String] = []
      while try json.nextElement() {
        guard tags.count < EventCoding.mostElements else { throw .tooLong }
        tags.append(try json.text(limit: EventCoding.longestField))
      }
      labels.append(
        CardLabel(category: CardCategory(identifier: category), deck: deck, tags: tags))
    }
    return labels
  }

  /// Reads an array of numbers, faster than one by one.
  mutating func integers() throws(JSONFault) -> [Int] {
    var reader = CardRowReader(at: json.offset, labelCount: 0, length: 0)
    let numbers = try reader.integers(in: json.bytes)
    try goOn(at: reader.offset)
    return numbers
  }

  /// Goes on after a value that another reader has read, up to `offset`.
  fileprivate mutating func goOn(at offset: Int) throws(JSONFault) {
    guard offset <= json.end else { throw .malformed(offset: offset) }
    json.offset = offset
    json.valueEnded()
  }
}
