/// Elements in ascending order, kept in runs of bounded length.
///
/// A change moves and, where an older copy is still held, copies one run and not the whole: with 100,000 elements it
/// costs a few microseconds, where a plain array would cost a millisecond. A list of elements that are in order already
/// takes each run from its source when somebody comes to it.
struct SortedRuns<Element: Comparable & Hashable & Sendable>: Sendable {
  /// The most elements of a run: as many as one move of memory takes in less time than finding the place.
  static var longestRun: Int { 512 }
  /// How many elements of a source make a run, so that a change to one of them fetches no more.
  private static var fetchedRun: Int { 128 }

  /// Elements one after another.
  fileprivate struct Run: Sendable {
    /// The elements; empty while they are in the source.
    var elements: [Element] = []
    /// The offsets of the elements in the source; empty once they were fetched.
    var pending = 0..<0

    /// How many elements there are.
    var count: Int { pending.isEmpty ? elements.count : pending.count }
  }

  /// Gives the element of an offset.
  typealias Source = @Sendable (Int) -> Element

  /// The runs, none of them empty.
  private var runs: [Run] = []
  private var source: Source?
  /// How many elements there are.
  private(set) var count = 0

  /// Makes an empty list.
  init() {}

  /// Sorts `elements`, which is far quicker than to insert them one by one.
  init(sorting elements: [Element]) {
    let sorted = elements.sorted()
    count = sorted.count
    runs = stride(from: 0, to: sorted.count, by: Self.longestRun).map { start in
      Run(elements: Array(sorted[start..<min(start + Self.longestRun, sorted.count)]))
    }
  }

  /// Makes a list of `count` elements that `source` gives in ascending order, each when it is wanted.
  init(count: Int, source: @escaping Source) {
    self.count = count
    self.source = source
    runs = stride(from: 0, to: count, by: Self.fetchedRun).map { start in
      Run(pending: start..<min(start + Self.fetchedRun, count))
    }
  }

  /// The element that has `offset` elements before it; there must be one.
  subscript(offset: Int) -> Element {
    var rest = offset
    for run in runs {
      if rest < run.count { return Self.element(rest, of: run, from: source) }
      rest -= run.count
    }
    preconditionFailure("there are \(count) elements, and none at \(offset)")
  }

  /// The elements from `offset` on, in order; the fast way through many of them.
  func elements(from offset: Int) -> Elements {
    var rest = offset
    var run = 0
    while run < runs.count, rest >= runs[run].count {
      rest -= runs[run].count
      run += 1
    }
    let first = run < runs.count ? Self.elements(of: runs[run], from: source)[rest...] : []
    return Elements(current: first, further: runs.dropFirst(run + 1), source: source)
  }

  /// How many elements `isBefore` holds for; it must hold for a first part of them and for none after that.
  func count(where isBefore: (Element) -> Bool) -> Int {
    let place = place(where: isBefore)
    return runs[..<place.run].reduce(0) { $0 + $1.count } + place.index
  }

  /// How many elements come before `element`; `nil` where it is not there.
  func offset(of element: Element) -> Int? {
    let place = place(where: { $0 < element })
    guard holds(element, at: place) else { return nil }
    return runs[..<place.run].reduce(0) { $0 + $1.count } + place.index
  }

  /// Puts `element` in its place.
  mutating func insert(_ element: Element) {
    let place = place(where: { $0 < element })
    count += 1
    if place.run < runs.count {
      fetch(place.run)
      runs[place.run].elements.insert(element, at: place.index)
      split(place.run)
    } else if let last = runs.indices.last, runs[last].count < Self.longestRun {
      fetch(last)
      runs[last].elements.append(element)
    } else {
      runs.append(Run(elements: [element]))
    }
  }

  /// Takes out `element`; where it is not there, nothing changes.
  mutating func remove(_ element: Element) {
    let place = place(where: { $0 < element })
    guard holds(element, at: place) else { return }
    count -= 1
    fetch(place.run)
    runs[place.run].elements.remove(at: place.index)
    join(place.run)
  }

  private func holds(_ element: Element, at place: (run: Int, index: Int)) -> Bool {
    place.run < runs.count
      && Self.element(place.index, of: runs[place.run], from: source) == element
  }

  /// Takes the elements of a run from the source, where they still are there.
  private mutating func fetch(_ run: Int) {
    guard !runs[run].pending.isEmpty else { return }
    runs[run] = Run(elements: Self.elements(of: runs[run], from: source))
  }

  private static func element(_ index: Int, of run: Run, from source: Source?) -> Element {
    if let source, !run.pending.isEmpty { return source(run.pending.lowerBound + index) }
    return run.elements[index]
  }

  fileprivate static func elements(of run: Run, from source: Source?) -> [Element] {
    guard let source, !run.pending.isEmpty else { return run.elements }
    return run.pending.map(source)
  }

  /// Halves a run that has become too long.
  private mutating func split(_ run: Int) {
    guard runs[run].count > Self.longestRun else { return }
    let middle = runs[run].count / 2
    let rest = Array(runs[run].elements[middle...])
    runs[run].elements.removeSubrange(middle...)
    runs.insert(Run(elements: rest), at: run + 1)
  }

  /// Joins a run that has become short with the next, where both together are still one.
  private mutating func join(_ run: Int) {
    if runs[run].count == 0 {
      runs.remove(at: run)
    } else if run + 1 < runs.count, runs[run + 1].pending.isEmpty,
      runs[run].count + runs[run + 1].count <= Self.longestRun / 2
    {
      let next = runs.remove(at: run + 1)
      runs[run].elements += next.elements
    }
  }

  /// Where the first element stands for which `isBefore` does not hold; after the last run where there is none.
  private func place(where isBefore: (Element) -> Bool) -> (run: Int, index: Int) {
    let run = Self.firstIndex(in: 0..<runs.count) { run in
      !isBefore(Self.element(runs[run].count - 1, of: runs[run], from: source))
    }
    guard run < runs.count else { return (run, 0) }
    let found = runs[run]
    return (
      run,
      Self.firstIndex(in: 0..<found.count) {
        !isBefore(Self.element($0, of: found, from: source))
      }
    )
  }

  /// The first index for which `isReached` holds, the end where there is none; it must hold for all after that.
  private static func firstIndex(in range: Range<Int>, where isReached: (Int) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension SortedRuns: Hashable {
  /// Tells whether both have the same elements, however they are divided into runs.
  static func == (left: SortedRuns, right: SortedRuns) -> Bool {
    left.count == right.count && left.elements(from: 0).elementsEqual(right.elements(from: 0))
  }

  /// Feeds the elements, not the runs, into `hasher`.
  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in elements(from: 0) { hasher.combine(element) }
  }
}

extension SortedRuns {
  /// A way through the elements.
  struct Elements: Sequence, IteratorProtocol {
    fileprivate var current: ArraySlice<Element>
    fileprivate var further: ArraySlice<Run>
    fileprivate let source: Source?

    /// The next element; `nil` after the last.
    mutating func next() -> Element? {
      if let element = current.popFirst() { return element }
      guard let run = further.popFirst() else { return nil }
      current = SortedRuns.elements(of: run, from: source)[...]
      return current.popFirst()
    }
  }
}
