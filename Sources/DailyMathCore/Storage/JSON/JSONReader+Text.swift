extension JSONReader {
  /// Reads a text of at most `limit` bytes of UTF-8.
  mutating func text(limit: Int) throws(JSONFault) -> String {
    skipSpace()
    try expect(UInt8(ascii: "\""))
    let start = offset
    var all: UInt8 = 0
    while offset < end, isPlain(bytes[offset]) {
      all |= bytes[offset]
      offset += 1
    }
    if peek == UInt8(ascii: "\"") {
      guard offset - start <= limit else { throw .tooLong }
      let text = String(decoding: bytes[start..<offset], as: UTF8.self)
      // Decoding replaces what is no UTF-8, which then shows; ASCII needs no second look.
      guard all < 0x80 || text.utf8.elementsEqual(bytes[start..<offset]) else {
        throw .malformed(offset: start)
      }
      offset += 1
      valueEnded()
      return text
    }
    return try escapedText(startingAt: start, limit: limit)
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

  /// Passes over a text without escapes; returns where its bytes are.
  ///
  /// For what has a fixed form, such as a day: no string is made of it.
  mutating func plainText() throws(JSONFault) -> Range<Int> {
    skipSpace()
    try expect(UInt8(ascii: "\""))
    let start = offset
    while offset < end, isPlain(bytes[offset]) { offset += 1 }
    try expect(UInt8(ascii: "\""))
    valueEnded()
    return start..<(offset - 1)
  }

  /// Tells whether the bytes at `range` are those of `word`.
  func holds(_ word: String, at range: Range<Int>) -> Bool {
    bytes[range].elementsEqual(word.utf8)
  }

  /// Reads a study day.
  mutating func day() throws(JSONFault) -> StudyDay {
    let range = try plainText()
    guard range.count == 10, let day = StudyDay(digits: bytes[range]) else { throw .outOfRange }
    return day
  }

  private mutating func escapedText(
    startingAt start: Int, limit: Int
  ) throws(JSONFault) -> String {
    var buffer = Array(bytes[start..<offset])
    while offset < end {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") {
        let text = String(decoding: buffer, as: UTF8.self)
        guard text.utf8.elementsEqual(buffer) else { throw .malformed(offset: start) }
        valueEnded()
        return text
      } else if byte == UInt8(ascii: "\\") {
        buffer.append(contentsOf: try escapedScalar())
      } else if byte >= 0x20 {
        buffer.append(byte)
      } else {
        throw .malformed(offset: offset - 1)
      }
      guard buffer.count <= limit else { throw .tooLong }
    }
    throw .malformed(offset: offset)
  }

  /// Reads what follows a backslash; returns the character in UTF-8.
  private mutating func escapedScalar() throws(JSONFault) -> [UInt8] {
    let letter = peek
    try expect(letter)
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): break
    default: throw .malformed(offset: offset)
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
    return Array(String(scalar).utf8)
  }

  private mutating func hexadecimal() throws(JSONFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let byte = peek
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw .malformed(offset: offset)
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }
}

/// Tells whether a byte goes into the text as it is: no quote, no backslash, no control character.
private func isPlain(_ byte: UInt8) -> Bool {
  byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
}
