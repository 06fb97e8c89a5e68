extension EventPayload {
  /// Reads the members that belong to `kind` from the whole object of an event.
  init(kind: String, from reader: inout JSONReader) throws(JSONFault) {
    switch kind {
    case "card.put":
      var content = CardContentFields()
      let card = try reader.card { (key, reader) throws(JSONFault) in
        try content.take(key, from: &reader)
      }
      self = .cardPut(card, try content.finished())
    case "card.delete":
      let card = try reader.card { (_, reader) throws(JSONFault) in try reader.skipValue() }
      self = .cardDelete(card)
    case "card.purge":
      let card = try reader.card { (_, reader) throws(JSONFault) in try reader.skipValue() }
      self = .cardPurge(card)
    case "bury":
      let card = try reader.card { (_, reader) throws(JSONFault) in try reader.skipValue() }
      self = .bury(card)
    case "suspend":
      let (card, isSuspended) = try reader.flag("suspended")
      self = .suspend(card, isSuspended: isSuspended)
    case "mark":
      let (card, isMarked) = try reader.flag("marked")
      self = .mark(card, isMarked: isMarked)
    case "reschedule":
      var due: StudyDay?
      let card = try reader.card { (key, reader) throws(JSONFault) in
        if key == "due" { due = try reader.day() } else { try reader.skipValue() }
      }
      self = .reschedule(card, due: try required(due))
    case "deck.limits":
      let (deck, limits) = try reader.deckLimits()
      self = .deckLimits(deck, limits)
    case "review": self = .review(try Review(from: &reader))
    case "undo":
      var identity: EventIdentity?
      let card = try reader.card { (key, reader) throws(JSONFault) in
        if key == "of" {
          identity = try EventIdentity(from: &reader)
        } else {
          try reader.skipValue()
        }
      }
      self = .undo(of: try required(identity), card: card)
    case "profile": self = .profile(try Profile(from: &reader))
    case "settings": self = .settings(try SettingsChange(from: &reader))
    default:
      try reader.skipValue()
      self = .unknown(kind: kind)
    }
  }
}

extension JSONReader {
  /// Reads an object that has to name a card and to say yes or no under `name`.
  fileprivate mutating func flag(_ name: String) throws(JSONFault) -> (CardID, Bool) {
    var value: Bool?
    let card = try card { (key, reader) throws(JSONFault) in
      if key == name { value = try reader.bool() } else { try reader.skipValue() }
    }
    return (card, try required(value))
  }

  /// Reads the limits of a deck, which the object has to name.
  fileprivate mutating func deckLimits() throws(JSONFault) -> (CardDeck, DeckLimits) {
    var deck: CardDeck?
    var limits = DeckLimits()
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case "deck": deck = .own(try text(limit: EventCoding.longestField))
      case "category":
        let identifier = try text(limit: EventCoding.longestField)
        deck = .category(CardCategory(identifier: identifier))
      case "newCardsPerDay": limits.newCardsPerDay = try integer(in: 0...9_999)
      case "reviewsPerDay": limits.reviewsPerDay = try integer(in: 0...9_999)
      default: try skipValue()
      }
    }
    return (try required(deck), limits)
  }

  /// Reads an object that has to name a card; `other` reads or skips all its other members.
  fileprivate mutating func card(
    _ other: (String, inout JSONReader) throws(JSONFault) -> Void
  ) throws(JSONFault) -> CardID {
    var card: CardID?
    try beginObject()
    while let key = try nextKey() {
      if key == "card" {
        card = CardID(try text(limit: EventCoding.longestField))
      } else {
        try other(key, &self)
      }
    }
    return try required(card)
  }
}

extension EventIdentity {
  /// Reads `{"device":"…","n":7}`.
  init(from reader: inout JSONReader) throws(JSONFault) {
    var device: DeviceID?
    var number: Int?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "device": device = DeviceID(try reader.text(limit: EventCoding.longestField))
      case "n": number = try reader.integer(in: 1...EventCoding.largestNumber)
      default: try reader.skipValue()
      }
    }
    self.init(device: try required(device), number: try required(number))
  }
}

extension Profile {
  /// Reads the members of a profile from an object that may have others.
  init(from reader: inout JSONReader) throws(JSONFault) {
    var name: String?
    var university: String?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "displayName": name = try reader.text(limit: EventCoding.longestField)
      case "university": university = try reader.text(limit: EventCoding.longestField)
      default: try reader.skipValue()
      }
    }
    self.init(displayName: try required(name), university: try required(university))
  }
}

extension SettingsChange {
  fileprivate init(from reader: inout JSONReader) throws(JSONFault) {
    self.init()
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "language": language = try reader.word(Language.self)
      case "rollover": rollover = RolloverHour(clamping: try reader.integer(in: 0...23))
      case "newCardsPerDay": newCardsPerDay = try reader.integer(in: 0...9_999)
      case "reviewsPerDay": reviewsPerDay = try reader.integer(in: 0...9_999)
      case "fuzz": usesFuzz = try reader.bool()
      case "backlog": backlog = try reader.knownWord(BacklogHelp.self)
      case "theme": theme = try reader.knownWord(ThemeChoice.self)
      case "motion": motion = try reader.knownWord(MotionChoice.self)
      case "characters": characters = try reader.knownWord(CharacterChoice.self)
      case "reminder": reminder = try reader.knownWord(Reminder.self)
      default: try reader.skipValue()
      }
    }
  }
}

/// The value; throws where the member it comes from was absent.
func required<Value>(_ value: Value?) throws(JSONFault) -> Value {
  guard let value else { throw .missing }
  return value
}
