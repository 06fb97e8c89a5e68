/// The settings that one event changes; what is `nil` stays as it was.
public struct SettingsChange: Hashable, Sendable {
  /// The language chosen.
  public var language: Language?
  /// The rollover hour chosen; past study days keep the day they were recorded with.
  public var rollover: RolloverHour?
  /// The number of new cards a day chosen.
  public var newCardsPerDay: Int?
  /// The look chosen.
  public var theme: ThemeChoice?
  /// How much may move.
  public var motion: MotionChoice?
  /// The characters chosen for borders and marks.
  public var characters: CharacterChoice?
  /// The reminder chosen.
  public var reminder: Reminder?
  /// The number of reviews a day chosen.
  public var reviewsPerDay: Int?
  /// Whether long intervals are varied.
  public var usesFuzz: Bool?
  /// How what has piled up is worked off.
  public var backlog: BacklogHelp?
  /// What was chosen for drills.
  public var agility: AgilityPreferences?

  /// Makes a change of the settings named.
  public init(
    language: Language? = nil, rollover: RolloverHour? = nil, newCardsPerDay: Int? = nil,
    theme: ThemeChoice? = nil, motion: MotionChoice? = nil, characters: CharacterChoice? = nil,
    reminder: Reminder? = nil, reviewsPerDay: Int? = nil, usesFuzz: Bool? = nil,
    backlog: BacklogHelp? = nil, agility: AgilityPreferences? = nil
  ) {
    self.language = language
    self.rollover = rollover
    self.newCardsPerDay = newCardsPerDay
    self.theme = theme
    self.motion = motion
    self.characters = characters
    self.reminder = reminder
    self.reviewsPerDay = reviewsPerDay
    self.usesFuzz = usesFuzz
    self.backlog = backlog
    self.agility = agility
  }
}
