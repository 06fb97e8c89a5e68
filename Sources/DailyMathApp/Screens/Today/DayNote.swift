import DailyMathCore

/// Something about the day that the learner should know and can act on with one key.
package enum DayNote: Equatable, Sendable {
  /// What had piled up is spread, and this is that day of so many, counted from 1.
  case spreading(day: Int, of: Int)
  /// What is due is asked in the order of what would be forgotten first.
  case fragileFirst
  /// So many cards have piled up.
  case piledUp(Int)
  /// So many reviews wait for another day, because the day holds no more than the limit.
  case heldBack(Int, limit: Int)
  /// So many reviews wait for another day, because their decks hold no more.
  case heldBackByDecks(Int)
  /// So many suspended cards were forgotten too often.
  case leeches(Int)

  /// The letter that acts on it, whatever the language: *help*, the tab of the profile, that of the decks, *ver* and *view*.
  var key: String {
    switch self {
    case .spreading, .fragileFirst, .piledUp: "h"
    case .heldBack: "6"
    case .heldBackByDecks: "g"
    case .leeches: "v"
    }
  }

  /// What that letter does.
  var action: TodayScreen.Action {
    switch self {
    case .spreading, .fragileFirst, .piledUp: .backlogChosen
    case .heldBack: .limitChosen
    case .heldBackByDecks: .decksChosen
    case .leeches: .leechesChosen
    }
  }

  /// What has to be said on `day`, the most important first.
  static func all(
    _ plan: StudyPlan, _ backlog: Backlog, in library: AccountState, on day: StudyDay
  ) -> [DayNote] {
    var notes: [DayNote] = []
    let settings = library.settings
    if let progress = settings.backlog.progress(on: day) {
      notes.append(.spreading(day: progress.day, of: progress.of))
    } else if settings.backlog == .fragileFirst {
      notes.append(.fragileFirst)
    } else if backlog.isLarge {
      notes.append(.piledUp(backlog.count))
    }
    if plan.heldBack > 0 {
      // Where the day could hold more, it is the decks that do not.
      let isDayFull =
        library.tally(on: day).reviewed + plan.due.count >= settings.reviewsPerDay
      notes.append(
        isDayFull
          ? .heldBack(plan.heldBack, limit: settings.reviewsPerDay)
          : .heldBackByDecks(plan.heldBack))
    }
    let leeches = library.suspendedLeechCount
    if leeches > 0 { notes.append(.leeches(leeches)) }
    return notes
  }
}
