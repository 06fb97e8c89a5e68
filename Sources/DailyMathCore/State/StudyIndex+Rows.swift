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
    for row in rows where row.hasCard {
      uses[Int(row.label)] += 1
      if row.flags.contains(.isSuspended) {
        counts.suspended += 1
      } else if row.flags.contains(.isScheduled) {
        counts.scheduled += 1
      } else {
        counts.new += 1
      }
      if row.isReturning { counts.returning += 1 }
      note(row)
    }
    count(uses, of: labels)
    // An order without repetitions that has as many cards as there are of its kind has all of them.
    guard orders.scheduled.count == counts.scheduled, orders.new.count == counts.new,
      orders.suspended.count == counts.suspended, orders.returning.count == counts.returning,
      let scheduled = Self.run(
        orders.scheduled, of: rows, { $0.isPlannedScheduled ? $0.place : nil }),
      let new = Self.run(orders.new, of: rows, { $0.isPlannedNew ? $0.place : nil }),
      let suspended = Self.run(
        orders.suspended, of: rows,
        { $0.hasCard && $0.flags.contains(.isSuspended) ? $0.place : nil }),
      let returning = Self.run(orders.returning, of: rows, { $0.returningPlace })
    else { return nil }
    take(scheduled: scheduled, new: new, suspended: suspended, returning: returning)
  }

  private static func run(
    _ order: [Int32], of rows: [CardSummary], _ place: (CardSummary) -> StudyPlace?
  ) -> SortedRuns<StudyPlace>? {
    var places: [StudyPlace] = []
    places.reserveCapacity(order.count)
    for index in order {
      guard let place = place(rows[Int(index)]) else { return nil }
      places.append(place)
    }
    return SortedRuns(sorted: places)
  }
}

extension CardSummary {
  /// Whether the card is among the scheduled ones of a plan.
  fileprivate var isPlannedScheduled: Bool {
    flags.isSuperset(of: [.hasCard, .isScheduled]) && !flags.contains(.isSuspended)
  }

  /// Whether the card is among the new ones of a plan.
  fileprivate var isPlannedNew: Bool {
    hasCard && flags.isDisjoint(with: [.isScheduled, .isSuspended])
  }

  /// Whether the card is among those that come back.
  fileprivate var isReturning: Bool {
    flags.isSuperset(of: [.hasCard, .isScheduled, .comesBack]) && !flags.contains(.isSuspended)
  }
}
