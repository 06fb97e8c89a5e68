/// A number of cells in a row, divided among parts with gaps between them.
///
/// Parts are served in order: where there is not enough room, shares of the rest vanish first, then the last parts, and the
/// one before them gets what is left. A part without cells has no gap either. Where nothing takes a share, what is left
/// over stays free at the end.
struct Division: Hashable, Sendable {
  /// A part: the cells before it, and its own.
  struct Part: Hashable, Sendable {
    /// How many cells of the whole stand before it.
    var start: Int
    /// How many cells it has.
    var length: Int
  }

  /// The parts, one for each length.
  private(set) var parts: [Part]

  /// Divides `total` cells among those lengths, with `gap` cells between any two parts that have some.
  init(_ total: Int, among lengths: [Length], gap: Int) {
    let gap = max(0, gap)
    parts = lengths.map { _ in Part(start: 0, length: 0) }
    var free = max(0, total)
    var isFirst = true
    var sharing: [Int] = []
    for index in lengths.indices where lengths[index].claim > 0 {
      let room = isFirst ? free : free - min(gap, free)
      let length = min(lengths[index].claim, room)
      guard length > 0 else { continue }
      parts[index].length = length
      free = room - length
      isFirst = false
      if lengths[index].weight > 0 { sharing.append(index) }
    }
    for index in lengths.indices where lengths[index].claim == 0 && lengths[index].weight > 0 {
      let room = isFirst ? free : free - min(gap, free)
      // One more cell has to be left for each part that is to get a share.
      guard room > 0 else { continue }
      sharing.append(index)
      parts[index].length = 1
      free = room - 1
      isFirst = false
    }
    share(free, among: sharing, of: lengths)
    place(gap: gap)
  }

  /// Shares cells out by weight; those that a part without a claim already has count as part of its share.
  private mutating func share(_ cells: Int, among indices: [Int], of lengths: [Length]) {
    let fills = indices.filter { lengths[$0].claim == 0 }
    let shared = cells + fills.count
    let total = indices.reduce(0) { $0 + lengths[$1].weight }
    var weight = 0
    var given = 0
    for index in indices.sorted() {
      weight += lengths[index].weight
      let end = shared.proportion(weight, of: total)
      let share = end - given
      given = end
      parts[index].length = lengths[index].claim == 0 ? share : parts[index].length + share
    }
    // Beside a much heavier part, a light one keeps the cell it has.
    for index in fills where parts[index].length == 0 {
      guard let donor = indices.max(by: { surplus($0, lengths) < surplus($1, lengths) }),
        surplus(donor, lengths) > 0
      else { continue }
      parts[donor].length -= 1
      parts[index].length = 1
    }
  }

  /// How many cells a part can do without.
  private func surplus(_ index: Int, _ lengths: [Length]) -> Int {
    parts[index].length - max(1, lengths[index].claim)
  }

  private mutating func place(gap: Int) {
    var start = 0
    for index in parts.indices {
      if parts[index].length > 0, start > 0 { start += gap }
      parts[index].start = start
      start += parts[index].length
    }
  }
}
