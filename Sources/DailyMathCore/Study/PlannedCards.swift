/// Cards of a plan that are asked for alike, in their order.
///
/// They are looked up where the account keeps them in order, so that naming ten thousand of them costs nothing before
/// somebody reads them.
public struct PlannedCards: Sendable {
  /// The order that most of the cards are read from.
  private let base: SortedRuns<StudyPlace>
  /// The part of it that counts.
  private let range: Range<Int>
  /// The offsets of those in `range` that are asked for otherwise, in ascending order.
  private let skipped: [Int]
  /// Cards that follow those of the range.
  private let further: [StudyPlace]

  /// Takes the cards of `base` in `range` without those at the offsets `skipped`, and after them `further`.
  init(
    _ base: SortedRuns<StudyPlace> = SortedRuns(), in range: Range<Int> = 0..<0,
    skipping skipped: [Int] = [], then further: [StudyPlace] = []
  ) {
    self.base = base
    self.range = range
    self.skipped = skipped
    self.further = further
  }

  /// The day that the card at `index` is sorted by; it is the day on which it is due where the cards are scheduled ones.
  public func due(at index: Int) -> StudyDay { place(at: index).day }

  /// The index of the card whose place in the order is `place`; `nil` where it is not among these.
  func firstIndex(of place: StudyPlace) -> Int? {
    if let offset = base.offset(of: place), range.contains(offset) {
      let before = skipped.count { $0 < offset }
      guard !skipped.dropFirst(before).starts(with: [offset]) else { return nil }
      return offset - range.lowerBound - before
    }
    return further.firstIndex { $0.card == place.card }.map { range.count - skipped.count + $0 }
  }

  /// Where the cards stand in the orders that they are read from, in the order of the cards.
  var places: [StudyPlace] {
    var iterator = makeIterator()
    var places: [StudyPlace] = []
    places.reserveCapacity(count)
    while let place = iterator.nextPlace() { places.append(place) }
    return places
  }

  private func place(at index: Int) -> StudyPlace {
    let listed = range.count - skipped.count
    guard index < listed else { return further[index - listed] }
    // The skipped places before the wanted one: the first that has too many kept ones before it ends the search.
    var low = 0
    var high = skipped.count
    while low < high {
      let middle = (low + high) / 2
      if skipped[middle] - range.lowerBound - middle > index {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return base[range.lowerBound + index + low]
  }
}

extension PlannedCards: RandomAccessCollection {
  /// The first index, 0.
  public var startIndex: Int { 0 }
  /// How many cards there are.
  public var endIndex: Int { range.count - skipped.count + further.count }

  /// The card at `index`.
  public subscript(index: Int) -> CardID { place(at: index).card }

  /// A way through all cards that is quicker than by their indices.
  public func makeIterator() -> Iterator {
    Iterator(
      listed: base.elements(from: range.lowerBound), offsets: range, skipped: skipped[...],
      further: further[...])
  }

  /// A way through planned cards.
  public struct Iterator: IteratorProtocol {
    fileprivate var listed: SortedRuns<StudyPlace>.Elements
    fileprivate var offsets: Range<Int>
    fileprivate var skipped: ArraySlice<Int>
    fileprivate var further: ArraySlice<StudyPlace>

    /// The next card; `nil` after the last.
    public mutating func next() -> CardID? { nextPlace()?.card }

    /// Where the next card stands; `nil` after the last.
    fileprivate mutating func nextPlace() -> StudyPlace? {
      while let offset = offsets.popFirst(), let place = listed.next() {
        guard offset == skipped.first else { return place }
        skipped.removeFirst()
      }
      return further.popFirst()
    }
  }
}

extension PlannedCards: Hashable {
  /// Tells whether both are the same cards in the same order, sorted by the same days.
  public static func == (left: PlannedCards, right: PlannedCards) -> Bool {
    left.count == right.count
      && left.indices.allSatisfy { left.place(at: $0) == right.place(at: $0) }
  }

  /// Feeds the cards into `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for card in self { hasher.combine(card) }
  }
}
