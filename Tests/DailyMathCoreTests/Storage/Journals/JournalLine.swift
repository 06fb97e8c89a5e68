@testable import DailyMathCore

/// Single lines of the journal of one device, for tests of how they are written and read.
enum JournalLine {
  static let device = DeviceID("k3x")

  /// An event of 21:14:03 on 2026-11-30 in Bogotá.
  static func event(_ payload: EventPayload, number: Int = 7) -> Event {
    Event(
      position: EventPosition(
        order: 1_796_091_243_120, identity: EventIdentity(device: device, number: number)),
      moment: Moment(
        instant: Instant(milliseconds: 1_796_091_243_120), offset: UTCOffset(seconds: -18_000),
        rollover: .standard),
      payload: payload)
  }

  /// The event that a line says.
  static func read(_ line: [UInt8]) throws(JSONFault) -> Event {
    try EventCoding.event(from: line, in: 0..<line.count, device: device)
  }

  /// A line with these members after its heading, its checksum right.
  static func sealed(_ members: String) -> [UInt8] {
    let heading = #"{"n":7,"order":5,"at":"2026-11-30T21:14:03.120-05:00","day":"2026-11-30","#
    var line = Array((heading + members + "}").utf8)
    ChecksummedObject.seal(&line)
    return line
  }

  /// What the line of an event says after its heading and before its checksum.
  static func members(of payload: EventPayload) throws -> String {
    let line = String(decoding: try EventCoding.line(for: event(payload)), as: UTF8.self)
    let heading = 85
    return String(line.dropFirst(heading).dropLast(ChecksummedObject.addition))
  }
}
