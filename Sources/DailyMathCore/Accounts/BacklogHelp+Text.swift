extension BacklogHelp: RawRepresentable {
  /// The help as it stands in a journal: `none`, `fragile`, or `2026-11-30+7` for seven days from that one on.
  public var rawValue: String {
    switch self {
    case .none: "none"
    case .fragileFirst: "fragile"
    case .spread(let start, let days): "\(start)+\(Self.limited(days))"
    }
  }

  /// Reads what `text` says; `nil` where that is no help that this version knows.
  public init?(rawValue: String) {
    switch rawValue {
    case "none": self = .none
    case "fragile": self = .fragileFirst
    default:
      let parts = rawValue.split(separator: "+", omittingEmptySubsequences: false)
      guard parts.count == 2, let start = StudyDay(String(parts[0])), let days = Int(parts[1]),
        Self.dayRange.contains(days)
      else { return nil }
      self = .spread(from: start, days: days)
    }
  }

  /// The same help over a number of days that it can have.
  var limited: BacklogHelp {
    guard case .spread(let start, let days) = self else { return self }
    return .spread(from: start, days: Self.limited(days))
  }

  private static func limited(_ days: Int) -> Int {
    min(max(days, dayRange.lowerBound), dayRange.upperBound)
  }
}
