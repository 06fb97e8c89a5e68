/// The rows of an index: `["<id>",<length>,<flags>,…]`, one a line, without any space.
///
/// The flags (see `CardSummary.Flags`) say which groups of numbers follow, in this order:
/// - 1, there is a card: its label, its difficulty and the order of its first writing;
/// - 32, it has a schedule: ease, interval, repetitions, lapses, the days of the last review and of the first, how many
///   scheduled answers there were and how many of them failed;
/// - 64, it is due on another day than that of the last review plus the interval: that day;
/// - 128, its latest answer is of another day than the last review: that day;
/// - 256, it comes back: the day, and the order of the latest answer;
/// - 512, it was put off: the day;
/// - 1024, its line does not follow that of the row before, the first row's at 0: where it begins.
///
/// With 2 the trash was emptied after the card was deleted, with 4 it is suspended, with 8 marked, with 16 it has siblings,
/// with 2048 it is to be answered by typing and with 4096 by turning it over.
///
/// Days are counted from 1970-01-01. There are a hundred thousand rows in a large account, and all are read before its
/// first screen is drawn: hence the numbers, and a reader that knows nothing else.
enum CardSummaryCoding {
  /// Writes a row, given the end of the line of the row before it.
  static func write(_ row: CardSummary, after end: Int, to json: inout JSONWriter) {
    json.beginArray()
    json.text(row.id.text)
    json.integer(Int(row.length))
    var flags = row.flags
    if row.offset == end { flags.remove(.isElsewhere) } else { flags.insert(.isElsewhere) }
    json.integer(Int(flags.rawValue))
    if flags.contains(.hasCard) {
      json.integer(Int(row.label))
      json.integer(Int(row.difficulty))
      json.integer(Int(row.created))
    }
    if flags.contains(.isScheduled) {
      json.integer(Int(row.ease))
      json.integer(Int(row.interval))
      json.integer(Int(row.repetitions))
      json.integer(Int(row.lapses))
      json.integer(Int(row.lastReviewed))
      json.integer(Int(row.introduced))
      json.integer(Int(row.scheduledCount))
      json.integer(Int(row.failedCount))
    }
    if flags.contains(.isMoved) { json.integer(Int(row.due)) }
    if flags.contains(.hasLatestDay) { json.integer(Int(row.latestDay)) }
    if flags.contains(.comesBack) {
      json.integer(Int(row.repeatDay))
      json.integer(Int(row.latestOrder))
    }
    if flags.contains(.wasBuried) { json.integer(Int(row.buriedDay)) }
    if flags.contains(.isElsewhere) { json.integer(row.offset) }
    json.endArray()
  }
}

/// Reads rows from the bytes of an index, byte by byte and as fast as that goes.
///
/// The text must end with a checksum that is right: no number and no text then goes on to the last byte, so that the reader
/// never comes to the end.
struct CardRowReader {
  /// The index of the next byte.
  private(set) var offset: Int
  /// How many labels there are.
  let labelCount: Int
  /// How many bytes of the card file count.
  let length: Int
  /// Where the line of the last row ended, its newline included.
  private var lineEnd = 0

  /// Reads from `offset` on.
  init(at offset: Int, labelCount: Int, length: Int) {
    self.offset = offset
    self.labelCount = labelCount
    self.length = length
  }

  /// Reads the array of all rows, of which there are `count`.
  mutating func rows(in bytes: [UInt8], count: Int) throws(JSONFault) -> [CardSummary] {
    let span = bytes.span
    var rows: [CardSummary] = []
    // So many rows cannot be in a text of that length.
    rows.reserveCapacity(min(count, bytes.count / 8))
    try expect(UInt8(ascii: "["), in: span)
    var last: CardID?
    for index in 0..<count {
      if index > 0 { try expect(UInt8(ascii: ","), in: span) }
      try expect(0x0A, in: span)
      try expect(UInt8(ascii: "["), in: span)
      let id = try id(in: span, of: bytes)
      if let last, !(last < id) { throw .outOfRange }
      last = id
      var row = CardSummary(id: id)
      try read(&row, from: span)
      try expect(UInt8(ascii: "]"), in: span)
      rows.append(row)
    }
    try expect(UInt8(ascii: "]"), in: span)
    return rows
  }

  /// Reads an array of numbers.
  mutating func integers(in bytes: [UInt8]) throws(JSONFault) -> [Int] {
    let span = bytes.span
    var numbers: [Int] = []
    try expect(UInt8(ascii: "["), in: span)
    while span[offset] != UInt8(ascii: "]") {
      if !numbers.isEmpty { try expect(UInt8(ascii: ","), in: span) }
      numbers.append(try signed(in: span))
    }
    offset += 1
    return numbers
  }

  /// Reads an array of row numbers below `limit`.
  mutating func numbers(in bytes: [UInt8], below limit: Int) throws(JSONFault) -> [Int32] {
    let span = bytes.span
    var numbers: [Int32] = []
    try expect(UInt8(ascii: "["), in: span)
    if span[offset] == UInt8(ascii: "]") {
      offset += 1
      return numbers
    }
    while true {
      let number = try digits(in: span)
      guard number < limit else { throw .outOfRange }
      numbers.append(Int32(truncatingIfNeeded: number))
      if span[offset] != UInt8(ascii: ",") { break }
      offset += 1
    }
    try expect(UInt8(ascii: "]"), in: span)
    return numbers
  }

