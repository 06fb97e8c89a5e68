/// What a drill is like.
public struct DrillSettings: Hashable, Sendable {
  /// Its kind, and with it where the problems come from.
  public var mode: DrillMode
  /// When it ends by itself.
  public var length: DrillLength
  /// When what is typed counts.
  public var acceptance: DrillAcceptance
  /// The level; 1 to `highestLevel`, and 1 in the other modes.
  public var level: Int
  /// What the problems are made of in the custom mode; elsewhere without meaning.
  public var custom: CustomDrill

  /// Makes settings; without further arguments the default ones of the mode.
  public init(
    mode: DrillMode, length: DrillLength? = nil, acceptance: DrillAcceptance = .match,
    level: Int = 1, custom: CustomDrill = CustomDrill()
  ) {
    self.mode = mode
    self.length = length ?? Self.standardLength(of: mode)
    self.acceptance = acceptance
    self.level = min(max(1, level), Self.highestLevel)
    self.custom = custom
  }

  /// How long a drill of the mode is unless the learner chooses otherwise: two minutes, and ten right answers for a level.
  public static func standardLength(of mode: DrillMode) -> DrillLength {
    mode == .levels ? .problems(answersToPassLevel) : .seconds(120)
  }

  /// The highest level there is; nothing grows after the twentieth.
  public static let highestLevel = 20

  /// How many right answers pass a level.
  public static let answersToPassLevel = 10

  /// Whether these are the default settings of the mode, whatever the level: only with them is there a record.
  public var areStandard: Bool {
    self == DrillSettings(mode: mode, level: level)
  }
}
