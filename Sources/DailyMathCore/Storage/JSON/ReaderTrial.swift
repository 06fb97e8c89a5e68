/// What has to hold for everything that reads files, whatever stands in them; it stops the program where something does not.
///
/// For the fuzzer and the tests: the readers themselves are nobody else's concern.
package enum ReaderTrial {
  /// Reads `bytes` as any JSON, as the line of a journal and as a snapshot.
  package static func run(on bytes: [UInt8]) {
    checkDocument(bytes)
    guard let sealed = sealed(bytes) else { return }
    checkLine(sealed)
    checkSnapshot(sealed)
  }

  /// The two ways to go through a text agree, and what was accepted is UTF-8 and can be written and read again.
  private static func checkDocument(_ bytes: [UInt8]) {
    var passing = JSONReader(bytes)
    let isSound = succeeds { () throws(JSONFault) in
      try passing.skipValue()
      try passing.finish()
    }
    var copy = JSONWriter()
    let isCopied = succeeds { () throws(JSONFault) in
      var reader = JSONReader(bytes)
      try copyValue(from: &reader, to: &copy)
      try reader.finish()
    }
    precondition(isSound == isCopied, "two ways to read, and they disagree")
    guard isSound else { return }
    precondition(String(validating: bytes, as: UTF8.self) != nil, "accepted what is no UTF-8")
    var again = JSONWriter()
    let isSame = succeeds { () throws(JSONFault) in
      var reader = JSONReader(copy.bytes)
      try copyValue(from: &reader, to: &again)
      try reader.finish()
    }
    precondition(isSame && again.bytes == copy.bytes, "not the same once it was written")
  }

  private static func checkLine(_ line: [UInt8]) {
    let device = DeviceID("k3x")
    guard let event = try? EventCoding.event(from: line, in: 0..<line.count, device: device) else {
      return
    }
    if case .unknown = event.payload { return }
    // Escapes can make a line longer than is allowed.
    guard let written = try? EventCoding.line(for: event) else { return }
    let again = try? EventCoding.event(from: written, in: 0..<written.count, device: device)
    precondition(again == event, "another event once it was written")
  }

  private static func checkSnapshot(_ bytes: [UInt8]) {
    guard let index = try? SnapshotIndex(decoding: bytes) else { return }
    let written = index.encoded()
    let again = try? SnapshotIndex(decoding: written)
    precondition(again?.encoded() == written, "another index once it was written")
  }

  /// The object with its right checksum, which no fuzzer would find; `nil` where it has no closing brace.
  private static func sealed(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.last == UInt8(ascii: "}") else { return nil }
    var object = bytes
    let end = bytes.count - ChecksummedObject.addition
    if end > 0, bytes[end...].starts(with: #","crc":""#.utf8) {
      object = bytes[..<end] + [UInt8(ascii: "}")]
    }
    ChecksummedObject.seal(&object)
    return object
  }

  private static func succeeds(_ body: () throws(JSONFault) -> Void) -> Bool {
    do throws(JSONFault) {
      try body()
      return true
    } catch {
      return false
    }
  }

  private static func copyValue(
    from reader: inout JSONReader, to writer: inout JSONWriter
  ) throws(JSONFault) {
    reader.skipSpace()
    switch reader.peek {
    case UInt8(ascii: "\""): writer.text(try reader.text(limit: .max))
    case UInt8(ascii: "{"):
      try reader.beginObject()
      writer.beginObject()
      while let key = try reader.nextKey() {
        writer.key(key)
        try copyValue(from: &reader, to: &writer)
      }
      writer.endObject()
    case UInt8(ascii: "["):
      try reader.beginArray()
      writer.beginArray()
      while try reader.nextElement() { try copyValue(from: &reader, to: &writer) }
      writer.endArray()
    default:
      let start = reader.offset
      try reader.skipValue()
      writer.verbatim(reader.bytes, in: start..<reader.offset)
    }
  }
}
