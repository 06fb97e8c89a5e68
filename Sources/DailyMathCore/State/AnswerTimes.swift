/// The times of a learner's answers of one kind, counted, so that their median is at hand.
///
/// Times that lie near each other are counted in one block, and each block has its sum: to add a time is two steps, and to
/// find the median a way past the sums and one block, however many answers there are.
struct AnswerTimes: Sendable {
  /// Milliseconds that are counted in one block.
  private static let blockLength = 256

  /// How often each millisecond of a block was taken; a block without answers is empty.
  private var blocks: [[Int32]] = []
  /// How many answers each block has.
  private var sums: [Int32] = []
  /// How many answers there are.
  private(set) var count = 0

  /// Makes times without an answer.
  init() {}

  /// The middle time in milliseconds, the lower of the two where their number is even; `nil` without times.
  var median: Int? {
    guard count > 0 else { return nil }
    var rest = (count - 1) / 2
    for (block, sum) in sums.enumerated() {
      if rest >= Int(sum) {
        rest -= Int(sum)
        continue
      }
      for (place, count) in blocks[block].enumerated() {
        rest -= Int(count)
        if rest < 0 { return block * Self.blockLength + place }
      }
    }
    return nil
  }

  /// Every time that was taken with the number of answers that took it, in ascending order.
  var counts: [(milliseconds: Int, count: Int)] {
    blocks.enumerated().flatMap { block, counts in
      counts.enumerated().lazy.filter { $0.element > 0 }.map {
        (milliseconds: block * Self.blockLength + $0.offset, count: Int($0.element))
      }
    }
  }

  /// The blocks that have answers: the number of each, and how often each of its milliseconds was taken, without the zeros
  /// at the end.
  var usedBlocks: [(number: Int, counts: [Int32])] {
    blocks.enumerated().compactMap { number, counts in
      guard let last = counts.lastIndex(where: { $0 > 0 }) else { return nil }
      return (number, Array(counts[...last]))
    }
  }

  /// Adds a block, which must come after all others; false where it is not as `usedBlocks` gives it.
  mutating func add(block number: Int, counts: ArraySlice<Int>) -> Bool {
    guard number >= blocks.count, number <= Review.longestMilliseconds / Self.blockLength,
      counts.count <= Self.blockLength, counts.last ?? 0 > 0
    else { return false }
    var block = [Int32](repeating: 0, count: Self.blockLength)
    var sum: Int32 = 0
    for (place, count) in counts.enumerated() {
      guard let count = Int32(exactly: count), count >= 0 else { return false }
      let (more, overflow) = sum.addingReportingOverflow(count)
      guard !overflow else { return false }
      block[place] = count
      sum = more
    }
    while blocks.count < number {
      blocks.append([])
      sums.append(0)
    }
    blocks.append(block)
    sums.append(sum)
    count += Int(sum)
    return true
  }

  /// Adds the time of an answer.
  mutating func insert(_ milliseconds: Int) {
    let (block, place) = Self.place(of: milliseconds)
    while blocks.count <= block {
      blocks.append([])
      sums.append(0)
    }
    if blocks[block].isEmpty { blocks[block] = Array(repeating: 0, count: Self.blockLength) }
    blocks[block][place] += 1
    sums[block] += 1
    count += 1
  }

  /// Takes out one answer of that time; without one, nothing changes.
  mutating func remove(_ milliseconds: Int) {
    let (block, place) = Self.place(of: milliseconds)
    guard block < blocks.count, !blocks[block].isEmpty, blocks[block][place] > 0 else { return }
    blocks[block][place] -= 1
    sums[block] -= 1
    count -= 1
  }

  private static func place(of milliseconds: Int) -> (block: Int, place: Int) {
    let time = min(max(0, milliseconds), Review.longestMilliseconds)
    return (time / blockLength, time % blockLength)
  }
}

extension AnswerTimes: Hashable {
  /// Tells whether both have the same times, whatever room they take.
  static func == (left: AnswerTimes, right: AnswerTimes) -> Bool {
    left.count == right.count && left.counts.elementsEqual(right.counts, by: ==)
  }

  /// Feeds the number of answers and their median into `hasher`.
  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(median)
  }
}
