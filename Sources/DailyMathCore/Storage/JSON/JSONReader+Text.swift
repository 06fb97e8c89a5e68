extension JSONReader {
  /// Reads a text of at most `limit` bytes of UTF-8.
  mutating func text(limit: Int) throws(JSONFault) -> String {
    skipSpace()
    try expect(UInt8(ascii: "\""))
    let start = offset
    let isASCII = skipPlain()
    guard peek == UInt8(ascii: "\"") else {
      return try escapedText(startingAt: start, limit: limit)
    }
    guard offset - start <= limit else { throw .tooLong }
    try checkEncoding(start..<offset, isASCII: isASCII)
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    offset += 1
    valueEnded()
    return text
  }

  /// Passes over a text, which is held to the same rules.
  mutating func skipText(limit: Int) throws(JSONFault) {
    skipSpace()
    try expect(UInt8(ascii: "\""))
    let start = offset
    let isASCII = skipPlain()
    guard peek == UInt8(ascii: "\"") else {
      _ = try escapedText(startingAt: start, limit: limit)
      return
    }
    guard offset - start <= limit else { throw .tooLong }
    try checkEncoding(start..<offset, isASCII: isASCII)
    offset += 1
    valueEnded()
  }

  /// Reads a text of at most `limit` bytes as a number to compare.
  mutating func packedText(limit: Int) throws(JSONFault) -> PackedWord {
    skipSpace()
    let start = offset
    try expect(UInt8(ascii: "\""))
    var word = PackedWord()
    var index = offset
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") {
        guard word.count <= limit else { throw .tooLong }
        offset = index
        valueEnded()
        return word
      }
      guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\\") else { break }
      word.append(byte)
    }
    // Names that the format knows look plain; another one is read once more, with care.
    offset = start
    return PackedWord(try text(limit: limit))
  }

  /// Reads a text that is one of the words of a type.
  mutating func word<Value: RawRepresentable<String>>(
    _ type: Value.Type
  ) throws(JSONFault) -> Value {
    guard let value = Value(rawValue: try text(limit: 64)) else { throw .outOfRange }
    return value
  }

  /// Reads a value that is one of the words of a type; passes over any other, which a later version may know.
  mutating func knownWord<Value: RawRepresentable<String>>(
    _ type: Value.Type
  ) throws(JSONFault) -> Value? {
    skipSpace()
    guard peek == UInt8(ascii: "\"") else {
      try skipValue()
      return nil
    }
    return Value(rawValue: try text(limit: .max))
  }

  /// Reads an array of at most `count` texts of at most `limit` bytes each.
  mutating func texts(count: Int, limit: Int) throws(JSONFault) -> [String] {
    var result: [String] = []
    try beginArray()
    while try nextElement() {
      guard result.count < count else { throw .tooLong }
      result.append(try text(limit: limit))
    }
    return result
  }

  /// Passes over a text without escapes; returns where its bytes are, which may be no sound UTF-8.
  ///
  /// For what has a fixed form, such as a day: no string is made of it.
  mutating func plainText() throws(JSONFault) -> Range<Int> {
    skipSpace()
    try expect(UInt8(ascii: "\""))
    let start = offset
    skipPlain()
    try expect(UInt8(ascii: "\""))
    valueEnded()
    return start..<(offset - 1)
  }

  /// Reads a study day.
  mutating func day() throws(JSONFault) -> StudyDay {
    let range = try plainText()
    guard let day = StudyDay(digits: bytes.span.extracting(range)) else { throw .outOfRange }
    return day
  }

  /// Passes over the bytes that go into a text as they are; returns whether all of them are ASCII.
  @discardableResult
  private mutating func skipPlain() -> Bool {
    var index = offset
    var all: UInt8 = 0
    while index < end {
      let byte = bytes[index]
      guard byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { break }
      all |= byte
      index += 1
    }
    offset = index
    return all < 0x80
  }

  /// Makes sure that the bytes at `range` are UTF-8.
  ///
  /// Decoding would put another character in the place of what is none, and what the standard library has for checking first
  /// takes longer than the rest of reading a text.
  private func checkEncoding(_ range: Range<Int>, isASCII: Bool) throws(JSONFault) {
    guard isASCII || UTF8Encoding.isSound(bytes.span.extracting(range)) else {
      throw .malformed(offset: range.lowerBound)
    }
  }

  /// Reads the rest of a text from its first escape on, which is where `offset` stands.
  private mutating func escapedText(
    startingAt start: Int, limit: Int
  ) throws(JSONFault) -> String {
    var buffer: [UInt8] = []
    var plainStart = start
    while true {
      buffer.append(contentsOf: bytes[plainStart..<offset])
      guard buffer.count <= limit else { throw .tooLong }
      let byte = peek
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        throw .malformed(offset: offset)
      }
      offset += 1
      if byte == UInt8(ascii: "\"") { break }
      buffer.append(contentsOf: String(try escapedScalar()).utf8)
      plainStart = offset
      skipPlain()
    }
    guard UTF8Encoding.isSound(buffer.span) else { throw .malformed(offset: start) }
    valueEnded()
    return String(decoding: buffer, as: UTF8.self)
  }

  /// Reads what follows a backslash.
  private mutating func escapedScalar() throws(JSONFault) -> Unicode.Scalar {
    let letter = peek
    try expect(letter)
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw .malformed(offset: offset - 1)
    }
    var value = try hexadecimal()
    if value & 0xFC00 == 0xD800 {
      try expect(UInt8(ascii: "\\"))
      try expect(UInt8(ascii: "u"))
      let low = try hexadecimal()
      guard low & 0xFC00 == 0xDC00 else { throw .malformed(offset: offset) }
      value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
    }
    guard let scalar = Unicode.Scalar(value) else { throw .malformed(offset: offset) }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(peek)).hexDigitValue else {
        throw .malformed(offset: offset)
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }
}
