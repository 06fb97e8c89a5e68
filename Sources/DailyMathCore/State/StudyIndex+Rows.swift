extension StudyIndex {
  /// The orders in which plans take cards, as the indices of their rows.
  struct RowOrders {
    /// Scheduled cards.
    var scheduled: [Int32] = []
    /// New cards.
    var new: [Int32] = []
    /// Suspended cards.
    var suspended: [Int32] = []
    /// Cards that come back.
    var returning: [Int32] = []

    /// The orders by the names that they have in a snapshot, as they follow one another there.
    static var parts: [(name: String, part: WritableKeyPath<RowOrders, [Int32]>)] {
      [
        ("scheduled", \.scheduled), ("new", \.new), ("suspended", \.suspended),
        ("returning", \.returning),
      ]
    }
  }

  /// Makes the index of `rows` from the orders in which they were saved, without sorting; `nil` where they are not theirs.
  init?(rows: [CardSummary], labels: [CardLabel], orders: RowOrders) {
    self.init()
    guard let ranks = Self.ranks(of: orders, count: rows.count) else { return nil }
    let placeholder = CardSummary(id: CardID("")).place
    var lists = (
      scheduled: SortedRuns(count: orders.scheduled.count, placeholder: placeholder),
      new: SortedRuns(count: orders.new.count, placeholder: placeholder),
      suspended: SortedRuns(count: orders.suspended.count, placeholder: placeholder)
    )
    var counts = (scheduled: 0, new: 0, suspended: 0, returning: 0)
    var uses = [Int](repeating: 0, count: labels.count)
    // The rows are gone through as they lie in memory, and their places are put where they belong.
    for (index, row) in rows.enumerated() where row.hasCard {
      let rank = Int(ranks[index])
      uses[Int(row.label)] += 1
      if row.flags.contains(.isSuspended) {
        guard rank < lists.suspended.count else { return nil }
        lists.suspended.set(row.place, at: rank)
        counts.suspended += 1
      } else if row.flags.contains(.isScheduled) {
        guard rank < lists.scheduled.count else { return nil }
        lists.scheduled.set(row.place, at: rank)
        counts.scheduled += 1
      } else {
        guard rank < lists.new.count else { return nil }
        lists.new.set(row.place, at: rank)
        counts.new += 1
      }
      if row.returningPlace != nil { counts.returning += 1 }
      note(row)
    }
    count(uses, of: labels)
    let returning = SortedRuns(
      sorting: orders.returning.compactMap { rows[Int($0)].returningPlace })
    // An order that has as many cards as there are of its kind, and in which each is before the next, has all of them.
    guard lists.scheduled.count == counts.scheduled, lists.new.count == counts.new,
      lists.suspended.count == counts.suspended, orders.returning.count == counts.returning,
      returning.count == counts.returning, lists.scheduled.isAscending, lists.new.isAscending,
      lists.suspended.isAscending, returning.isAscending
    else { return nil }
    take(
      scheduled: lists.scheduled, new: lists.new, suspended: lists.suspended,
      returning: returning)
  }

  /// Where each row stands in the order that has it; larger than any place where none does. `nil` where one has it twice.
  private static func ranks(of orders: RowOrders, count: Int) -> [Int32]? {
    var ranks = [Int32](repeating: .max, count: count)
    for order in [orders.scheduled, orders.new, orders.suspended] {
      for (rank, row) in order.enumerated() {
        guard ranks[Int(row)] == .max else { return nil }
        ranks[Int(row)] = Int32(truncatingIfNeeded: rank)
      }
    }
    return ranks
  }
}
