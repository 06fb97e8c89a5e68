/// What every event has, whatever its kind.
struct EventHeading {
  /// A kind of event.
  enum Kind {
    /// One of those that this version reads.
    case known(EventKind)
    /// Another, by its word.
    case other(String)
  }

  /// The number on the device.
  let number: Int
  /// The place among all events.
  let order: Int
  /// What kind of event it is.
  let kind: Kind
  /// When it happened.
  let moment: Moment
  /// Where the members of the kind have to be looked for.
  let start: MemberStart

  /// Reads the heading; the reader then stands after it, which is before everything else unless `start` is `event`.
  init(from reader: inout JSONReader) throws(JSONFault) {
    var number: Int?
    var order: Int?
    var time: Range<Int>?
    var day: StudyDay?
    var kind: Kind?
    var missing = EventHeadingName.allCases.count
    var hasOthers = false
    var guess = 0
    try reader.beginObject()
    // The heading comes first, so that the search ends long before the line does.
    while missing > 0, let key = try reader.nextPackedKey() {
      guard let place = EventHeadingName.words.place(of: key, near: guess) else {
        hasOthers = true
        try reader.skipValue()
        continue
      }
      guess = place + 1
      missing -= 1
      switch EventHeadingName.words[place] {
      case .number: number = try Self.once(number, reader.integer(in: 1...Self.largest))
      case .order: order = try Self.once(order, reader.integer(in: 0...Self.largest))
      case .time: time = try Self.once(time, reader.plainText())
      case .day: day = try Self.once(day, reader.day())
      case .kind: kind = try Self.once(kind, Self.kind(from: &reader))
      }
    }
    guard let number, let order, let time, let day, let kind else { throw .missing }
    let text = reader.bytes.span.extracting(time)
    guard let moment = Moment(localTime: text, day: day) else { throw .outOfRange }
    self.number = number
    self.order = order
    self.kind = kind
    self.moment = moment
    start = hasOthers ? .event : .afterHeading
  }

  private static let largest = EventCoding.largestNumber

  private static func once<Value>(
    _ earlier: Value?, _ value: Value
  ) throws(JSONFault) -> Value {
    guard earlier == nil else { throw .duplicate }
    return value
  }

  private static func kind(from reader: inout JSONReader) throws(JSONFault) -> Kind {
    let start = reader.offset
    if let known = try reader.packedWord(EventKind.self) { return .known(known) }
    reader.offset = start
    return .other(try reader.text(limit: EventCoding.longestField))
  }
}

/// The names of the members that every event has.
enum EventHeadingName: String, JSONWord {
  /// The number on the device.
  case number = "n"
  /// The place among all events.
  case order
  /// The local time.
  case time = "at"
  /// The study day.
  case day
  /// The kind.
  case kind

  /// The words, made once.
  static let words = JSONWords<Self>()
}
