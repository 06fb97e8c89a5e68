/// The answers of each sitting of a day, practice left out, by the number made of the sitting's name.
struct SittingCounts: Hashable, Sendable {
  /// A sitting with its answers of the day.
  struct Entry: Hashable, Sendable {
    /// The number made of the sitting's name.
    let sitting: UInt32
    /// Its answers; at least one.
    var count: AnswerCount
  }

  /// The sittings in ascending order of their numbers, so that the same answers give the same value.
  private(set) var entries: [Entry] = []
  /// The most answers that a sitting without a wrong one has; 0 where each has one.
  ///
  /// It follows from `entries`, and is kept so that awards need not go through the sittings of years.
  private(set) var longestFlawless = 0

  /// Makes the counts of a day without sittings.
  init() {}

  /// Tells whether there is no sitting.
  var isEmpty: Bool { entries.isEmpty }

  /// The answers of a sitting; `nil` where it has none, and takes it away where it is set to none.
  subscript(sitting: UInt32) -> AnswerCount? {
    get { entries.first { $0.sitting == sitting }?.count }
    set {
      let index = entries.firstIndex { sitting <= $0.sitting } ?? entries.endIndex
      let isThere = index < entries.endIndex && entries[index].sitting == sitting
      switch (newValue, isThere) {
      case (let count?, true): entries[index].count = count
      case (let count?, false):
        entries.insert(Entry(sitting: sitting, count: count), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
      longestFlawless = entries.reduce(0) { longest, entry in
        entry.count.isFlawless ? max(longest, entry.count.answers) : longest
      }
    }
  }

  /// Adds a sitting at the end; returns whether it belongs there and has an answer.
  mutating func append(_ sitting: UInt32, _ count: AnswerCount) -> Bool {
    guard count.answers > 0, entries.last.map({ $0.sitting < sitting }) ?? true else {
      return false
    }
    entries.append(Entry(sitting: sitting, count: count))
    if count.isFlawless { longestFlawless = max(longestFlawless, count.answers) }
    return true
  }

  /// The number made of a sitting's name.
  static func number(of name: String) -> UInt32 {
    CRC32C.checksum(of: Array(name.utf8))
  }
}

extension AnswerCount {
  /// Whether all answers were right.
  var isFlawless: Bool { answers == passed }
}
