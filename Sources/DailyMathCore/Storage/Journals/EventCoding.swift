/// The text of an event: one line of a journal, without its newline.
///
/// `{"n":7,"order":1796091243120,"at":"2026-11-30T21:14:03.120-05:00","day":"2026-11-30","kind":"review", … ,"crc":"9f3a01c2"}`.
/// The device is not in the line: it is that of the file. Members that a later version adds are passed over, and so are
/// whole kinds. A line in which a member that is known stands twice is damaged.
enum EventCoding {
  /// The longest line, in bytes, without its newline.
  static let longestLine = 64 << 10
  /// The longest text in a field, in bytes.
  static let longestField = 8 << 10
  /// The most elements of a list.
  static let mostElements = 64
  /// The largest number and order: what every JSON program can hold exactly, 2⁵³ − 1.
  static let largestNumber = 1 << 53 - 1

  /// The line of `event`; throws `StoreError.tooLong` where it would break a limit of reading.
  static func line(for event: Event) throws(StoreError) -> [UInt8] {
    try checkLimits(of: event.payload)
    guard event.position.identity.number <= largestNumber else {
      throw .tooLong(field: "n", limit: largestNumber)
    }
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("n", event.position.identity.number)
    writer.member("order", Int(event.position.order))
    writer.member("at", event.moment.localTime)
    writer.member("day", event.moment.day.description)
    writer.member("kind", event.payload.kind)
    event.payload.write(to: &writer)
    writer.endObject()
    var line = writer.bytes
    ChecksummedObject.seal(&line)
    guard line.count <= longestLine else {
      throw .tooLong(field: event.payload.kind, limit: longestLine)
    }
    return line
  }

  /// Reads the line at `range` of a journal of `device`.
  static func event(
    from bytes: [UInt8], in range: Range<Int>, device: DeviceID
  ) throws(JSONFault) -> Event {
    guard range.count <= longestLine else { throw .tooLong }
    guard ChecksummedObject.isSound(bytes, in: range) else { throw .checksum }
    var reader = JSONReader(bytes, in: range)
    let heading = try EventHeading(from: &reader)
    // What stands before the heading may belong to the kind, which is known only now.
    if heading.start == .event { reader = JSONReader(bytes, in: range) }
    let payload: EventPayload
    switch heading.kind {
    case .known(let kind):
      payload = try EventPayload(kind, from: &reader, start: heading.start)
    case .other(let text):
      var members = try JSONMembers<ChecksumMember>(of: &reader, from: heading.start)
      while try members.next(of: &reader) != nil { try reader.skipValue() }
      payload = .unknown(kind: text)
    }
    try reader.finish()
    let identity = EventIdentity(device: device, number: heading.number)
    return Event(
      position: EventPosition(order: Int64(heading.order), identity: identity),
      moment: heading.moment, payload: payload)
  }
}

/// The member that the line of every event ends with, whatever its kind.
private enum ChecksumMember: String, JSONWord {
  case checksum = "crc"

  static let words = JSONWords<Self>()
}
