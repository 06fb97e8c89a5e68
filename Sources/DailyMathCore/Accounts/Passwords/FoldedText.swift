internal import DailyMathSystem

/// Texts made alike for comparing: capitals of ASCII become small, and Latin letters lose their accents.
///
/// It works on UTF-8 byte by byte and makes no text of a password: an accent may be part of the letter (U+00C0 to U+00FF)
/// or follow it (U+0300 to U+036F). Other letters stay as they are.
enum FoldedText {
  /// A secret made alike, which is wiped as every secret is.
  static func folded(_ secret: SecretBytes) -> SecretBytes {
    var result = SecretBytes()
    secret.withBytes { bytes in
      fold(bytes) { byte in result.append(CollectionOfOne(byte)) }
    }
    return result
  }

  /// A text that is no secret, made alike.
  static func folded(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    fold(Array(text.utf8).span) { byte in result.append(byte) }
    return result
  }

  /// U+00C0 to U+00FF without their accents; a dot stands for what has no letter of its own below it.
  private static let latin = Array(
    "aaaaaa.ceeeeiiii.nooooo.ouuuuy..aaaaaa.ceeeeiiii.nooooo.ouuuuy.y".utf8)

  private static func fold(_ bytes: Span<UInt8>, into take: (UInt8) -> Void) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch (byte, next) {
      case (0x41...0x5A, _):
        take(byte | 0x20)
        index += 1
      case (0xC3, 0x80...0xBF):
        let letter = latin[Int(next & 0x3F)]
        if letter == UInt8(ascii: ".") {
          take(byte)
          take(next)
        } else {
          take(letter)
        }
        index += 2
      case (0xCC, 0x80...0xBF), (0xCD, 0x80...0xAF):
        index += 2
      default:
        take(byte)
        index += 1
      }
    }
  }
}
