/// What a learner has chosen for drills, so that they find it again.
public struct AgilityPreferences: Hashable, Sendable {
  /// The kind of drill chosen last.
  public var mode = DrillMode.classic
  /// The length chosen last; it holds for the classic, the custom and the practice mode.
  public var length = DrillLength.seconds(120)
  /// When what is typed counts.
  public var acceptance = DrillAcceptance.match
  /// The level chosen last.
  public var level = 1
  /// What the learner's own drill is made of.
  public var custom = CustomDrill()
  /// The keypad's layout.
  public var keypad = KeypadLayout.calculator

  /// Makes the preferences of a new account.
  public init() {}

  /// The same with the level that comes next, where the one chosen is the highest that was passed.
  ///
  /// Whoever has chosen a lower one to go over it again stays there.
  public func goingOn(after record: AgilityRecord) -> AgilityPreferences {
    guard level == record.passedLevel else { return self }
    var next = self
    next.level = min(level + 1, DrillSettings.levels.upperBound)
    return next
  }

  /// What a drill of the chosen mode is like.
  public var settings: DrillSettings {
    DrillSettings(
      mode: mode, length: mode == .levels ? nil : length, acceptance: acceptance,
      level: mode == .levels ? level : 1, custom: mode == .custom ? custom : CustomDrill())
  }
}
