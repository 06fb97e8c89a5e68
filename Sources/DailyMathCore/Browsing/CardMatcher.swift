/// Cards made ready to be searched and sorted: ten thousand of them in a moment, for as long as they stay as they are.
///
/// Making one passes over the whole account and folds all texts; searching and sorting then ask the account no more. Cards
/// are named by their index among all, in the order of their identities, which decides where an order has ties.
public struct CardMatcher: Hashable, Sendable {
  /// What a category is called, in every language in which it may be searched for; the first name is the one that sorts.
  public typealias CategoryNames = [CardCategory: [String]]

  /// What is known of one card.
  struct Entry: Hashable, Sendable {
    /// Which card it is.
    let id: CardID
    /// The index of its deck and category.
    var home: Int32
    /// The index of its tags.
    var tags: Int32
    /// What the rest is known from.
    var facts: Facts
  }

  /// A card made ready, with what is found in it.
  private struct Ready {
    let entry: Entry
    let text: SearchText
  }

  /// What a query may ask of a card beside its text.
  struct Facts: Hashable, Sendable {
    /// The ease, the interval and the day; `nil` for a new card and in the trash.
    var schedule: Schedule?
    /// The day on which the card comes back.
    var repeatDay: StudyDay?
    /// The day on which it was put off.
    var buriedDay: StudyDay?
    /// Whether it is taken out of what is asked.
    var isSuspended = false
    /// Whether it is marked.
    var isMarked = false
    /// When it was written, or deleted, among all events.
    var order: Int64
    /// Where it comes among cards that are due on no day.
    var rank: Int64
  }

  /// A deck with a category of cards in it, and by what names it is found.
  struct Home: Hashable, Sendable {
    /// The names of the deck, its identifier among them.
    let deck: [SearchText]
    /// All names by which the cards are found: those of the deck and those of the category.
    let all: SearchText
    /// The name that sorts.
    let sortName: SearchText
  }

  /// Which deck and category.
  struct HomeKey: Hashable, Sendable {
    /// The category.
    let category: CardCategory
    /// The learner's own deck; empty where the cards are in none.
    let deck: String
  }

  /// The cards, in the order of their identities.
  private(set) var entries: [Entry] = []
  /// What is found in each card itself, in the same order.
  private(set) var texts = FoldedTexts()
  /// The decks with their categories, by their indices.
  private(set) var homes: [Home] = []
  /// The tags of a card, for all ways in which cards are tagged.
  private(set) var tagSets: [[SearchText]] = []
  /// Whether the cards are those of the trash.
  public let isOfTrash: Bool

  private let names: CategoryNames
  private var homeIndices: [HomeKey: Int32] = [:]
  private var tagIndices: [[String]: Int32] = [:]

  /// Makes all cards of `state` ready.
  public init(cardsOf state: AccountState, names: CategoryNames) {
    isOfTrash = false
    self.names = names
    var folder = SearchFolder()
    entries.reserveCapacity(state.cardCount)
    texts.reserveCapacity(state.cardCount)
    state.cardTable.forEachContent { row, content in
      add(ready(row.id, content.content, Facts(of: row), foldedBy: &folder))
    }
  }

  /// Makes the cards in the trash of `state` ready.
  public init(trashOf state: AccountState, names: CategoryNames) {
    isOfTrash = true
    self.names = names
    var folder = SearchFolder()
    for card in state.trash.sorted(by: { $0.id < $1.id }) {
      let order = card.deleted.order
      let facts = Facts(order: order, rank: -order)
      add(ready(card.id, card.content, facts, foldedBy: &folder))
    }
  }

  /// How many cards there are.
  public var count: Int { entries.count }

  /// The card at an index.
  public func card(at index: Int32) -> CardID { entries[Int(index)].id }

  /// Where a card is; `nil` where it is not among these.
  public func index(of card: CardID) -> Int32? {
    let place = place(of: card)
    return entries.indices.contains(place) && entries[place].id == card
      ? Int32(clamping: place) : nil
  }

