extension AccountState {
  /// Brings the counts in line with a step that came (`sign` 1) or went (−1).
  mutating func count(_ change: CardHistory.Change, by sign: Int) {
    cardCount += (change.hasCard ? 1 : 0) - (change.hadCard ? 1 : 0)
    for passage in change.undone { count(passage, by: -1) }
    for passage in change.made { count(passage, by: 1) }
    if let passage = change.last { count(passage, by: 1) }
    guard case .review(let review) = change.step else { return }
    tallies.change(review.day, from: DayTally()) { tally in
      tally.count(review, by: sign)
      if change.isOnlyAnswerOfItsDay { tally.cards += sign }
      if tally.answers == 0 { tally.firstOrder = .max }
    }
    countFirst(review, by: sign)
    if change.introducedBefore != change.introducedAfter {
      if let day = change.introducedBefore { countIntroduced(on: day, by: -1) }
      if let day = change.introducedAfter { countIntroduced(on: day, by: 1) }
    }
    if review.round != .cram { hours[Int(review.hour)].count(review.grade, by: sign) }
    if sign > 0 {
      answerTimes[review.kind, default: AnswerTimes()].insert(review.milliseconds)
    } else {
      answerTimes[review.kind]?.remove(review.milliseconds)
      if answerCount(of: review.kind) == 0 { answerTimes[review.kind] = nil }
    }
  }

  private mutating func countIntroduced(on day: StudyDay, by sign: Int) {
    tallies.change(day, from: DayTally()) { $0.introduced += sign }
  }

  /// Keeps the lowest order of the day's answers in line with one that came or went.
  private mutating func countFirst(_ review: ReviewSummary, by sign: Int) {
    guard let tally = tallies[review.day], tally.answers > 0 else { return }
    let order = review.position.order
    if sign > 0 {
      guard order < tally.firstOrder else { return }
      tallies[review.day]?.firstOrder = order
    } else if order == tally.firstOrder {
      // Hardly ever is it the first answer of a day that is taken back while others of it stay.
      let lowest = lowestOrder(ofAnswersOn: review.day)
      tallies[review.day]?.firstOrder = lowest
    }
  }

  private func lowestOrder(ofAnswersOn day: StudyDay) -> Int64 {
    var lowest = Int64.max
    let number = CardSummary.number(of: day)
    cardTable.forEachHistory(
      where: { $0.latestDay >= number },
      perform: { history in
        for review in history.reviews where review.day == day {
          lowest = min(lowest, review.position.order)
        }
      })
    return lowest
  }

  private mutating func count(_ passage: CardPassage, by sign: Int) {
    let (before, after, day) = (passage.before, passage.after, passage.day)
    if before.content != after.content || before.isMature != after.isMature {
      countGrowth(of: before, on: day, by: -sign)
      countGrowth(of: after, on: day, by: sign)
    }
    guard before.waitsFrom != after.waitsFrom else { return }
    // Who answers a card late has let it wait until then; who answers it early, not at all.
    if let due = before.waitsFrom { waiting.change(max(due, day), from: 0) { $0 -= sign } }
    if let due = after.waitsFrom { waiting.change(max(due, day), from: 0) { $0 += sign } }
  }

  private mutating func countGrowth(
    of standing: CardPassage.Standing, on day: StudyDay, by sign: Int
  ) {
    guard let deck = standing.content?.home else { return }
    growth[deck, default: DayTable()].change(day, from: DeckGrowth()) { growth in
      growth.cards += sign
      growth.mature += standing.isMature ? sign : 0
    }
    if growth[deck]?.isEmpty ?? false { growth[deck] = nil }
  }
}
