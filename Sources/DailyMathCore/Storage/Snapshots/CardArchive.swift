internal import DailyMathSystem
internal import Synchronization

/// The cards of a snapshot: a row of each in memory, and the card file, of which a line is read when somebody asks for it.
///
/// A class, because the open file is shared by all copies of a state. Nothing in it changes but for the note that a line
/// could not be read: the snapshot is then worth nothing, and the account has to be opened anew from its journals.
final class CardArchive: Sendable {
  /// The cards in the order of their identities.
  let rows: [CardSummary]
  /// Their identities once more: to look one up, whole rows would be moved.
  private let ids: [CardID]
  /// Under what cards are kept and found, as rows name it by their indices.
  let labels: [CardLabel]
  /// The devices, as lines name them by their places.
  let devices: [DeviceID]
  /// The number of the card file.
  let generation: Int
  /// How many bytes of the card file count.
  let length: Int

  private let file: ReadOnlyFile
  private let damage = Atomic<Bool>(false)

  /// Makes the archive of `rows`, whose lines are in the first `length` bytes of `file`.
  init(
    rows: [CardSummary], labels: [CardLabel], devices: [DeviceID], generation: Int, length: Int,
    file: ReadOnlyFile
  ) {
    self.rows = rows
    ids = rows.map(\.id)
    self.labels = labels
    self.devices = devices
    self.generation = generation
    self.length = length
    self.file = file
  }

  /// Whether a line could not be read, or was not what the index says of it.
  var isDamaged: Bool { damage.load(ordering: .acquiring) }

  /// Notes that a line could not be read.
  func noteDamage() {
    damage.store(true, ordering: .releasing)
  }

  /// The index of a card's row; `nil` where there is none.
  func index(of id: CardID) -> Int? {
    let index = firstIndex(notBefore: id)
    return index < ids.count && ids[index] == id ? index : nil
  }

  /// The index of the first row whose identity is not before `id`.
  private func firstIndex(notBefore id: CardID) -> Int {
    var low = 0
    var high = ids.count
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The cards of a family beside the first, in the order of their identities: all that begin with it and a full stop.
  func furtherSiblings(ofFamily family: CardID) -> [CardID] {
    var siblings: [CardID] = []
    var index = firstIndex(notBefore: CardID(family.text + "."))
    while index < ids.count, ids[index].family == family {
      siblings.append(ids[index])
      index += 1
    }
    return siblings
  }

  /// Tells of every row whether its card is among `cards`.
  func marking(_ cards: some Sequence<CardID>) -> [Bool] {
    var isMarked = [Bool](repeating: false, count: rows.count)
    for card in cards { if let index = index(of: card) { isMarked[index] = true } }
    return isMarked
  }

  /// What is known of the card at `index` without reading its line.
  func glance(at index: Int) -> CardGlance {
    let row = rows[index]
    return CardGlance(row: row, label: row.label < 0 ? nil : labels[Int(row.label)])
  }

  /// The history of the card at `index`; `nil` where it cannot be read, which is noted.
  func history(at index: Int) -> CardHistory? {
    reading(index) { (bytes, range) throws(JSONFault) in
      try CardLine.history(of: rows[index].id, from: bytes, in: range, devices: devices)
    }
  }

  /// What the card at `index` says; `nil` where it cannot be read, which is noted.
  func content(at index: Int) -> PackedContent? {
    reading(index) { (bytes, range) throws(JSONFault) in
      try CardLine.content(of: rows[index].id, from: bytes, in: range, devices: devices)
    }
  }

  private func reading<Result>(
    _ index: Int, _ body: ([UInt8], Range<Int>) throws(JSONFault) -> Result
  ) -> Result? {
    guard let bytes = bytes(at: rows[index].offset, count: Int(rows[index].length)),
      let result = try? body(bytes, 0..<bytes.count)
    else {
      noteDamage()
      return nil
    }
    return result
  }

  /// A stretch of the card file; `nil` where it cannot be read or ends before.
  func bytes(at offset: Int, count: Int) -> [UInt8]? {
    guard let bytes = try? file.read(count: count, from: offset), bytes.count == count else {
      return nil
    }
    return bytes
  }
}

extension CardArchive {
  /// Reads the histories of the cards at `indices`, which must ascend.
  func forEachHistory(at indices: some Sequence<Int>, _ body: (CardHistory) -> Void) {
    var reader = CardLineReader(self)
    for index in indices {
      let history = reader.line(at: index).flatMap { bytes, range in
        try? CardLine.history(of: rows[index].id, from: bytes, in: range, devices: devices)
      }
      if let history { body(history) } else { noteDamage() }
    }
  }

  /// Reads what the card at `index` says, by a reader that goes through the file.
  func content(at index: Int, by reader: inout CardLineReader) -> PackedContent? {
    let content = reader.line(at: index).flatMap { bytes, range in
      try? CardLine.content(of: rows[index].id, from: bytes, in: range, devices: devices)
    }
    if content == nil { noteDamage() }
    return content
  }
}
