/// A short word as a number, so that it is told from others by one comparison.
///
/// Two words are equal where their bytes are, as long as one of them has at most sixteen; of a longer one only the beginning
/// and the length count.
struct PackedWord: Hashable {
  /// How many bytes the word has.
  private(set) var count = 0
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The most bytes of a word that is told from every other.
  static let longest = 16

  /// Makes the word without bytes.
  init() {}

  /// Packs the UTF-8 of `text`.
  init(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// Adds a byte at the end.
  mutating func append(_ byte: UInt8) {
    if count < 8 {
      low |= UInt64(byte) << UInt64(8 * count)
    } else if count < Self.longest {
      high |= UInt64(byte) << UInt64(8 * (count - 8))
    }
    count += 1
  }
}
