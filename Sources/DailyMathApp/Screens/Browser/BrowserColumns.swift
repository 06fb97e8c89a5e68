import DailyMathCore
import DailyMathTerminal

/// Which columns the list has beside the question, by the room there is; the one that sorts is always there.
struct BrowserColumns {
  /// One of them.
  struct Column: Equatable {
    /// What it shows, which is also the order that its heading chooses.
    let key: CardSorting.Key
    /// How wide it is.
    let columns: Int

    /// Numbers and days stand at the right of their columns.
    var alignment: TextAlignment { key == .deck ? .leading : .trailing }
  }

  /// The columns from left to right.
  let shown: [Column]

  /// The columns of the signs for a marked card and a leech.
  static let flagColumns = 2
  private static let gap = 2
  private static let leastPrompt = 26

  /// Finds the columns for a list of that width.
  init(columns: Int, sorting: CardSorting.Key) {
    // The mark, the sign and the scroll bar take two each.
    var room = columns - 6 - Self.flagColumns - Self.gap
    let due = Column(key: .due, columns: 12)
    let deck = Column(key: .deck, columns: columns >= 80 ? 24 : 18)
    let interval = Column(key: .interval, columns: 8)
    let ease = Column(key: .ease, columns: 7)
    let lapses = Column(key: .lapses, columns: 7)
    let created = Column(key: .created, columns: 12)
    let all = [deck, due, interval, ease, lapses]
    var wanted = [due, deck, interval, ease, lapses]
    if sorting == .created { wanted.insert(created, at: 0) }
    if let index = wanted.firstIndex(where: { $0.key == sorting }) {
      wanted.insert(wanted.remove(at: index), at: 0)
    }
    var taken: Set<CardSorting.Key> = []
    for (index, column) in wanted.enumerated()
    where index == 0 || room - column.columns - Self.gap >= Self.leastPrompt {
      taken.insert(column.key)
      room -= column.columns + Self.gap
    }
    shown = (all + [created]).filter { taken.contains($0.key) }
  }

  /// Where each column stands in a row that ends at the right edge of `rect`.
  func places(in rect: Rect) -> [(Column, Rect)] {
    var room = rect
    var places: [(Column, Rect)] = []
    for column in shown.reversed() {
      let (right, left) = room.splitRight(column.columns)
      places.append((column, right))
      room = left.splitRight(Self.gap).rest
    }
    return places.reversed()
  }
}
