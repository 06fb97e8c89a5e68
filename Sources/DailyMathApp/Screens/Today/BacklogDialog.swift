package import DailyMathCore
package import DailyMathTerminal

/// The choice of how to work off what has piled up.
package struct BacklogDialog: Equatable, Sendable {
  /// What can be chosen, in the order in which it is shown; `none` leaves or makes it as it is without help.
  package let choices: [BacklogHelp]
  /// What holds now.
  package let current: BacklogHelp
  /// What is due.
  package let backlog: Backlog
  /// So many reviews a study day asks at most.
  package let limit: Int
  /// Which of the choices is selected.
  package var list: ListState

  /// Over so many days a backlog can be spread here.
  static let spans = [5, 7, 10, 14]
  /// The span that is selected at first.
  private static let usualSpan = 7

  /// Makes the choice for what is due on `day`, where `settings` hold.
  package init(_ backlog: Backlog, _ settings: Settings, on day: StudyDay) {
    let current = settings.backlog
    self.backlog = backlog
    limit = settings.reviewsPerDay
    self.current = current.holds(on: day) ? current : .none
    let spans: [BacklogHelp] = Self.spans.map { days in
      // Days that have begun go on where they are.
      if case .spread(_, days) = current, current.holds(on: day) { return current }
      return .spread(from: day, days: days)
    }
    choices = spans + [.fragileFirst, .none]
    let usual = Self.spans.firstIndex(of: Self.usualSpan) ?? 0
    // Whoever comes back wants to see what holds, or to end it.
    list = ListState(selected: self.current == .none ? usual : choices.count - 1)
  }

  /// Whether the limit of the day lets fewer cards come than some of the choices would ask.
  package var isLimited: Bool {
    Self.spans.contains { backlog.share(over: $0) > limit }
  }

  /// The choice at hand.
  package var selected: BacklogHelp {
    choices.indices.contains(list.selected) ? choices[list.selected] : .none
  }
}
