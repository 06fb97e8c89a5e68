extension CardMatcher {
  /// All cards in that order.
  public func indices(sortedBy sorting: CardSorting) -> [Int32] {
    let all = entries.indices.map { Int32(clamping: $0) }
    switch sorting.key {
    case .prompt:
      return all.sorted { precedes($0, $1, isReversed: sorting.isReversed) }
    case .deck:
      // There are few decks, so that they are compared once.
      let order = homes.indices.sorted { homes[$0].sortName.precedes(homes[$1].sortName) }
      var ranks = [Int64](repeating: 0, count: homes.count)
      for (index, home) in order.enumerated() {
        let isSame = index > 0 && homes[order[index - 1]].sortName == homes[home].sortName
        ranks[home] = isSame ? ranks[order[index - 1]] : Int64(index)
      }
      return sorted(all, isReversed: sorting.isReversed) { (0, ranks[Int(entries[$0].home)]) }
    case .due, .created, .ease, .interval, .lapses:
      return sorted(all, isReversed: sorting.isReversed) { entries[$0].facts.key(sorting.key) }
    }
  }

  private func precedes(
    _ left: Int32, _ right: Int32, isReversed: Bool
  ) -> Bool {
    let (first, second) = (entries[Int(left)].text, entries[Int(right)].text)
    if first.precedes(second) { return !isReversed }
    return second.precedes(first) ? isReversed : left < right
  }

  /// Sorts by a group and a number within it; groups and ties stay where they are in either direction.
  private func sorted(
    _ all: [Int32], isReversed: Bool, by key: (Int) -> (group: Int, number: Int64)
  ) -> [Int32] {
    let sign: Int64 = isReversed ? -1 : 1
    let keyed = all.map { index in
      let (group, number) = key(Int(index))
      return (group, number * sign, index)
    }
    return keyed.sorted { $0 < $1 }.map(\.2)
  }
}

extension CardMatcher.Facts {
  /// What a card is sorted by: first the cards that have it, then those that have not, in the order in which they come.
  fileprivate func key(_ key: CardSorting.Key) -> (group: Int, number: Int64) {
    let number: Int? =
      switch key {
      // A card that comes back on the day of its answer comes before those of the next day.
      case .due: schedule.map { min($0.due, repeatDay ?? $0.due).daysSince1970 }
      case .ease: schedule?.ease.hundredths
      case .interval: schedule?.interval.days
      case .lapses: schedule?.lapses ?? 0
      case .created, .prompt, .deck: nil
      }
    if key == .created { return (0, order) }
    return number.map { (0, Int64($0)) } ?? (1, rank)
  }
}
