/// What happened to each card of an account, deleted ones included: an archive on the disk, and above it what changed since.
///
/// Of the cards in the archive only rows of numbers are in memory. The whole history of a card is read when somebody asks
/// for it, and is in memory from the first change on.
struct CardTable: Sendable {
  /// The cards that are read from the disk; `nil` where all are in memory.
  private(set) var archive: CardArchive?
  /// The histories of the cards that changed since; one without steps stands for a card that is no more.
  private(set) var changed: [CardID: CardHistory] = [:]
  /// The further siblings among them that the archive does not have, by their families.
  private var newSiblings: [CardID: [CardID]] = [:]

  /// Makes a table without cards.
  init() {}

  /// Makes the table of the cards in `archive`.
  init(archive: CardArchive) {
    self.archive = archive
  }

  /// The history of a card; `nil` where nothing is known of it.
  subscript(id: CardID) -> CardHistory? {
    if let history = changed[id] { return history.steps.isEmpty ? nil : history }
    guard let archive, let index = archive.index(of: id) else { return nil }
    return archive.history(at: index)
  }

  /// What a card says; `nil` where there is no card.
  func content(of id: CardID) -> PackedContent? {
    if let history = changed[id] { return history.packedContent }
    guard let archive, let index = archive.index(of: id) else { return nil }
    return archive.rows[index].hasCard ? archive.content(at: index) : nil
  }

  /// What is known of a card without reading it; `nil` where nothing is.
  func glance(at id: CardID) -> CardGlance? {
    if let history = changed[id] { return history.steps.isEmpty ? nil : CardGlance(of: history) }
    guard let archive, let index = archive.index(of: id) else { return nil }
    return archive.glance(at: index)
  }

  /// The row of a card; `nil` where nothing is known of it.
  func row(of id: CardID) -> CardSummary? {
    if let history = changed[id] { return history.steps.isEmpty ? nil : history.row }
    guard let archive, let index = archive.index(of: id) else { return nil }
    return archive.rows[index]
  }

  /// Tells whether there is a card.
  func hasCard(_ id: CardID) -> Bool {
    if let history = changed[id] { return history.hasCard }
    guard let archive, let index = archive.index(of: id) else { return false }
    return archive.rows[index].hasCard
  }

  /// Whether something is known of a card.
  func knows(_ id: CardID) -> Bool {
    if let history = changed[id] { return !history.steps.isEmpty }
    return archive?.index(of: id) != nil
  }

  /// Changes the history of a card in its place; where nothing was known of it, it begins.
  mutating func change<Result>(
    _ id: CardID, _ body: (inout CardHistory) -> Result
  ) -> Result {
    if let archive, changed[id] == nil, let index = archive.index(of: id) {
      // What cannot be read is noted as damage by the archive, and the account is then opened anew.
      changed[id] = archive.history(at: index) ?? CardHistory(id: id)
    } else if id.isFurtherSibling, changed[id] == nil {
      newSiblings[id.family, default: []].append(id)
    }
    return body(&changed[id, default: CardHistory(id: id)])
  }

  /// Forgets the history of a card that has no steps any more.
  mutating func forget(_ id: CardID) {
    // Where the archive has the card, the empty history says that it is no more.
    guard archive?.index(of: id) == nil else { return }
    changed[id] = nil
    guard id.isFurtherSibling else { return }
    newSiblings[id.family]?.removeAll { $0 == id }
    if newSiblings[id.family]?.isEmpty ?? false { newSiblings[id.family] = nil }
  }

  /// The cards of a family that were written as siblings, in the order of their identities.
  func siblings(ofFamily family: CardID) -> [CardID] {
    var siblings = [family] + (newSiblings[family] ?? [])
    if let archive { siblings += archive.furtherSiblings(ofFamily: family) }
    return siblings.sorted().filter {
      row(of: $0)?.flags.isSuperset(of: [.hasCard, .hasSiblings]) ?? false
    }
  }

  /// Goes on with what `saved` has on the disk, so that only what changed after it stays in memory.
  mutating func rest(on saved: SavedCards) {
    var rest: [CardID: CardHistory] = [:]
    for (id, history) in changed where saved.written[id] != history { rest[id] = history }
    // What was taken back meanwhile is on the disk now, where only an empty history takes it away.
    for (id, history) in saved.written where changed[id] == nil && !history.steps.isEmpty {
      rest[id] = CardHistory(id: id)
    }
    archive = saved.archive
    changed = rest
    newSiblings = [:]
    for id in rest.keys where id.isFurtherSibling && saved.archive.index(of: id) == nil {
      newSiblings[id.family, default: []].append(id)
    }
  }
}

extension CardTable {
  /// Hands over all cards at a glance, deleted ones included, in no particular order.
  func forEachGlance(_ body: (CardGlance) -> Void) {
    for history in changed.values where !history.steps.isEmpty { body(CardGlance(of: history)) }
    forEachArchived { archive, index in body(archive.glance(at: index)) }
  }

  /// Hands over the rows of all cards, deleted ones included, in no particular order.
  func forEachRow(_ body: (CardSummary) -> Void) {
    for history in changed.values where !history.steps.isEmpty { body(history.row) }
    forEachArchived { archive, index in body(archive.rows[index]) }
  }

