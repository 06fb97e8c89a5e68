/// A line of the card file: `["<id>",[<put>…],[<step>…],"<crc>"]`, with the CRC-32C of all before the last comma.
///
/// Both lists are in the order of the events. A put is order, device, number, day and the content as in a journal; it comes
/// first, so that what a card says can be read without everything that it went through. An answer is order, device, number,
/// day, round (0 scheduled, 1 repeat, 2 practice), kind (0 choice, 1 typed, 2 flip), grade, milliseconds, flags (1 varied,
/// 2 suspending), stage (0 new, 1 young, 2 mature), hour and sitting; any other step has a word after its place, then its
/// day and what else there is of it. Days are counted from 1970-01-01.
enum CardLine {
  /// How many bytes the checksum and the bracket take at the end.
  private static let ending = 12
  private static let beforeChecksum = Array(#",""#.utf8)
  private static let afterChecksum = Array(#""]"#.utf8)

  /// The line of `history` without its newline, in which devices are named by their places among `devices`.
  static func encoded(_ history: CardHistory, devices: [DeviceID]) -> [UInt8] {
    var writer = PositionWriter(devices: devices)
    writer.json.reserve(256 + 80 * history.steps.count)
    writer.write(history)
    var line = writer.json.bytes
    // The bracket comes after the checksum.
    line.removeLast()
    let checksum = CRC32C.checksum(of: line)
    line += beforeChecksum
    line += CRC32C.digits(of: checksum)
    line += afterChecksum
    return line
  }

  /// Tells whether the bytes at `range` end with the right checksum.
  static func isSound(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    guard range.count > ending else { return false }
    let end = range.upperBound - ending
    guard bytes[end..<(end + 2)] == beforeChecksum[...],
      bytes[(end + 10)..<range.upperBound] == afterChecksum[...],
      let written = CRC32C.checksum(from: bytes, at: end + 2)
    else { return false }
    return CRC32C.checksum(of: bytes, in: range.lowerBound..<end) == written
  }

  /// Reads the history of the card `id` from the line at `range`; throws where it is of another card or not sound.
  static func history(
    of id: CardID, from bytes: [UInt8], in range: Range<Int>, devices: [DeviceID]
  ) throws(JSONFault) -> CardHistory {
    guard isSound(bytes, in: range) else { throw .checksum }
    var reader = PositionReader(bytes, in: range, devices: devices)
    try reader.beginLine(of: id)
    let puts = try reader.puts()
    try reader.element()
    let others = try reader.otherSteps()
    return CardHistory(id: id, steps: merged(puts, others))
  }

  /// Reads what the card `id` says from the line at `range`, which must say it.
  static func content(
    of id: CardID, from bytes: [UInt8], in range: Range<Int>, devices: [DeviceID]
  ) throws(JSONFault) -> PackedContent {
    guard isSound(bytes, in: range) else { throw .checksum }
    var reader = PositionReader(bytes, in: range, devices: devices)
    try reader.beginLine(of: id)
    guard case .put(_, _, let content) = try reader.puts().last else { throw .missing }
    return content
  }

  /// Both lists as one, in the order of the events.
  private static func merged(
    _ puts: [CardHistory.Step], _ others: [CardHistory.Step]
  ) -> [CardHistory.Step] {
    guard let first = others.first else { return puts }
    // Nearly always a card is written before all else.
    if let last = puts.last, last.position < first.position { return puts + others }
    return (puts + others).sorted { $0.position < $1.position }
  }
}
