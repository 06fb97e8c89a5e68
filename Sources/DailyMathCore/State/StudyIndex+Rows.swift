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
    var counts = (scheduled: 0, new: 0, suspended: 0, returning: 0)
    var uses = [Int](repeating: 0, count: labels.count)
    for index in rows.indices {
      // Only what is needed is read of a row: to copy whole ones would take longer than all else.
      let flags = rows[index].flags
      guard flags.contains(.hasCard) else { continue }
      uses[Int(rows[index].label)] += 1
      if flags.contains(.isSuspended) {
        counts.suspended += 1
      } else if flags.contains(.isScheduled) {
        counts.scheduled += 1
      } else {
        counts.new += 1
      }
      if flags.isReturning { counts.returning += 1 }
      if !flags.isDisjoint(with: [.hasSiblings, .wasBuried]) { note(rows[index]) }
    }
    count(uses, of: labels)
    // An order without repetitions that has as many cards as there are of its kind has all of them.
    guard orders.scheduled.count == counts.scheduled, orders.new.count == counts.new,
      orders.suspended.count == counts.suspended, orders.returning.count == counts.returning,
      let scheduled = Self.run(orders.scheduled, of: rows, where: \.isPlannedScheduled),
      let new = Self.run(orders.new, of: rows, where: \.isPlannedNew),
      let suspended = Self.run(orders.suspended, of: rows, where: \.isPlannedSuspended),
      let returning = Self.returning(orders.returning, of: rows)
    else { return nil }
    take(scheduled: scheduled, new: new, suspended: suspended, returning: returning)
  }

  @inline(__always)
  private static func run(
    _ order: [Int32], of rows: [CardSummary], where isMeant: (CardSummary.Flags) -> Bool
  ) -> SortedRuns<StudyPlace>? {
    var places: [StudyPlace] = []
    places.reserveCapacity(order.count)
    for index in order {
      guard isMeant(rows[Int(index)].flags) else { return nil }
      places.append(rows[Int(index)].place)
    }
    return SortedRuns(sorted: places)
  }

  private static func returning(
    _ order: [Int32], of rows: [CardSummary]
  ) -> SortedRuns<StudyPlace>? {
    let places = order.compactMap { rows[Int($0)].returningPlace }
    return places.count == order.count ? SortedRuns(sorted: places) : nil
  }
}

extension CardSummary.Flags {
  /// Whether the card is among the scheduled ones of a plan.
  fileprivate var isPlannedScheduled: Bool {
    isSuperset(of: [.hasCard, .isScheduled]) && !contains(.isSuspended)
  }

  /// Whether the card is among the new ones of a plan.
  fileprivate var isPlannedNew: Bool {
    contains(.hasCard) && isDisjoint(with: [.isScheduled, .isSuspended])
  }

  /// Whether the card is among the suspended ones of a plan.
  fileprivate var isPlannedSuspended: Bool { isSuperset(of: [.hasCard, .isSuspended]) }

  /// Whether the card is among those that come back.
  fileprivate var isReturning: Bool { isPlannedScheduled && contains(.comesBack) }
}
