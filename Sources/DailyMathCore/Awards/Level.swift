/// How far somebody has come, by points.
public enum Level: Int, CaseIterable, Comparable, Sendable {
  /// From the beginning.
  case novice
  /// From 51 points on.
  case student
  /// From 201 points on.
  case tutor
  /// From 501 points on.
  case master

  /// The points with which the level begins.
  public var threshold: Int {
    switch self {
    case .novice: 0
    case .student: 51
    case .tutor: 201
    case .master: 501
    }
  }

  /// The next level; `nil` after the last.
  public var next: Level? { Level(rawValue: rawValue + 1) }

  /// The level that so many points reach.
  public init(points: Int) {
    self = Level.allCases.last { $0.threshold <= points } ?? .novice
  }

  /// Tells whether `left` comes before `right`.
  public static func < (left: Level, right: Level) -> Bool {
    left.rawValue < right.rawValue
  }
}
