/// A JSON object whose last member is the CRC-32C of the object without that member.
///
/// `{"n":7}` becomes `{"n":7,"crc":"9f3a01c2"}`: the checksum is that of the first text and is spliced in before its last
/// brace. It stays JSON that any tool reads, and it is checked on the bytes, before anything is parsed.
enum ChecksummedObject {
  private static let opening = Array(#","crc":""#.utf8)
  private static let closing = Array(#""}"#.utf8)

  /// How many bytes the checksum adds.
  static let addition = 18

  /// Splices the checksum into `object`, which must end with its closing brace.
  static func seal(_ object: inout [UInt8]) {
    let checksum = CRC32C.checksum(of: object)
    object.removeLast()
    object += opening
    object += CRC32C.digits(of: checksum)
    object += closing
  }

  /// Tells whether the bytes at `range` end with the right checksum.
  static func isSound(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    guard range.count > addition else { return false }
    let end = range.upperBound - addition
    let digits = end + opening.count
    guard bytes[end..<digits] == opening[...],
      bytes[(digits + 8)..<range.upperBound] == closing[...],
      let written = CRC32C.checksum(from: bytes, at: digits)
    else { return false }
    var checksum = CRC32C()
    checksum.update(bytes, in: range.lowerBound..<end)
    checksum.update(UInt8(ascii: "}"))
    return checksum.value == written
  }
}