  /// Hands over the cards with siblings whose last scheduled review was on that day, in no particular order.
  func forEachSibling(lastReviewedOn day: Int32, _ body: (CardID) -> Void) {
    for history in changed.values {
      let row = history.row
      if row.isSibling(lastReviewedOn: day) { body(row.id) }
    }
    guard let rows = archive?.rows else { return }
    // Of nearly all rows only the day is read.
    for index in rows.indices where rows[index].lastReviewed == day {
      if rows[index].isSibling(lastReviewedOn: day), changed[rows[index].id] == nil {
        body(rows[index].id)
      }
    }
  }

  /// Hands over every card of the archive that did not change since.
  private func forEachArchived(_ body: (CardArchive, Int) -> Void) {
    guard let archive else { return }
    if changed.isEmpty {
      for index in archive.rows.indices { body(archive, index) }
      return
    }
    let isChanged = archive.marking(changed.keys)
    for index in archive.rows.indices where !isChanged[index] { body(archive, index) }
  }

  /// Reads all histories, in no particular order; all of them in one way through the file.
  func forEachHistory(_ body: (CardHistory) -> Void) {
    forEachHistory(of: rows { _ in true }, body)
  }

  /// The rows of the cards for which `isMeant`, deleted ones included, in no particular order.
  func rows(where isMeant: (CardSummary) -> Bool) -> [CardSummary] {
    var found: [CardSummary] = []
    forEachRow { if isMeant($0) { found.append($0) } }
    return found
  }

  /// Reads the histories of the cards of `rows`, in no particular order.
  func forEachHistory(of rows: [CardSummary], _ body: (CardHistory) -> Void) {
    var indices: [Int] = []
    for row in rows {
      if let history = changed[row.id] {
        body(history)
      } else if let index = archive?.index(of: row.id) {
        indices.append(index)
      }
    }
    archive?.forEachHistory(at: indices.sorted(), body)
  }

  /// Reads what every card says, in the order of their identities; all of them in one way through the file.
  func forEachContent(_ body: (CardSummary, PackedContent) -> Void) {
    var coming = changed.keys.sorted()[...]
    func give(_ id: CardID) {
      if let history = changed[id], let content = history.packedContent {
        body(history.row, content)
      }
    }
    if let archive {
      var reader = CardLineReader(archive)
      for (index, row) in archive.rows.enumerated() {
        while let id = coming.first, id < row.id { give(coming.removeFirst()) }
        if coming.first == row.id {
          give(coming.removeFirst())
        } else if row.hasCard, let content = archive.content(at: index, by: &reader) {
          body(row, content)
        }
      }
    }
    for id in coming { give(id) }
  }
}

extension CardTable {
  /// Tells whether an answer that stands counts for `day`.
  func hasAnswer(_ row: CardSummary, on day: StudyDay) -> Bool {
    guard let latest = CardSummary.day(row.latestDay), day <= latest else { return false }
    // A history is read only where a clock was set back.
    return day == latest || (self[row.id]?.hasAnswer(on: day) ?? false)
  }

  /// Tells whether an answer to a card that stands counts for `day`.
  func hasAnswer(_ card: CardID, on day: StudyDay) -> Bool {
    row(of: card).map { hasAnswer($0, on: day) } ?? false
  }

  /// What was done with the card on `day`, as far as limits count it: whether it was introduced, and how often reviewed.
  func done(with row: CardSummary, on day: StudyDay) -> (introduced: Int, reviewed: Int) {
    guard let latest = CardSummary.day(row.latestDay), day <= latest else { return (0, 0) }
    // Most cards of a day were answered once as scheduled, and for the first time.
    if day == latest, row.scheduledCount == 1, CardSummary.day(row.introduced) == day {
      return (1, 0)
    }
    return self[row.id]?.done(on: day) ?? (0, 0)
  }

  /// Tells whether an answer that stands failed on one of `days`.
  func failed(_ row: CardSummary, on days: ClosedRange<StudyDay>) -> Bool {
    // Most cards were not answered lately, so that their answers are not read.
    guard let latest = CardSummary.day(row.latestDay), days.lowerBound <= latest else {
      return false
    }
    return self[row.id]?.failed(on: days) ?? false
  }
}

extension CardTable: Hashable {
  /// Tells whether both know the same of the same cards, whatever of it is on the disk.
  static func == (left: CardTable, right: CardTable) -> Bool {
    if left.archive === right.archive {
      if left.changed == right.changed { return true }
      return Set(left.changed.keys).union(right.changed.keys).allSatisfy { left[$0] == right[$0] }
    }
    return left.histories == right.histories
  }

  /// All histories; reads the whole archive.
  var histories: [CardID: CardHistory] {
    var histories: [CardID: CardHistory] = [:]
    forEachHistory { histories[$0.id] = $0 }
    return histories
  }

  /// Feeds nothing into `hasher`: what else a state has tells states apart, and the same cards may be kept in many ways.
  func hash(into hasher: inout Hasher) {}
}
