/// Elements in ascending order, kept in runs of bounded length.
///
/// A change moves and, where an older copy is still held, copies one run and not the whole: with 100,000 elements it
/// costs a few microseconds, where a plain array would cost a millisecond.
struct SortedRuns<Element: Comparable & Hashable & Sendable>: Sendable {
  /// The most elements of a run: as many as one move of memory takes in less time than finding the place.
  static var longestRun: Int { 512 }

  /// The runs, none of them empty.
  private var runs: [[Element]] = []
  /// How many elements there are.
  private(set) var count = 0

  /// Makes an empty list.
  init() {}

  /// Sorts `elements`, which is far quicker than to insert them one by one.
  init(sorting elements: [Element]) {
    let sorted = elements.sorted()
    count = sorted.count
    runs = stride(from: 0, to: sorted.count, by: Self.longestRun).map { start in
      Array(sorted[start..<min(start + Self.longestRun, sorted.count)])
    }
  }

  /// Makes a list of `count` elements that are to be set one by one, whatever `element` is until then.
  init(count: Int, placeholder element: Element) {
    self.count = count
    runs = stride(from: 0, to: count, by: Self.longestRun).map { start in
      Array(repeating: element, count: min(Self.longestRun, count - start))
    }
  }

  /// Sets the element that has `offset` elements before it, while a list is being made.
  mutating func set(_ element: Element, at offset: Int) {
    runs[offset / Self.longestRun][offset % Self.longestRun] = element
  }

  /// Whether every element is before the next; a list of which all elements were set in their order is.
  var isAscending: Bool {
    var last: Element?
    for run in runs {
      if let last, let first = run.first, !(last < first) { return false }
      for index in run.indices.dropFirst() where !(run[index - 1] < run[index]) { return false }
      last = run.last
    }
    return true
  }

  /// The element that has `offset` elements before it; there must be one.
  subscript(offset: Int) -> Element {
    var rest = offset
    for run in runs {
      if rest < run.count { return run[rest] }
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
    return Elements(current: runs[run...].first?[rest...] ?? [], further: runs.dropFirst(run + 1))
  }

  /// How many elements `isBefore` holds for; it must hold for a first part of them and for none after that.
  func count(where isBefore: (Element) -> Bool) -> Int {
    let place = place(where: isBefore)
    return runs[..<place.run].reduce(0) { $0 + $1.count } + place.index
  }

  /// How many elements come before `element`; `nil` where it is not there.
  func offset(of element: Element) -> Int? {
    let place = place(where: { $0 < element })
    guard place.run < runs.count, runs[place.run][place.index] == element else { return nil }
    return runs[..<place.run].reduce(0) { $0 + $1.count } + place.index
  }

  /// Puts `element` in its place.
  mutating func insert(_ element: Element) {
    let place = place(where: { $0 < element })
    count += 1
    if place.run < runs.count {
      runs[place.run].insert(element, at: place.index)
      split(place.run)
    } else if let last = runs.indices.last, runs[last].count < Self.longestRun {
      runs[last].append(element)
    } else {
      runs.append([element])
    }
  }

  /// Takes out `element`; where it is not there, nothing changes.
  mutating func remove(_ element: Element) {
    let place = place(where: { $0 < element })
    guard place.run < runs.count, runs[place.run][place.index] == element else { return }
    count -= 1
    runs[place.run].remove(at: place.index)
    join(place.run)
  }

  /// Halves a run that has become too long.
  private mutating func split(_ run: Int) {
    guard runs[run].count > Self.longestRun else { return }
    let middle = runs[run].count / 2
    let rest = Array(runs[run][middle...])
    runs[run].removeSubrange(middle...)
    runs.insert(rest, at: run + 1)
  }

  /// Joins a run that has become short with the next, where both together are still one.
  private mutating func join(_ run: Int) {
    if runs[run].isEmpty {
      runs.remove(at: run)
    } else if run + 1 < runs.count, runs[run].count + runs[run + 1].count <= Self.longestRun / 2 {
      let next = runs.remove(at: run + 1)
      runs[run] += next
    }
  }

  /// Where the first element stands for which `isBefore` does not hold; after the last run where there is none.
  private func place(where isBefore: (Element) -> Bool) -> (run: Int, index: Int) {
    let run = Self.firstIndex(in: 0..<runs.count) { runs[$0].last.map { !isBefore($0) } ?? true }
    guard run < runs.count else { return (run, 0) }
    let elements = runs[run]
    return (run, Self.firstIndex(in: 0..<elements.count) { !isBefore(elements[$0]) })
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
    fileprivate var further: ArraySlice<[Element]>

    /// The next element; `nil` after the last.
    mutating func next() -> Element? {
      if let element = current.popFirst() { return element }
      guard let run = further.popFirst() else { return nil }
      current = run[...]
      return current.popFirst()
    }
  }
}
