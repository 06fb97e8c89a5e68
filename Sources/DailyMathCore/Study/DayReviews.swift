/// The reviews that are due on a day: those that are asked, and those that are put off.
struct DayReviews {
  /// A due review by its offset among all scheduled cards.
  typealias Candidate = (offset: Int, place: StudyPlace)
  /// Families, in no particular order.
  typealias Families = Dictionary<CardID, Int>.Keys

  /// All scheduled cards.
  private let scheduled: SortedRuns<StudyPlace>
  /// How many of them are due by their day; they come first.
  let dueCount: Int
  /// Cards after those that are due because their last review lies after the day: a clock was set back.
  let ahead: [Candidate]
  /// The candidates that may be asked, without regard to limits; `nil` for all.
  private let eligible: [Candidate]?
  /// The families of which a card is among the eligible ones.
  let families: Families
  /// How many are asked.
  let askedCount: Int
  /// How many are put off because of a limit, and for no other reason.
  var heldBackCount: Int { eligibleCount - askedCount }
  /// Whether the limit over all decks, not one of a single deck, puts reviews off.
  var fillsDay: Bool { heldBackCount > 0 && askedCount >= allowance.total.reviews }
  private let allowance: DayAllowance
  private let order: AskingOrder
  private let state: AccountState

  /// How many are due.
  private var candidateCount: Int { dueCount + ahead.count }
  private var eligibleCount: Int { eligible?.count ?? candidateCount }

  /// Finds the reviews that are due in `state` on the day of `order`, of which `allowance` allows so many.
  init(in state: AccountState, order: AskingOrder, allowance: DayAllowance) {
    let day = order.day
    let scheduled = state.index.scheduled
    let dueCount = scheduled.count { $0.day <= day }
    let ahead = Self.reviewedAhead(in: state, of: day, from: dueCount)
    var families = [CardID: Int]().keys
    var eligible: [Candidate]?
    if Self.mustLook(in: state, on: day) {
      let candidates = Self.candidates(scheduled, dueCount: dueCount, ahead: ahead)
      eligible = Self.eligible(of: candidates, in: state, order: order, families: &families)
    }
    self.scheduled = scheduled
    self.dueCount = dueCount
    self.ahead = ahead
    self.eligible = eligible
    self.families = families
    self.allowance = allowance
    self.order = order
    self.state = state
    let count = eligible?.count ?? dueCount + ahead.count
    if allowance.hasDecks, count > 0 {
      var rest = allowance
      let candidates = eligible ?? Self.candidates(scheduled, dueCount: dueCount, ahead: ahead)
      askedCount = candidates.count { candidate in
        rest.takeReview(of: state.cardTable.glance(at: candidate.place.card)?.home)
      }
    } else {
      askedCount = min(count, allowance.total.reviews)
    }
  }

  /// The reviews that are asked and those that are put off, each by the day on which they were due.
  var parts: (asked: PlannedCards, putOff: PlannedCards) {
    if askedCount == candidateCount {
      let all = PlannedCards(scheduled, in: 0..<dueCount, then: ahead.map(\.place))
      return (all, PlannedCards())
    }
    let asked = asked()
    let listed = asked.prefix { $0.offset < dueCount }
    let offsets = Set(asked.dropFirst(listed.count).map(\.offset))
    let rest = PlannedCards(
      scheduled, in: 0..<dueCount, skipping: listed.map(\.offset),
      then: ahead.filter { !offsets.contains($0.offset) }.map(\.place))
    return (PlannedCards(then: asked.map(\.place)), rest)
  }

  /// The reviews that are asked, in ascending order of their offsets.
  private func asked() -> [Candidate] {
    let candidates = eligible ?? Self.candidates(scheduled, dueCount: dueCount, ahead: ahead)
    if askedCount == candidates.count { return candidates }
    let places = candidates.lazy.map(\.place)
    guard allowance.hasDecks else {
      return order.first(askedCount, of: places).map { candidates[$0] }
    }
    var rest = allowance
    return order.sorted(places).filter { index in
      rest.takeReview(of: state.cardTable.glance(at: candidates[index].place.card)?.home)
    }.sorted().map { candidates[$0] }
  }

  private static func candidates(
    _ scheduled: SortedRuns<StudyPlace>, dueCount: Int, ahead: [Candidate]
  ) -> [Candidate] {
    var candidates: [Candidate] = []
    candidates.reserveCapacity(dueCount + ahead.count)
    for place in scheduled.elements(from: 0).prefix(dueCount) {
      candidates.append((candidates.count, place))
    }
    return candidates + ahead
  }

  /// Whether each due card has to be looked at, since some may have to wait for another reason than a limit.
  private static func mustLook(in state: AccountState, on day: StudyDay) -> Bool {
    if state.index.buried[day] != nil || state.index.siblingCount > 0 { return true }
    if case .spread = state.settings.backlog { return true }
    return false
  }

  private static func eligible(
    of candidates: [Candidate], in state: AccountState, order: AskingOrder,
    families: inout Families
  ) -> [Candidate] {
    let day = order.day
    let buried = state.index.buried[day] ?? []
    let turns = BacklogTurns(in: state, on: day)
    let answered = state.answeredSiblings(on: day)
    var isOut = [Bool](repeating: false, count: candidates.count)
    // Of siblings that are all due, the one that would be asked first is asked.
    var first: [CardID: Int] = [:]
    for (index, candidate) in candidates.enumerated() {
      let place = candidate.place
      if turns?.makesWait(place) ?? false || (!buried.isEmpty && buried.contains(place.card)) {
        isOut[index] = true
        continue
      }
      guard place.hasSiblings else { continue }
      let family = place.card.family
      if !answered.isEmpty, answered[family]?.contains(where: { $0 != place.card }) ?? false {
        isOut[index] = true
      } else if let other = first[family] {
        let isSooner =
          order.key(of: place, at: index) < order.key(of: candidates[other].place, at: other)
        isOut[isSooner ? other : index] = true
        if isSooner { first[family] = index }
      } else {
        first[family] = index
      }
    }
    families = first.keys
    return candidates.indices.filter { !isOut[$0] }.map { candidates[$0] }
  }

  /// The scheduled cards from an offset on whose last review lies after `day`, because a clock was set back.
  ///
  /// They are looked for only where there are such answers at all.
  private static func reviewedAhead(
    in state: AccountState, of day: StudyDay, from start: Int
  ) -> [Candidate] {
    guard state.tallies.days.contains(where: { $0 > day }) else { return [] }
    let places = state.index.scheduled.elements(from: start)
    return zip(start..., places).filter { $0.1.lastReviewed > day.daysSince1970 }
      .map { (offset: $0.0, place: $0.1) }
  }
}
