extension BacklogHelp {
  /// The help as it stands in a journal: `none`, `fragile`, or `2026-11-30+7` for seven days from that one on.
  public var text: String {
    switch self {
    case .none: "none"
    case .fragileFirst: "fragile"
    case .spread(let start, let days): "\(start)+\(days)"
    }
  }

  /// Reads what `text` says; `nil` where that is no help that this version knows.
  public init?(text: String) {
    switch text {
    case "none": self = .none
    case "fragile": self = .fragileFirst
    default:
      let parts = text.split(separator: "+", omittingEmptySubsequences: false)
      guard parts.count == 2, let start = StudyDay(String(parts[0])), let days = Int(parts[1]),
        Self.dayRange.contains(days)
      else { return nil }
      self = .spread(from: start, days: days)
    }
  }
}
