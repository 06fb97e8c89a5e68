import DailyMathCore

extension GeneratedStudent {
  /// A card that failed and comes back.
  private struct Returning {
    let card: Int32
    let since: Int
    let failures: Int

    /// As the program has it: 3 others, then 5, then 7.
    var othersWanted: Int { 3 + 2 * (failures - 1) }
  }

  /// So long an answer takes with all that goes with it, in milliseconds.
  private static let usualTime = 11_000
  /// When most have gone to bed, in milliseconds after midnight.
  private static let night = 23 * 3_600_000 + 1_800_000

  /// Begins the day's studying: mostly in the evening, earlier where there is much to do.
  mutating func beginDay(answers: Int) {
    let hour = 3_600_000
    let isEarly = generator.next(below: 4) == 0
    let wished = isEarly ? 7 * hour : 17 * hour + hour / 2
    let start = wished + generator.next(below: isEarly ? 6 * hour : 4 * hour)
    clock = max(5 * hour, min(start, Self.night - answers * Self.usualTime))
    beginSitting()
  }

  /// Asks cards in their order, those that fail again after a few others, until so many answers stand in all; returns
  /// those that there was no time for.
  mutating func ask(_ queue: [Int32], until goal: Int) throws -> [Int32] {
    var position = 0
    var returning: [Returning] = []
    while answerCount < goal {
      try takeBreath()
      let isReady = returning.first.map { answerCount - $0.since >= $0.othersWanted } ?? false
      if isReady || position == queue.count {
        guard !returning.isEmpty else { break }
        let back = returning.removeFirst()
        let grade = try answer(Int(back.card), in: .repetition)
        if grade.comesBackToday {
          returning.append(
            Returning(card: back.card, since: answerCount, failures: back.failures + 1))
        }
        continue
      }
      let card = queue[position]
      position += 1
      if try puts(Int(card)) { continue }
      let grade = try answer(Int(card), in: .scheduled)
      if grade.comesBackToday, !cards[Int(card)].isGone {
        returning.append(Returning(card: card, since: answerCount, failures: 1))
      }
    }
    return Array(queue[position...])
  }

  /// Lets a moment pass, and now and then a pause in which another sitting begins.
  mutating func takeBreath() throws {
    clock += 700 + generator.next(below: 3_000)
    sittingLeft -= 1
    guard sittingLeft <= 0 else { return }
    clock += 300_000 + generator.next(below: max(1, min(5_400_000, Self.night - clock)))
    beginSitting()
  }

  private mutating func beginSitting() {
    sitting = RandomIdentifier.text(using: &generator)
    sittingLeft = 20 + generator.next(below: 131)
  }

  /// Puts the card off until tomorrow, which happens seldom; returns whether it was.
  private mutating func puts(_ card: Int) throws -> Bool {
    guard generator.next(below: 1_000) == 0 else { return false }
    try journal.append(.bury(deck.id(of: card)), at: now)
    expect(card, on: today.adding(days: 1))
    return true
  }
}
