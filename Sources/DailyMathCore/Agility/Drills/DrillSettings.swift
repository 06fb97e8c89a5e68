/// What a drill is like.
public struct DrillSettings: Hashable, Sendable {
  /// Its kind, and with it where the problems come from.
  public var mode: DrillMode
  /// When it ends by itself; what cannot be chosen becomes the nearest length that can.
  public var length: DrillLength {
    didSet { length = length.possible }
  }
  /// When what is typed counts.
  public var acceptance: DrillAcceptance
  /// The level; within `levels`, and 1 in the other modes.
  public var level: Int {
    didSet { level = Self.possible(level) }
  }
  /// What the problems are made of in the custom mode; elsewhere without meaning.
  public var custom: CustomDrill

  /// Makes settings; without further arguments the default ones of the mode.
  ///
  /// A length and a level that cannot be chosen become the nearest that can.
  public init(
    mode: DrillMode, length: DrillLength? = nil, acceptance: DrillAcceptance = .match,
    level: Int = 1, custom: CustomDrill = CustomDrill()
  ) {
    self.mode = mode
    self.length = (length ?? Self.standardLength(of: mode)).possible
    self.acceptance = acceptance
    self.level = Self.possible(level)
    self.custom = custom
  }

  /// How long a drill of the mode is unless the learner chooses otherwise: two minutes, and ten right answers for a level.
  public static func standardLength(of mode: DrillMode) -> DrillLength {
    mode == .levels ? .problems(answersToPassLevel) : .seconds(120)
  }

  /// How many right answers pass a level.
  public static let answersToPassLevel = 10

  /// The levels there are; beyond the first twenty, nothing gets harder.
  public static let levels = 1...9_999

  /// Whether these are the default settings of the mode, whatever the level: only with them is there a record.
  public var areStandard: Bool {
    meaningful == DrillSettings(mode: mode, level: meaningful.level)
  }

  /// The same settings without what means nothing in their mode, so that equal drills are equal.
  var meaningful: DrillSettings {
    DrillSettings(
      mode: mode, length: length, acceptance: acceptance, level: mode == .levels ? level : 1,
      custom: mode == .custom ? custom : CustomDrill())
  }

  private static func possible(_ level: Int) -> Int {
    min(max(level, levels.lowerBound), levels.upperBound)
  }
}
