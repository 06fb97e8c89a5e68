/// Reads JSON member by member from bytes that may come from anywhere, and refuses whatever breaks the grammar.
///
/// The caller asks for what it expects (`beginObject`, `nextKey`, `text`, …), so no tree is built. Nesting deeper than 32 and
/// texts longer than their limit are refused, numbers are whole, and text has to be sound UTF-8 without lone surrogates.
/// A byte order mark is no white space and is refused. The grammar allows an object two members of one name; `JSONMembers`
/// refuses that for the names it knows, and `nextKey` leaves it to the caller.
///
/// What is read very often makes no string: names and words are compared as numbers (`JSONWords`), days and times are read
/// from their bytes.
struct JSONReader {
  /// The bytes among which the text is.
  let bytes: [UInt8]
  /// The index after the text's last byte.
  let end: Int
  /// The index of the next byte to read.
  var offset: Int
  private var depth = 0
  private var needsComma = false

  /// How deep objects and arrays may be nested.
  static let deepest = 32

  /// Reads the text that is `range` of `bytes`.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    end = range.upperBound
    offset = range.lowerBound
  }

  /// Reads the text that is all of `bytes`.
  init(_ bytes: [UInt8]) {
    self.init(bytes, in: 0..<bytes.count)
  }

  /// Enters an object, whose members `nextKey` then names.
  mutating func beginObject() throws(JSONFault) {
    try begin(UInt8(ascii: "{"))
  }

  /// Enters an array.
  mutating func beginArray() throws(JSONFault) {
    try begin(UInt8(ascii: "["))
  }

  /// The name of the next member, after which its value has to be read or skipped; `nil` where the object ends.
  mutating func nextKey() throws(JSONFault) -> String? {
    guard try next(before: UInt8(ascii: "}")) else { return nil }
    let key = try text(limit: Self.longestKey)
    skipSpace()
    try expect(UInt8(ascii: ":"))
    return key
  }

  /// The same without making a string of the name.
  mutating func nextPackedKey() throws(JSONFault) -> PackedWord? {
    guard try next(before: UInt8(ascii: "}")) else { return nil }
    let key = try packedText(limit: Self.longestKey)
    skipSpace()
    try expect(UInt8(ascii: ":"))
    return key
  }

  /// Tells whether another element follows, which then has to be read; where there is none, the array is done.
  mutating func nextElement() throws(JSONFault) -> Bool {
    try next(before: UInt8(ascii: "]"))
  }

  /// Requires that another element follows.
  mutating func element() throws(JSONFault) {
    guard try nextElement() else { throw .missing }
  }

  /// Reads a whole number, which must be in `range`.
  mutating func integer(in range: ClosedRange<Int>) throws(JSONFault) -> Int {
    skipSpace()
    let isNegative = peek == UInt8(ascii: "-")
    let start = isNegative ? offset + 1 : offset
    var index = start
    var value = 0
    while index < end {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      // Eighteen digits fit; no number in these files has more.
      guard index - start < 18 else { throw .outOfRange }
      value = value &* 10 &+ Int(digit)
      index += 1
    }
    guard index > start, index == start + 1 || bytes[start] != UInt8(ascii: "0") else {
      throw .malformed(offset: index)
    }
    offset = index
    if isNegative { value = -value }
    guard range.contains(value) else { throw .outOfRange }
    needsComma = true
    return value
  }

  /// Reads `true` or `false`.
  mutating func bool() throws(JSONFault) -> Bool {
    skipSpace()
    let value = peek == UInt8(ascii: "t")
    try skip(value ? "true" : "false")
    needsComma = true
    return value
  }

  /// Passes over a value of any kind.
  mutating func skipValue() throws(JSONFault) {
    skipSpace()
    switch peek {
    case UInt8(ascii: "\""): try skipText(limit: .max)
    case UInt8(ascii: "{"):
      try beginObject()
      while try nextPackedKey() != nil { try skipValue() }
    case UInt8(ascii: "["):
      try beginArray()
      while try nextElement() { try skipValue() }
    case UInt8(ascii: "t"): try skip("true")
    case UInt8(ascii: "f"): try skip("false")
    case UInt8(ascii: "n"): try skip("null")
    default: try skipNumber()
    }
    needsComma = true
  }

  /// Makes sure that nothing follows and that everything was closed.
  mutating func finish() throws(JSONFault) {
    skipSpace()
    guard offset == end, depth == 0 else { throw .malformed(offset: offset) }
  }

  /// The next byte; 0, which is never part of JSON, at the end.
  @inline(__always)
  var peek: UInt8 { offset < end ? bytes[offset] : 0 }

  /// Passes over the white space of JSON, if there is any.
  @inline(__always)
  mutating func skipSpace() {
    // Nearly always there is none.
    if offset < end, bytes[offset] > 0x20 { return }
    skipSomeSpace()
  }

  private mutating func skipSomeSpace() {
    while offset < end {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  /// Reads the one byte that has to come next; throws `malformed` where another does.
  @inline(__always)
  mutating func expect(_ byte: UInt8) throws(JSONFault) {
    guard offset < end, bytes[offset] == byte else { throw .malformed(offset: offset) }
    offset += 1
  }

  /// Notes that a value has been read, so that a comma has to follow before the next.
  mutating func valueEnded() {
    needsComma = true
  }

  /// The longest name of a member, in bytes.
  private static let longestKey = 256

  private mutating func begin(_ bracket: UInt8) throws(JSONFault) {
    skipSpace()
    try expect(bracket)
    depth += 1
    if depth > Self.deepest { throw .tooDeep }
    needsComma = false
  }

  private mutating func next(before bracket: UInt8) throws(JSONFault) -> Bool {
    skipSpace()
    if peek == bracket {
      offset += 1
      depth -= 1
      needsComma = true
      return false
    }
    if needsComma {
      try expect(UInt8(ascii: ","))
      skipSpace()
    }
    needsComma = false
    return true
  }

  private func hasDigit(at index: Int) -> Bool {
    index < end && bytes[index] &- UInt8(ascii: "0") < 10
  }

  private mutating func skip(_ word: StaticString) throws(JSONFault) {
    for byte in word.description.utf8 { try expect(byte) }
  }

  private mutating func skipNumber() throws(JSONFault) {
    if peek == UInt8(ascii: "-") { offset += 1 }
    let start = offset
    try skipDigits()
    guard offset == start + 1 || bytes[start] != UInt8(ascii: "0") else {
      throw .malformed(offset: start)
    }
    if peek == UInt8(ascii: ".") {
      offset += 1
      try skipDigits()
    }
    guard peek | 0x20 == UInt8(ascii: "e") else { return }
    offset += 1
    if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
    try skipDigits()
  }

  private mutating func skipDigits() throws(JSONFault) {
    guard hasDigit(at: offset) else { throw .malformed(offset: offset) }
    while hasDigit(at: offset) { offset += 1 }
  }
}
