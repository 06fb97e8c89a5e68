/// The times of a learner's answers of one kind, sorted, so that their median is at hand.
struct AnswerTimes: Hashable, Sendable {
  /// The times in milliseconds, in ascending order.
  private(set) var sorted: [Int32] = []

  /// Makes times from milliseconds in ascending order.
  init(sorted: [Int32] = []) {
    self.sorted = sorted
  }

  /// The middle time in milliseconds, the lower of the two where their number is even; `nil` without times.
  var median: Int? {
    sorted.isEmpty ? nil : Int(sorted[(sorted.count - 1) / 2])
  }

  /// Adds the time of an answer.
  mutating func insert(_ milliseconds: Int) {
    let time = Int32(clamping: milliseconds)
    sorted.insert(time, at: firstIndex(notBelow: time))
  }

  /// Takes out one answer of that time; without one, nothing changes.
  mutating func remove(_ milliseconds: Int) {
    let time = Int32(clamping: milliseconds)
    let index = firstIndex(notBelow: time)
    if index < sorted.count, sorted[index] == time { sorted.remove(at: index) }
  }

  private func firstIndex(notBelow time: Int32) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
