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
