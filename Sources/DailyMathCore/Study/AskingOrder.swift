/// The order in which a day asks its reviews.
///
/// First comes what is most overdue relative to its interval: the days since it was due, divided by the days that had
/// been planned from the last review to the due day. A learner who works off a backlog with the most fragile first gets
/// the smallest product of ease and planned days first instead: a low ease and a short interval are what is forgotten
/// soonest. Ties are shuffled by the card and the day, and so alike in every terminal.
struct AskingOrder: Hashable, Sendable {
  /// The place of a review in the order; no two reviews of a day have the same.
  struct Key: Comparable {
    /// What decides first.
    let rank: Int
    /// What decides between equal ranks.
    let tie: UInt64
    /// Which review it is, in the order of the days on which they were due; decides what the shuffle leaves open.
    let index: Int

    /// Tells whether `left` is asked before `right`.
    static func < (left: Key, right: Key) -> Bool {
      if left.rank != right.rank { return left.rank < right.rank }
      return left.tie == right.tie ? left.index < right.index : left.tie < right.tie
    }
  }

  /// The day that asks.
  let day: StudyDay
  /// Whether what is forgotten soonest comes first, however long it is overdue.
  let isFragileFirst: Bool

  /// Where the review at `place`, which is the one at `index` of those due, comes.
  func key(of place: StudyPlace, at index: Int) -> Key {
    var generator = SplitMix64(belongingTo: place.card, number: day.daysSince1970)
    return Key(rank: rank(of: place), tie: generator.next(), index: index)
  }

  private func rank(of place: StudyPlace) -> Int {
    if isFragileFirst { return Int(place.ease) * place.plannedDays }
    // 32 binary places tell any two fractions apart whose denominators are days of an interval.
    let overdue = max(0, day.daysSince1970 - Int(place.rank))
    return -((overdue << 32) / place.plannedDays)
  }

  /// The indices of `places` in the order in which they are asked.
  func sorted(_ places: some Sequence<StudyPlace>) -> [Int] {
    places.enumerated().map { key(of: $0.element, at: $0.offset) }.sorted().map(\.index)
  }

  /// The indices of the `count` that are asked first, in ascending order.
  ///
  /// They are found without sorting all: of ten thousand reviews, most are looked at a few times only.
  func first(
    _ count: Int, of places: some RandomAccessCollection<StudyPlace>
  ) -> [Int] {
    // Only those are shuffled that tie where the limit is, since that takes longer than all else.
    let ranks = places.enumerated().map { index, place in
      Key(rank: rank(of: place), tie: 0, index: index)
    }
    guard let limit = Self.first(count, of: ranks).map(\.rank).max() else { return [] }
    let sure = ranks.filter { $0.rank < limit }
    let tied = ranks.filter { $0.rank == limit }
      .map { key(of: places[places.index(places.startIndex, offsetBy: $0.index)], at: $0.index) }
    return (sure + Self.first(count - sure.count, of: tied)).map(\.index).sorted()
  }

  /// The `count` lowest of `keys`, in no particular order (the selection of Hoare, by the median of three).
  private static func first(_ count: Int, of keys: [Key]) -> [Key] {
    var rest = keys[...]
    var chosen: [Key] = []
    while rest.count > 2, chosen.count < count {
      let middle = rest[rest.startIndex + rest.count / 2]
      let three = [rest[rest.startIndex], middle, rest[rest.endIndex - 1]].sorted()
      // Since no two are equal, some are above the median of three and some are not.
      let split = rest.partition { three[1] < $0 }
      if chosen.count + split - rest.startIndex <= count {
        chosen += rest[..<split]
        rest = rest[split...]
      } else {
        rest = rest[..<split]
      }
    }
    return chosen + rest.sorted().prefix(count - chosen.count)
  }
}

extension AskingOrder {
  /// The order in which `state` asks on `day`.
  init(in state: AccountState, on day: StudyDay) {
    self.init(day: day, isFragileFirst: state.settings.backlog == .fragileFirst)
  }
}