  private mutating func read(_ row: inout CardSummary, from span: Span<UInt8>) throws(JSONFault) {
    row.length = try next(in: span)
    guard let bits = UInt16(exactly: try next(in: span)) else { throw .outOfRange }
    let flags = CardSummary.Flags(rawValue: bits)
    guard flags.isSubset(of: .all) else { throw .outOfRange }
    row.flags = flags.subtracting(.isElsewhere)
    if flags.contains(.hasCard) {
      row.label = try next(in: span)
      row.difficulty = try next(in: span)
      row.created = Int64(try nextLarge(in: span))
      guard row.label >= 0, Int(row.label) < labelCount else { throw .outOfRange }
    }
    if flags.contains(.isScheduled) { try readSchedule(of: &row, from: span) }
    if flags.contains(.isMoved) { row.due = try nextDay(in: span) }
    row.latestDay = flags.contains(.hasLatestDay) ? try nextDay(in: span) : row.lastReviewed
    if flags.contains(.comesBack) {
      row.repeatDay = try nextDay(in: span)
      row.latestOrder = Int64(try nextLarge(in: span))
    }
    if flags.contains(.wasBuried) { row.buriedDay = try nextDay(in: span) }
    row.offset = flags.contains(.isElsewhere) ? try nextLarge(in: span) : lineEnd
    // A newline follows every line.
    guard row.length > 0, row.offset < length, Int(row.length) < length - row.offset else {
      throw .outOfRange
    }
    lineEnd = row.offset + Int(row.length) + 1
  }

  private mutating func readSchedule(
    of row: inout CardSummary, from span: Span<UInt8>
  ) throws(JSONFault) {
    row.ease = try next(in: span)
    row.interval = try next(in: span)
    row.repetitions = try next(in: span)
    row.lapses = try next(in: span)
    row.lastReviewed = try nextDay(in: span)
    row.introduced = try nextDay(in: span)
    row.scheduledCount = try next(in: span)
    row.failedCount = try next(in: span)
    guard row.ease >= 130, row.interval >= 1, row.interval <= 36_500, row.repetitions >= 0,
      row.lapses >= 0, row.failedCount >= 0, row.failedCount <= row.scheduledCount
    else { throw .outOfRange }
    row.due = min(row.lastReviewed + row.interval, Int32(StudyDay.range.upperBound))
  }

  /// Reads an identity; one that is not plain ASCII is left to the reader of all JSON.
  private mutating func id(
    in span: Span<UInt8>, of bytes: [UInt8]
  ) throws(JSONFault) -> CardID {
    let start = offset
    try expect(UInt8(ascii: "\""), in: span)
    var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    var count = 0
    while count < 32 {
      let byte = span[offset]
      if byte == UInt8(ascii: "\"") {
        offset += 1
        return CardID(words: words)
      }
      guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\\") else { break }
      let bits = UInt64(byte) << UInt64(56 - 8 * (count & 7))
      switch count >> 3 {
      case 0: words.0 |= bits
      case 1: words.1 |= bits
      case 2: words.2 |= bits
      default: words.3 |= bits
      }
      count += 1
      offset += 1
    }
    var reader = JSONReader(bytes, in: start..<bytes.count)
    let text = try reader.text(limit: EventCoding.longestField)
    offset = reader.offset
    return CardID(text)
  }

  private mutating func nextDay(in span: Span<UInt8>) throws(JSONFault) -> Int32 {
    let day = try next(in: span)
    guard StudyDay.range.contains(Int(day)) else { throw .outOfRange }
    return day
  }

  /// Reads a comma and a number of four bytes.
  @inline(__always)
  private mutating func next(in span: Span<UInt8>) throws(JSONFault) -> Int32 {
    guard let number = Int32(exactly: try nextLarge(in: span)) else { throw .outOfRange }
    return number
  }

  /// Reads a comma and a number.
  @inline(__always)
  private mutating func nextLarge(in span: Span<UInt8>) throws(JSONFault) -> Int {
    try expect(UInt8(ascii: ","), in: span)
    return try signed(in: span)
  }

  /// Reads a number that may be negative.
  @inline(__always)
  private mutating func signed(in span: Span<UInt8>) throws(JSONFault) -> Int {
    guard span[offset] == UInt8(ascii: "-") else { return try digits(in: span) }
    offset &+= 1
    return -(try digits(in: span))
  }

  /// Reads a number without a sign, of at most 18 digits and without zeros before it.
  @inline(__always)
  private mutating func digits(in span: Span<UInt8>) throws(JSONFault) -> Int {
    let start = offset
    var place = start
    var value = 0
    while true {
      let digit = span[place] &- UInt8(ascii: "0")
      if digit > 9 { break }
      value = value &* 10 &+ Int(digit)
      place &+= 1
    }
    let count = place &- start
    guard count > 0, count <= 18, count == 1 || span[start] != UInt8(ascii: "0") else {
      throw .malformed(offset: start)
    }
    offset = place
    return value
  }

  @inline(__always)
  private mutating func expect(_ byte: UInt8, in span: Span<UInt8>) throws(JSONFault) {
    guard span[offset] == byte else { throw .malformed(offset: offset) }
    offset &+= 1
  }
}
