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
  /// The look of the interface.
  public var theme: ThemeChoice
  /// How much moves on the screen.
  public var motion: MotionChoice
  /// What borders and marks are drawn with.
  public var characters: CharacterChoice
  /// When the learner is reminded of cards that wait.
  public var reminder: Reminder

  /// Makes settings; without arguments, those of a new account.
  public init(
    language: Language? = nil, rollover: RolloverHour = .standard, newCardsPerDay: Int = 20,
    theme: ThemeChoice = .automatic, motion: MotionChoice = .full,
    characters: CharacterChoice = .automatic, reminder: Reminder = .off
  ) {
    self.language = language
    self.rollover = rollover
    self.newCardsPerDay = Self.limited(newCardsPerDay)
    self.theme = theme
    self.motion = motion
    self.characters = characters
    self.reminder = reminder
  }

  private static func limited(_ count: Int) -> Int {
    min(max(count, 0), 9_999)
  }
}
