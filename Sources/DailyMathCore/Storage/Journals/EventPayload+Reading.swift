extension EventPayload {
  /// Reads the members that belong to the kind of that name from a whole object; an unknown kind is passed over.
  init(kind: String, from reader: inout JSONReader) throws(JSONFault) {
    if let kind = EventKind(rawValue: kind) {
      try self.init(kind, from: &reader, start: .object)
    } else {
      try reader.skipValue()
      self = .unknown(kind: kind)
    }
  }

  /// Reads the members that belong to `kind` from an object, which begins at `start`.
  init(
    _ kind: EventKind, from reader: inout JSONReader, start: MemberStart
  ) throws(JSONFault) {
    switch kind {
    case .review: self = .review(try Review(from: &reader, start: start))
    case .cardPut: self = try reader.cardPut(from: start)
    case .cardDelete: self = .cardDelete(try reader.members(from: start).named())
    case .cardPurge: self = .cardPurge(try reader.members(from: start).named())
    case .bury: self = .bury(try reader.members(from: start).named())
    case .suspend:
      let members = try reader.members(from: start, reading: .suspended)
      self = .suspend(try members.named(), isSuspended: try required(members.flag))
    case .mark:
      let members = try reader.members(from: start, reading: .marked)
      self = .mark(try members.named(), isMarked: try required(members.flag))
    case .reschedule:
      let members = try reader.members(from: start, reading: .due)
      self = .reschedule(try members.named(), due: try required(members.due))
    case .undo:
      let members = try reader.members(from: start, reading: .identity)
      self = .undo(of: try required(members.identity), card: try members.named())
    case .deckLimits: self = try reader.deckLimits(from: start)
    case .agility: self = .agility(try DrillPart(from: &reader, start: start))
    case .profile: self = .profile(try Profile(from: &reader, start: start))
    case .settings: self = .settings(try SettingsChange(from: &reader, start: start))
    }
  }
}

/// The members of the kinds that name a card and say one thing of it.
private enum CardMember: String, JSONWord {
  case card
  case suspended
  case marked
  case due
  case identity = "of"

  static let words = JSONWords<Self>()
}

/// What an event says of a card.
private struct CardMembers {
  var card: CardID?
  var flag: Bool?
  var due: StudyDay?
  var identity: EventIdentity?

  func named() throws(JSONFault) -> CardID { try required(card) }
}

private enum DeckLimitsMember: String, JSONWord {
  case deck
  case category
  case newCardsPerDay
  case reviewsPerDay

  static let words = JSONWords<Self>()
}

extension JSONReader {
  /// Reads the card and the one other member that the kind has; the others mean nothing there and are passed over.
  fileprivate mutating func members(
    from start: MemberStart, reading wanted: CardMember = .card
  ) throws(JSONFault) -> CardMembers {
    var result = CardMembers()
    var members = try JSONMembers<CardMember>(of: &self, from: start)
    while let name = try members.next(of: &self) {
      guard name == .card || name == wanted else {
        try skipValue()
        continue
      }
      switch name {
      case .card: result.card = CardID(try text(limit: EventCoding.longestField))
      case .suspended, .marked: result.flag = try bool()
      case .due: result.due = try day()
      case .identity: result.identity = try EventIdentity(from: &self)
      }
    }
    return result
  }

  fileprivate mutating func cardPut(from start: MemberStart) throws(JSONFault) -> EventPayload {
    var card: CardID?
    var content = CardContentFields()
    var members = try JSONMembers<CardContentName>(of: &self, from: start)
    while let name = try members.next(of: &self) {
      if name == .card {
        card = CardID(try text(limit: EventCoding.longestField))
      } else {
        try content.take(name, from: &self)
      }
    }
    return .cardPut(try required(card), try content.finished())
  }

  /// Reads the limits of a deck, which the object has to name.
  fileprivate mutating func deckLimits(
    from start: MemberStart
  ) throws(JSONFault) -> EventPayload {
    var deck: CardDeck?
    var limits = DeckLimits()
    var members = try JSONMembers<DeckLimitsMember>(of: &self, from: start)
    while let name = try members.next(of: &self) {
      switch name {
      case .deck: deck = .own(try text(limit: EventCoding.longestField))
      case .category:
        let identifier = try text(limit: EventCoding.longestField)
        deck = .category(CardCategory(identifier: identifier))
      case .newCardsPerDay: limits.newCardsPerDay = try integer(in: 0...9_999)
      case .reviewsPerDay: limits.reviewsPerDay = try integer(in: 0...9_999)
      }
    }
    return .deckLimits(try required(deck), limits)
  }
}

private enum IdentityMember: String, JSONWord {
  case device
  case number = "n"

  static let words = JSONWords<Self>()
}

extension EventIdentity {
  /// Reads `{"device":"…","n":7}`.
  init(from reader: inout JSONReader) throws(JSONFault) {
    var device: DeviceID?
    var number: Int?
    var members = try JSONMembers<IdentityMember>(of: &reader)
    while let name = try members.next(of: &reader) {
      switch name {
      case .device: device = DeviceID(try reader.text(limit: EventCoding.longestField))
      case .number: number = try reader.integer(in: 1...EventCoding.largestNumber)
      }
    }
    self.init(device: try required(device), number: try required(number))
  }
}

/// The value; throws where the member it comes from was absent.
func required<Value>(_ value: Value?) throws(JSONFault) -> Value {
  guard let value else { throw .missing }
  return value
}
