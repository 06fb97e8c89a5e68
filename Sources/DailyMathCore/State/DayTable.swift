/// A value for each of some days, in the order of the days.
///
/// Days nearly always come one after another, so that a new one is put at the end; to look one up is a search by halves.
struct DayTable<Value: Hashable & Sendable>: Hashable, Sendable {
  /// A day with its value.
  struct Entry: Hashable, Sendable {
    /// The day.
    let day: StudyDay
    /// What belongs to it.
    var value: Value
  }

  /// The days with their values, in ascending order of the days.
  private(set) var entries: [Entry] = []

  /// Makes a table without days.
  init() {}

  /// Makes a table of entries, whose days must ascend.
  init(entries: [Entry]) {
    self.entries = entries
  }

  /// Tells whether no day has a value.
  var isEmpty: Bool { entries.isEmpty }
  /// The days that have a value, in ascending order.
  var days: some RandomAccessCollection<StudyDay> { entries.lazy.map(\.day) }

  /// The value of a day; `nil` where it has none, and takes it away where it is set.
  subscript(day: StudyDay) -> Value? {
    get {
      let index = firstIndex(notBefore: day)
      return index < entries.count && entries[index].day == day ? entries[index].value : nil
    }
    set {
      let index = firstIndex(notBefore: day)
      let isThere = index < entries.count && entries[index].day == day
      switch (newValue, isThere) {
      case (let value?, true): entries[index].value = value
      case (let value?, false): entries.insert(Entry(day: day, value: value), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Changes the value of a day in its place, which begins as `initial`; a value that is `initial` again is taken away.
  mutating func change(_ day: StudyDay, from initial: Value, _ body: (inout Value) -> Void) {
    let index = firstIndex(notBefore: day)
    if index == entries.count || entries[index].day != day {
      entries.insert(Entry(day: day, value: initial), at: index)
    }
    body(&entries[index].value)
    if entries[index].value == initial { entries.remove(at: index) }
  }

  private func firstIndex(notBefore day: StudyDay) -> Int {
    guard let last = entries.last, day <= last.day else { return entries.count }
    var low = 0
    var high = entries.count - 1
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].day < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
