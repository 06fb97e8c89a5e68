package import DailyMathCore

/// What the day's screen knows beside the plan, counted once for each plan and not for each picture.
package struct DayFacts: Equatable, Sendable {
  /// How many cards wait the day after, new ones within the limits among them.
  package var tomorrowCount: Int
  /// What waits in each deck, the largest count first; empty where too many cards wait.
  package var decks: [DeckCount]
  /// The minutes that what waits takes at the learner's own pace, any begun one counted, and 0 for less than one; `nil`
  /// before that is known, and where nothing waits.
  package var minutes: Int?
  /// How many cards were asked today and do not come back, as far as they moved a schedule.
  package var doneCount: Int
  /// Whether anything was answered today.
  package var hasAnswers: Bool
  /// Whether the day's work was begun: an answer of today moved a schedule.
  package var isBegun: Bool
  /// What can be gone on with; nothing while cards wait.
  package var ahead: LearnAhead
  /// What has to be said beside that, the most important first.
  package var notes: [DayNote]
  /// How much has piled up.
  package var backlog: Backlog
  /// Whether there are cards, and all of them are suspended.
  package var isAllSuspended: Bool

  /// More waiting cards than this are not looked at one by one: nobody plans a day by so many, and counting takes time.
  static let mostCards = 2_000

  /// Counts what there is to know about `plan`, which was made of `library` for `day`.
  package init(of plan: StudyPlan, in library: AccountState, on day: StudyDay) {
    tomorrowCount = StudyPlan.count(for: library, on: day.adding(days: 1))
    let tally = library.tally(on: day)
    doneCount = max(0, tally.scheduled - plan.returning.count)
    hasAnswers = tally.answers > 0
    isBegun = tally.scheduled > 0
    ahead = plan.isEmpty ? LearnAhead(for: library, on: day) : LearnAhead()
    backlog = Backlog(of: library, on: day)
    isAllSuspended = library.cardCount > 0 && library.suspendedCount == library.cardCount
    notes = DayNote.all(plan, backlog, in: library, on: day)
    var counts: [CardDeck: Int] = [:]
    var kinds: [AnswerKind: Int] = [:]
    for id in plan.asked.prefix(Self.mostCards) {
      guard let card = library.outline(of: id) else { continue }
      counts[card.deck, default: 0] += 1
      kinds[card.kind, default: 0] += 1
    }
    decks = plan.count > Self.mostCards ? [] : DeckCount.sorted(counts)
    // What was not looked at takes as long as the rest.
    let looked = kinds.values.reduce(0, +)
    minutes =
      looked == 0
      ? nil
      : StudyPace(of: library).milliseconds(for: kinds).map {
        let all = $0 * plan.count / looked
        return all < 60_000 ? 0 : (all + 59_999) / 60_000
      }
  }

  /// Whether reviews wait for another day because this one holds no more.
  package var isDayFull: Bool {
    notes.contains { if case .heldBack = $0 { true } else { false } }
  }

  /// Whether there are suspended cards that were forgotten too often.
  package var hasLeeches: Bool {
    notes.contains { if case .leeches = $0 { true } else { false } }
  }
}
