extension TextDifference {
  /// Finds where `typed` differs from `right`, character by character, with as few characters marked as can be.
  ///
  /// What is the same and what is extra makes up `typed`; what is the same and what is missing, `right`. Case and accents
  /// count, so that the right spelling is seen. The time grows with the product of the lengths of what is left between a
  /// common beginning and a common end.
  public init(from typed: String, to right: String) {
    let (old, new) = (Array(typed), Array(right))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    var joining = Joining()
    for character in old.prefix(start) { joining.add(same: character) }
    joining.add(
      from: old[start..<(old.count - end)], to: new[start..<(new.count - end)])
    for character in old.suffix(end) { joining.add(same: character) }
    self.init(pieces: joining.finished())
  }

  /// Joins characters of one sort into pieces.
  private struct Joining {
    private var pieces: [Piece] = []
    private var same = ""
    private var extra = ""
    private var missing = ""

    mutating func add(same character: Character) {
      endChange()
      same.append(character)
    }

    /// Adds what lies between a common beginning and a common end.
    mutating func add(from old: ArraySlice<Character>, to new: ArraySlice<Character>) {
      let (old, new) = (Array(old), Array(new))
      let common = CommonLengths(old, new)
      var (row, column) = (0, 0)
      while row < old.count || column < new.count {
        if row < old.count, column < new.count, old[row] == new[column] {
          add(same: old[row])
          row += 1
          column += 1
        } else if column == new.count
          || row < old.count && common[row + 1, column] >= common[row, column + 1]
        {
          extra.append(old[row])
          row += 1
        } else {
          missing.append(new[column])
          column += 1
        }
      }
    }

    mutating func finished() -> [Piece] {
      endChange()
      if !same.isEmpty { pieces.append(.same(same)) }
      return pieces
    }

    private mutating func endChange() {
      guard !extra.isEmpty || !missing.isEmpty else { return }
      if !same.isEmpty { pieces.append(.same(same)) }
      if !extra.isEmpty { pieces.append(.extra(extra)) }
      if !missing.isEmpty { pieces.append(.missing(missing)) }
      (same, extra, missing) = ("", "", "")
    }
  }

  /// The length of the longest text that can be left of both from a row and a column on.
  private struct CommonLengths {
    private var lengths: [Int32]
    private let columns: Int

    init(_ old: [Character], _ new: [Character]) {
      // Numbers are compared in a fraction of the time that characters take.
      var known: [Character: Int32] = [:]
      func numbers(of characters: [Character]) -> [Int32] {
        characters.map { character in
          let number = known[character] ?? Int32(clamping: known.count)
          known[character] = number
          return number
        }
      }
      let (rows, others) = (numbers(of: old), numbers(of: new))
      columns = others.count + 1
      lengths = [Int32](repeating: 0, count: (rows.count + 1) * columns)
      for row in rows.indices.reversed() {
        let (here, below) = (row * columns, (row + 1) * columns)
        for column in others.indices.reversed() {
          lengths[here + column] =
            rows[row] == others[column]
            ? lengths[below + column + 1] + 1
            : max(lengths[below + column], lengths[here + column + 1])
        }
      }
    }

    subscript(row: Int, column: Int) -> Int32 { lengths[row * columns + column] }
  }
}
