/// How far a journal has been read, with a fingerprint that tells whether it still is the file that was read.
struct JournalMark: Hashable, Sendable {
  /// The bytes read so far: whole lines only.
  var offset: Int
  /// The CRC-32C of the last `fingerprintLength` bytes before `offset`, or of as many as there are.
  var fingerprint: UInt32

  /// How many bytes the fingerprint covers: the last event's checksum and more, and never more than one line.
  static let fingerprintLength = 64

  /// The mark of a file of which nothing was read.
  static let start = JournalMark(offset: 0, fingerprint: CRC32C.checksum(of: []))

  /// Makes a mark from its parts, as a snapshot keeps them.
  init(offset: Int, fingerprint: UInt32) {
    self.offset = offset
    self.fingerprint = fingerprint
  }

  /// Makes the mark at `offset` of a file, whose bytes up to there end at index `end` of `bytes`.
  init(offset: Int, bytes: [UInt8], end: Int) {
    self.offset = offset
    let length = min(offset, Self.fingerprintLength)
    fingerprint = CRC32C.checksum(of: bytes, in: max(0, end - length)..<end)
  }

  /// Where reading has to begin to see the fingerprint's bytes.
  var fingerprintStart: Int { max(0, offset - Self.fingerprintLength) }

  /// Tells whether `bytes`, read from `fingerprintStart`, begin with the bytes of the fingerprint.
  func matches(_ bytes: [UInt8]) -> Bool {
    let length = offset - fingerprintStart
    return bytes.count >= length
      && CRC32C.checksum(of: bytes, in: 0..<length) == fingerprint
  }
}
