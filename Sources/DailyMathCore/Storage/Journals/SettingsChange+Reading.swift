extension Profile {
  /// Reads the members of a profile from an object that may have others.
  init(from reader: inout JSONReader, start: MemberStart = .object) throws(JSONFault) {
    var displayName: String?
    var university: String?
    var members = try JSONMembers<ProfileMember>(of: &reader, from: start)
    while let name = try members.next(of: &reader) {
      switch name {
      case .displayName: displayName = try reader.text(limit: EventCoding.longestField)
      case .university: university = try reader.text(limit: EventCoding.longestField)
      }
    }
    self.init(displayName: try required(displayName), university: try required(university))
  }
}

extension SettingsChange {
  /// Reads the settings that changed from an object that may have other members.
  init(from reader: inout JSONReader, start: MemberStart) throws(JSONFault) {
    self.init()
    var members = try JSONMembers<SettingsMember>(of: &reader, from: start)
    while let name = try members.next(of: &reader) {
      switch name {
      case .language: language = try reader.word(Language.self)
      case .rollover: rollover = RolloverHour(clamping: try reader.integer(in: 0...23))
      case .newCardsPerDay: newCardsPerDay = try reader.integer(in: 0...9_999)
      case .reviewsPerDay: reviewsPerDay = try reader.integer(in: 0...9_999)
      case .fuzz: usesFuzz = try reader.bool()
      case .backlog: backlog = try reader.knownWord(BacklogHelp.self)
      case .theme: theme = try reader.knownWord(ThemeChoice.self)
      case .motion: motion = try reader.knownWord(MotionChoice.self)
      case .characters: characters = try reader.knownWord(CharacterChoice.self)
      case .reminder: reminder = try reader.knownWord(Reminder.self)
      case .agility: agility = try AgilityPreferences(from: &reader)
      }
    }
  }
}

private enum ProfileMember: String, JSONWord {
  case displayName
  case university

  static let words = JSONWords<Self>()
}

private enum SettingsMember: String, JSONWord {
  case language
  case rollover
  case newCardsPerDay
  case reviewsPerDay
  case fuzz
  case backlog
  case theme
  case motion
  case characters
  case reminder
  case agility

  static let words = JSONWords<Self>()
}
