extension CardMatcher {
  /// All cards in that order.
  ///
  /// Whoever has them in an order already hands it over as `earlier`: it decides nothing, but what is nearly in order is
  /// sorted in a fraction of the time.
  public func indices(
    sortedBy sorting: CardSorting, startingFrom earlier: [Int32] = []
  ) -> [Int32] {
    let all =
      earlier.count == entries.count ? earlier : entries.indices.map { Int32(clamping: $0) }
    switch sorting.key {
    case .prompt: return sortedByText(all, isReversed: sorting.isReversed)
    case .deck:
      // There are few decks, so that they are compared once.
      let order = homes.indices.sorted { homes[$0].sortName.precedes(homes[$1].sortName) }
      var ranks = [Int](repeating: 0, count: homes.count)
      for (index, home) in order.enumerated() {
        let isSame = index > 0 && homes[order[index - 1]].sortName == homes[home].sortName
        ranks[home] = isSame ? ranks[order[index - 1]] : index
      }
      return sorted(all, isReversed: sorting.isReversed) { ranks[Int(entries[$0].home)] }
    case .created:
      return sortedByAge(all, isReversed: sorting.isReversed) { (0, entries[$0].facts.order) }
    case .due, .ease, .interval, .lapses:
      // The deletions of the trash are numbers of events, which are too large to be packed.
      if isOfTrash {
        return sortedByAge(all, isReversed: sorting.isReversed) { place in
          let facts = entries[place].facts
          return facts.number(for: sorting.key).map { (0, Int64($0)) } ?? (1, facts.rank)
        }
      }
      return sorted(all, isReversed: sorting.isReversed) {
        entries[$0].facts.number(for: sorting.key)
      } without: {
        Int(clamping: entries[$0].facts.rank)
      }
    }
  }

  /// Sorts by what the cards say; ties stay where they are in either direction.
  private func sortedByText(_ all: [Int32], isReversed: Bool) -> [Int32] {
    // The beginnings tell most texts apart, and lie together.
    let keyed = all.map { (beginning: texts.beginning(at: Int($0)), index: $0) }
    return keyed.sorted { left, right in
      if left.beginning != right.beginning {
        return (left.beginning < right.beginning) != isReversed
      }
      if texts.precedes(Int(left.index), Int(right.index)) { return !isReversed }
      return texts.precedes(Int(right.index), Int(left.index))
        ? isReversed : left.index < right.index
    }.map(\.index)
  }

  /// Sorts by a number of 31 binary places; cards without it follow by another number, and they and ties stay where they
  /// are in either direction.
  private func sorted(
    _ all: [Int32], isReversed: Bool, by number: (Int) -> Int?,
    without other: (Int) -> Int = { _ in 0 }
  ) -> [Int32] {
    // Packed into one number with the index, which is compared in a single step.
    let middle = 1 << 30
    let keys = entries.indices.map { place -> UInt64 in
      let number = number(place)
      let wanted = min(max(number ?? other(place), 1 - middle), middle - 1)
      let packed = UInt64(middle + (isReversed ? -wanted : wanted))
      return (number == nil ? 1 << 63 : 0) | packed << 32 | UInt64(place)
    }
    return all.map { keys[Int($0)] }.sorted().map { Int32(truncatingIfNeeded: $0) }
  }

  /// Sorts by a group and the number of an event within it; groups and ties stay where they are in either direction.
  private func sortedByAge(
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
  /// The number that a card is sorted by; `nil` for a card without it, which comes after all others.
  fileprivate func number(for key: CardSorting.Key) -> Int? {
    switch key {
    // A card that comes back on the day of its answer comes before those of the next day.
    case .due: schedule.map { min($0.due, repeatDay ?? $0.due).daysSince1970 }
    case .ease: schedule?.ease.hundredths
    case .interval: schedule?.interval.days
    case .lapses: schedule?.lapses ?? 0
    case .created, .prompt, .deck: nil
    }
  }
}
