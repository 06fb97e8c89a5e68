internal import DailyMathSystem

/// Collects the bytes of a bracketed paste up to the sequence that ends it.
struct PasteBuffer: Sendable {
  /// What is kept at most, in bytes; the rest of a longer paste is swallowed.
  static let limit = 1 << 20

  private static let escape: UInt8 = 0x1B
  private static let terminator: [UInt8] = [escape, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  private var bytes = WipedBytes()
  private var matched = 0
  private var isCut = false

  /// How many bytes are kept so far.
  var count: Int { bytes.count }

  /// Takes one byte and says whether the paste is over.
  mutating func take(_ byte: UInt8) -> Bool {
    // Nearly every byte of a paste is this one.
    if matched == 0, byte != Self.escape {
      keep(byte)
      return false
    }
    if byte == Self.terminator[matched] {
      matched += 1
      return matched == Self.terminator.count
    }
    for index in 0..<matched { keep(Self.terminator[index]) }
    // ESC stands at the start of the terminator only, so nothing else of what was matched can begin it.
    matched = byte == Self.escape ? 1 : 0
    if matched == 0 { keep(byte) }
    return false
  }

  /// What was pasted; of a longer paste the beginning, without a code point that was cut in the middle.
  var pasted: PastedText {
    PastedText(bytes: isCut ? WipedBytes(bytes[..<lastBoundary]) : bytes)
  }

  /// Where the last code point that was cut in the middle begins.
  private var lastBoundary: Int {
    var index = bytes.count
    while index > 0, bytes.count - index < 4 {
      index -= 1
      if bytes[index] & 0xC0 != 0x80 { return bytes[index] < 0x80 ? bytes.count : index }
    }
    return bytes.count
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < Self.limit { bytes.append(byte) } else { isCut = true }
  }
}
