/// The settings that one event changes; what is `nil` stays as it was.
public struct SettingsChange: Hashable, Sendable {
  /// The language chosen.
  public var language: Language?
  /// The rollover hour chosen; past study days keep the day they were recorded with.
  public var rollover: RolloverHour?
  /// The number of new cards a day chosen.
  public var newCardsPerDay: Int?

  /// Makes a change of the settings named.
  public init(
    language: Language? = nil, rollover: RolloverHour? = nil, newCardsPerDay: Int? = nil
  ) {
    self.language = language
    self.rollover = rollover
    self.newCardsPerDay = newCardsPerDay
  }
}