  /// Brings the cards that `events` are about in line with `state`; all other cards must be as they were.
  public mutating func update(for events: [Event], in state: AccountState) {
    var folder = SearchFolder()
    // What says nothing new about a card's text leaves it folded.
    var concerned: [CardID: Bool] = [:]
    for event in events {
      guard let (card, isText) = event.payload.concern else { continue }
      concerned[card] = concerned[card] ?? false || isText
    }
    // The cards that came, went or say something else.
    var written: [CardID: Ready?] = [:]
    for (id, isText) in concerned {
      let place = index(of: id).map(Int.init)
      guard let row = state.cardTable.row(of: id), row.hasCard else {
        if place != nil { written[id] = .some(nil) }
        continue
      }
      let facts = Facts(of: row)
      if let place, !isText {
        entries[place].facts = facts
        continue
      }
      guard let content = state.content(of: id) else { continue }
      let ready = ready(id, content, facts, foldedBy: &folder)
      if let place, texts.isSame(ready.text, at: place) {
        entries[place] = ready.entry
      } else {
        written[id] = ready
      }
    }
    if !written.isEmpty { rewrite(written) }
  }

  /// Puts cards in their places among the others, or takes them out; the texts lie in the order of the cards.
  private mutating func rewrite(_ written: [CardID: Ready?]) {
    let (oldEntries, oldTexts) = (entries, texts)
    entries = []
    texts = FoldedTexts()
    entries.reserveCapacity(oldEntries.count + written.count)
    texts.reserveCapacity(oldEntries.count + written.count)
    var coming = written.keys.sorted()[...]
    for (place, entry) in oldEntries.enumerated() {
      while let id = coming.first, id < entry.id {
        add(written[coming.removeFirst()] ?? nil)
      }
      if coming.first == entry.id {
        add(written[coming.removeFirst()] ?? nil)
      } else {
        entries.append(entry)
        texts.append(place, of: oldTexts)
      }
    }
    for id in coming { add(written[id] ?? nil) }
  }

  private mutating func add(_ card: Ready?) {
    guard let card else { return }
    entries.append(card.entry)
    texts.append(card.text)
  }

  private func place(of card: CardID) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].id < card { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func ready(
    _ id: CardID, _ content: CardContent, _ facts: Facts, foldedBy folder: inout SearchFolder
  ) -> Ready {
    let parts =
      content.readTexts + [content.note] + content.distractors + content.alternatives
    let entry = Entry(
      id: id, home: home(of: content, foldedBy: &folder),
      tags: tags(content.tags, foldedBy: &folder), facts: facts)
    return Ready(entry: entry, text: folder.fold(parts: parts))
  }

  private mutating func home(
    of content: CardContent, foldedBy folder: inout SearchFolder
  ) -> Int32 {
    let key = HomeKey(category: content.category, deck: content.deck)
    if let index = homeIndices[key] { return index }
    let category = names[content.category] ?? [content.category.identifier]
    let deck = content.deck.isEmpty ? category + [content.category.identifier] : [content.deck]
    homes.append(
      Home(
        deck: deck.map { folder.fold($0) }, all: folder.fold(parts: deck + category),
        sortName: folder.fold(deck.first ?? "")))
    let index = Int32(clamping: homes.count - 1)
    homeIndices[key] = index
    return index
  }

  private mutating func tags(_ tags: [String], foldedBy folder: inout SearchFolder) -> Int32 {
    if let index = tagIndices[tags] { return index }
    tagSets.append(tags.map { folder.fold($0) })
    let index = Int32(clamping: tagSets.count - 1)
    tagIndices[tags] = index
    return index
  }
}

extension CardMatcher.Facts {
  /// What is known of a card that is not deleted.
  init(of row: CardSummary) {
    self.init(
      schedule: row.review.schedule, repeatDay: CardSummary.day(row.repeatDay),
      buriedDay: CardSummary.day(row.buriedDay), isSuspended: row.flags.contains(.isSuspended),
      isMarked: row.flags.contains(.isMarked), order: row.created,
      rank: Int64(row.difficulty))
  }
}

extension EventPayload {
  /// The card that an event is about, and whether the card may say something else after it; `nil` where it is about none.
  fileprivate var concern: (card: CardID, isText: Bool)? {
    switch self {
    case .cardPut(let card, _), .cardDelete(let card), .cardPurge(let card),
      .undo(of: _, let card):
      (card, true)
    case .suspend(let card, _), .bury(let card), .mark(let card, _), .reschedule(let card, _):
      (card, false)
    case .review(let review): (review.card, false)
    case .deckLimits, .agility, .profile, .settings, .unknown: nil
    }
  }
}
