/// Writes JSON byte by byte, members in the order in which they are written.
///
/// The order is that of a sentence (number, time, kind, then the rest), and characters that a terminal could obey are
/// escaped, so that a journal can be read with any pager.
package struct JSONWriter {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Makes a writer of an empty text.
  package init() {}

  /// Opens an object.
  package mutating func beginObject() {
    begin(UInt8(ascii: "{"))
  }

  /// Closes the object opened last.
  package mutating func endObject() {
    end(UInt8(ascii: "}"))
  }

  /// Opens an array.
  package mutating func beginArray() {
    begin(UInt8(ascii: "["))
  }

  /// Closes the array opened last.
  package mutating func endArray() {
    end(UInt8(ascii: "]"))
  }

  /// Closes the array opened last, with the bracket at the beginning of a line where there are elements.
  package mutating func endArray(onItsOwnLine: Bool) {
    if onItsOwnLine, needsComma { bytes.append(0x0A) }
    endArray()
  }

  /// Begins a new line, where white space is allowed, for the reader's sake.
  package mutating func lineBreak() {
    if needsComma {
      bytes.append(UInt8(ascii: ","))
      needsComma = false
    }
    bytes.append(0x0A)
  }

  /// Ends the text with a newline, as every file has one.
  package mutating func endText() {
    bytes.append(0x0A)
  }

  /// Writes the name of the member whose value comes next.
  package mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a text, with quotation marks and escapes.
  package mutating func text(_ value: String) {
    separate()
    quote(value)
  }

  /// Writes a whole number in decimal digits.
  package mutating func integer(_ value: Int) {
    separate()
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var digits = value.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digits % 10))
      digits /= 10
    } while digits > 0
    var (low, high) = (start, bytes.count - 1)
    while low < high {
      bytes.swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  /// Writes that there is no value.
  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes `true` or `false`.
  mutating func boolean(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes a member whose value is a text.
  package mutating func member(_ name: String, _ value: String) {
    key(name)
    text(value)
  }

  /// Writes a member whose value is a whole number.
  package mutating func member(_ name: String, _ value: Int) {
    key(name)
    integer(value)
  }

  /// Writes a member whose value is yes or no.
  package mutating func member(_ name: String, _ value: Bool) {
    key(name)
    boolean(value)
  }

  /// Writes a member whose value is an array of texts.
  mutating func member(_ name: String, _ values: [String]) {
    key(name)
    beginArray()
    for value in values { text(value) }
    endArray()
  }

  /// Writes the value that stands at `range` of other JSON, byte by byte as it is there.
  mutating func verbatim(_ other: [UInt8], in range: Range<Int>) {
    separate()
    bytes.append(contentsOf: other[range])
  }

  /// Makes room for so many bytes in all, so that a long text is not copied while it grows.
  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func end(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func quote(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    if value.utf8.allSatisfy(isPlain) {
      bytes.append(contentsOf: value.utf8)
    } else {
      for scalar in value.unicodeScalars { write(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"", "\\":
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    case "\n":
      bytes.append(contentsOf: "\\n".utf8)
    case _ where obeysOrHides(scalar):
      for unit in String(scalar).utf16 { escape(unit) }
    default:
      bytes.append(contentsOf: String(scalar).utf8)
    }
  }

  private mutating func escape(_ unit: UInt16) {
    bytes.append(contentsOf: "\\u".utf8)
    bytes.append(contentsOf: CRC32C.digits(of: UInt32(unit))[4...])
  }
}

/// Tells whether a byte stands for itself in a JSON text.
private func isPlain(_ byte: UInt8) -> Bool {
  byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
}

/// Tells whether a terminal might obey the character, or a reader could not see that it is there.
private func obeysOrHides(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.value < 0x80 { return scalar.value < 0x20 || scalar.value == 0x7F }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: return true
  default: return false
  }
}
