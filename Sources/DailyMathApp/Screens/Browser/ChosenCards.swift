/// Which cards of a list are chosen, by their indices: ten thousand are chosen or let go in no time.
struct ChosenCards: Equatable, Sendable {
  /// A bit for each card, the lowest first; the last word has one, so that equal choices are equal.
  private var words: [UInt64] = []
  /// How many cards are chosen.
  private(set) var count = 0

  /// Chooses the cards of these indices.
  init(_ indices: [Int32] = []) {
    for index in indices { insert(index) }
  }

  /// Whether no card is chosen.
  var isEmpty: Bool { count == 0 }

  /// Tells whether the card of that index is chosen.
  func contains(_ index: Int32) -> Bool {
    let (word, bit) = Self.place(of: index)
    return word < words.count && words[word] & bit != 0
  }

  /// Chooses the card of that index.
  mutating func insert(_ index: Int32) {
    guard index >= 0, !contains(index) else { return }
    let (word, bit) = Self.place(of: index)
    while words.count <= word { words.append(0) }
    words[word] |= bit
    count += 1
  }

  /// Lets the card of that index go.
  mutating func remove(_ index: Int32) {
    guard contains(index) else { return }
    let (word, bit) = Self.place(of: index)
    words[word] &= ~bit
    count -= 1
    while words.last == 0 { words.removeLast() }
  }

  /// The indices of the chosen cards, in ascending order.
  var indices: [Int32] {
    var indices: [Int32] = []
    indices.reserveCapacity(count)
    for (number, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        indices.append(Int32(clamping: number * UInt64.bitWidth + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return indices
  }

  private static func place(of index: Int32) -> (word: Int, bit: UInt64) {
    let number = Int(index)
    // A negative index is in no word.
    guard number >= 0 else { return (.max, 0) }
    return (number / UInt64.bitWidth, 1 << UInt64(number % UInt64.bitWidth))
  }
}
