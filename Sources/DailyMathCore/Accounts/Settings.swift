/// What a learner can choose about their studying, with the values that hold until they do.
public struct Settings: Hashable, Sendable {
  /// The language of the interface; `nil` follows the system's.
  public var language: Language?
  /// The hour at which a study day begins.
  public var rollover: RolloverHour
  /// How many new cards are offered in a study day, 0 to 9,999.
  public var newCardsPerDay: Int {
    didSet { newCardsPerDay = Self.limited(newCardsPerDay) }
  }
  /// How many reviews are asked in a study day, 0 to 9,999.
  public var reviewsPerDay: Int {
    didSet { reviewsPerDay = Self.limited(reviewsPerDay) }
  }
  /// Whether long intervals are varied a little, so that cards learnt together do not come together for ever.
  public var usesFuzz: Bool
  /// How what has piled up is worked off.
  public var backlog: BacklogHelp
  /// The look of the interface.
  public var theme: ThemeChoice
  /// How much moves on the screen.
  public var motion: MotionChoice
  /// What borders and marks are drawn with.
  public var characters: CharacterChoice
  /// When the learner is reminded of cards that wait.
  public var reminder: Reminder
  /// What was chosen for drills.
  public var agility: AgilityPreferences

  /// Makes settings; without arguments, those of a new account.
  public init(
    language: Language? = nil, rollover: RolloverHour = .standard, newCardsPerDay: Int = 20,
    theme: ThemeChoice = .automatic, motion: MotionChoice = .full,
    characters: CharacterChoice = .automatic, reminder: Reminder = .off,
    reviewsPerDay: Int = 200, usesFuzz: Bool = false, backlog: BacklogHelp = .none,
    agility: AgilityPreferences = AgilityPreferences()
  ) {
    self.language = language
    self.rollover = rollover
    self.newCardsPerDay = Self.limited(newCardsPerDay)
    self.theme = theme
    self.motion = motion
    self.characters = characters
    self.reminder = reminder
    self.reviewsPerDay = Self.limited(reviewsPerDay)
    self.usesFuzz = usesFuzz
    self.backlog = backlog
    self.agility = agility
  }

  /// The nearest number that can be a limit of a day.
  static func limited(_ count: Int) -> Int {
    min(max(count, 0), 9_999)
  }
}
