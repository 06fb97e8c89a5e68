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

  /// In which of the orders a row is.
  fileprivate enum Kind: UInt8 {
    case none
    case scheduled
    case new
    case suspended
  }

  /// Makes the index of `rows` from the orders in which they were saved, without sorting; `nil` where those are not of these
  /// cards.
  ///
  /// That each card comes before the next is taken on trust, as every number of a row is: to look at all cards in any other
  /// order than that in which they lie in memory would take longer than all else at a start.
  init?(rows: [CardSummary], labels: [CardLabel], orders: RowOrders) {
    self.init()
    guard let kinds = Self.kinds(in: orders, count: rows.count) else { return nil }
    var uses = [Int](repeating: 0, count: labels.count)
    var returningCount = 0
    for index in rows.indices {
      // Only what is needed is read of a row, since to copy a whole one would take longer.
      let flags = rows[index].flags
      guard flags.kind == kinds[index] else { return nil }
      guard flags.contains(.hasCard) else { continue }
      uses[Int(rows[index].label)] += 1
      if flags.isReturning { returningCount += 1 }
      if !flags.isDisjoint(with: [.hasSiblings, .wasBuried]) { note(rows[index]) }
    }
    let returning = orders.returning.compactMap { rows[Int($0)].returningPlace }
    guard returning.count == orders.returning.count, returning.count == returningCount,
      Set(orders.returning).count == returningCount
    else { return nil }
    count(uses, of: labels)
    take(
      scheduled: Self.places(of: rows, in: orders.scheduled),
      new: Self.places(of: rows, in: orders.new),
      suspended: Self.places(of: rows, in: orders.suspended),
      returning: SortedRuns(sorting: returning))
  }

  private static func places(of rows: [CardSummary], in order: [Int32]) -> SortedRuns<StudyPlace> {
    SortedRuns(count: order.count) { rows[Int(order[$0])].place }
  }

  /// Which order has each row; `nil` where a row is in one twice, or in two.
  private static func kinds(in orders: RowOrders, count: Int) -> [Kind]? {
    var kinds = [Kind](repeating: .none, count: count)
    let all: [(Kind, [Int32])] = [
      (.scheduled, orders.scheduled), (.new, orders.new), (.suspended, orders.suspended),
    ]
    for (kind, order) in all {
      for row in order {
        guard kinds[Int(row)] == .none else { return nil }
        kinds[Int(row)] = kind
      }
    }
    return kinds
  }
}

extension CardSummary.Flags {
  /// The order in which a card of that sort is.
  fileprivate var kind: StudyIndex.Kind {
    guard contains(.hasCard) else { return .none }
    if contains(.isSuspended) { return .suspended }
    return contains(.isScheduled) ? .scheduled : .new
  }

  /// Whether the card is among those that come back.
  fileprivate var isReturning: Bool { kind == .scheduled && contains(.comesBack) }
}
