extension TextDifference {
  /// Finds where `typed` differs from `right`, letter by letter, with as few letters marked as can be.
  ///
  /// What is the same, what is forgiven and what is extra makes up `typed`; what is the same, what is forgiven and what is
  /// missing, `right`. The time grows with the product of the lengths of what is left between a common beginning and a
  /// common end.
  public init(from typed: String, to right: String) {
    let (old, new) = (typed.map(Letter.init), right.map(Letter.init))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    var joining = Joining()
    joining.add(same: old.prefix(start), new.prefix(start))
    joining.add(
      from: Array(old[start..<(old.count - end)]), to: Array(new[start..<(new.count - end)]))
    joining.add(same: old.suffix(end), new.suffix(end))
    self.init(pieces: joining.finished())
  }

  /// A character that is the same as another where they differ in nothing but what is forgiven.
  private struct Letter: Equatable {
    let written: Character
    let forgiven: String

    init(_ character: Character) {
      written = character
      forgiven = AnswerSpelling.forgiving(character)
    }

    static func == (left: Letter, right: Letter) -> Bool { left.forgiven == right.forgiven }
  }

  /// Joins letters of one sort into pieces.
  private struct Joining {
    private var pieces: [Piece] = []
    private var extra = ""
    private var missing = ""

    mutating func add(same old: some Sequence<Letter>, _ new: some Sequence<Letter>) {
      for (old, new) in zip(old, new) { add(same: old, new) }
    }

    private mutating func add(same old: Letter, _ new: Letter) {
      endChange()
      let (typed, right) = (String(old.written), String(new.written))
      switch (pieces.last, typed == right) {
      case (.same(let text), true):
        pieces[pieces.count - 1] = .same(text + right)
      case (.forgiven(let before, let written), false):
        pieces[pieces.count - 1] = .forgiven(before + typed, written + right)
      case (_, let isSame):
        pieces.append(isSame ? .same(right) : .forgiven(typed, right))
      }
    }

    /// Adds what lies between a common beginning and a common end.
    mutating func add(from old: [Letter], to new: [Letter]) {
      let common = CommonLengths(old, new)
      var (row, column) = (0, 0)
      while row < old.count || column < new.count {
        if row < old.count, column < new.count, old[row] == new[column] {
          add(same: old[row], new[column])
          row += 1
          column += 1
        } else if column == new.count
          || row < old.count && common[row + 1, column] >= common[row, column + 1]
        {
          extra.append(old[row].written)
          row += 1
        } else {
          missing.append(new[column].written)
          column += 1
        }
      }
    }

    mutating func finished() -> [Piece] {
      endChange()
      return pieces
    }

    private mutating func endChange() {
      if !extra.isEmpty { pieces.append(.extra(extra)) }
      if !missing.isEmpty { pieces.append(.missing(missing)) }
      (extra, missing) = ("", "")
    }
  }

  /// The length of the longest text that can be left of both from a row and a column on.
  private struct CommonLengths {
    private var lengths: [Int32]
    private let columns: Int

    init(_ old: [Letter], _ new: [Letter]) {
      // Numbers are compared in a fraction of the time that letters take.
      var known: [String: Int32] = [:]
      func numbers(of letters: [Letter]) -> [Int32] {
        letters.map { letter in
          let number = known[letter.forgiven] ?? Int32(clamping: known.count)
          known[letter.forgiven] = number
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
