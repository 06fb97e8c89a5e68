/// Goes through the members of an object whose names are known, and passes over those that a later version may add.
///
/// A known name that comes twice is refused: which of the two is meant nobody can say.
struct JSONMembers<Name: JSONWord> {
  private let names = Name.words
  private var seen: UInt64 = 0
  private var guess = 0
  private let start: MemberStart
  private var seenHeading: UInt64 = 0

  /// Enters the object that comes next, or goes on in the one that is open, as `start` says.
  init(of reader: inout JSONReader, from start: MemberStart = .object) throws(JSONFault) {
    self.start = start
    if start != .afterHeading { try reader.beginObject() }
  }

  /// The name of the next member that is known, after which its value has to be read; `nil` where the object ends.
  mutating func next(of reader: inout JSONReader) throws(JSONFault) -> Name? {
    while let key = try reader.nextPackedKey() {
      if let place = names.place(of: key, near: guess) {
        guard seen & 1 << place == 0 else { throw .duplicate }
        seen |= 1 << place
        guess = place + 1
        return names[place]
      }
      try checkHeading(key)
      try reader.skipValue()
    }
    return nil
  }

  private mutating func checkHeading(_ key: PackedWord) throws(JSONFault) {
    guard start != .object, let place = EventHeadingName.words.place(of: key) else { return }
    guard start == .event, seenHeading & 1 << place == 0 else { throw .duplicate }
    seenHeading |= 1 << place
  }
}

/// Where the members of an object begin.
enum MemberStart {
  /// At the beginning of an object of any kind.
  case object
  /// At the beginning of an event, whose heading is passed over.
  case event
  /// In an event, after its heading.
  case afterHeading
}
