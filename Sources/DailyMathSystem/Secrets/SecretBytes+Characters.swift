// Letters beyond ASCII need Unicode's tables, which work on a String: its memory is given back without being wiped.
// Secrets of ASCII letters alone, by far the most, never take this path.
extension SecretBytes {
  /// How many characters a reader sees, for the dots of a field.
  package var characterCount: Int {
    isASCII ? byteCount : text.count
  }

  /// The number of code points in normal form C, which is what limits on a password's length count.
  package var codePointCount: Int {
    isASCII ? byteCount : normalized.text.unicodeScalars.count
  }

  /// The same secret in Unicode's normal form C, so that é is the same from any keyboard.
  var normalized: SecretBytes {
    guard !isASCII else { return self }
    var result = SecretBytes()
    result.append(UnicodeNormalization.composed(text).utf8)
    return result
  }

  /// How many bytes a backspace takes away: those of the last character, 0 without one.
  var lastCharacterByteCount: Int {
    let length = text.last?.utf8.count ?? 0
    // Bytes that are no UTF-8 become longer replacement characters; they are taken back one by one.
    return isUTF8 ? length : 1
  }

  private var text: String {
    withBytes { bytes in
      var copy: [UInt8] = []
      copy.reserveCapacity(bytes.count)
      for index in bytes.indices { copy.append(bytes[index]) }
      return String(decoding: copy, as: UTF8.self)
    }
  }

  private var isUTF8: Bool {
    text.utf8.count == byteCount && !text.unicodeScalars.contains("\u{FFFD}")
  }
}
