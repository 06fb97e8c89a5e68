/// Everything an account's journals add up to: cards, profile, settings and what was done on each day.
///
/// It is a fold over events and nothing else: the same events give the same state in whatever order they arrive, and an
/// event that arrives twice counts once.
public struct AccountState: Hashable, Sendable {
  /// The profile that was written last; without name and university before the first.
  var profileValue = LatestValue(Profile(displayName: "", university: ""))
  /// The language that was chosen last; `nil` before the first choice.
  var languageValue = LatestValue<Language?>(nil)
  /// The start of the study day that was chosen last.
  var rolloverValue = LatestValue(RolloverHour.standard)
  /// The daily number of new cards that was chosen last.
  var newCardsValue = LatestValue(Settings().newCardsPerDay)
  /// The look of the interface that was chosen last.
  var themeValue = LatestValue(ThemeChoice.automatic)
  /// How much may move, as it was chosen last.
  var motionValue = LatestValue(MotionChoice.full)
  /// The characters of borders and marks that were chosen last.
  var charactersValue = LatestValue(CharacterChoice.automatic)
  /// The reminder that was chosen last.
  var reminderValue = LatestValue(Reminder.off)
  /// The daily number of reviews that was chosen last.
  var reviewsValue = LatestValue(Settings().reviewsPerDay)
  /// Whether long intervals are varied, as it was chosen last.
  var fuzzValue = LatestValue(false)
  /// The help with what has piled up that was chosen last.
  var backlogValue = LatestValue(BacklogHelp.none)
  /// The limits of decks that were chosen, as far as they stand; a deck for which none do has no entry.
  var deckLimitValues: [CardDeck: WrittenValues<DeckLimits>] = [:]
  /// What happened to each card, deleted ones included.
  var cardTable = CardTable()
  /// What was done on each day; a day without anything has no entry.
  var tallies = DayTable<DayTally>()
  /// The answers of each hour of the wall clock, 24 of them, practice left out.
  var hours = [AnswerCount](repeating: AnswerCount(), count: 24)
  /// By how much the number of cards whose review waits differs from that of the day before, whatever the limits.
  var waiting = DayTable<Int>()
  /// By how much each deck changed on each day.
  var growth: [CardDeck: DayTable<DeckGrowth>] = [:]
  /// How long the answers that stand took, by the kind of answer.
  var answerTimes: [AnswerKind: AnswerTimes] = [:]
  /// What the drills say, by fact, and how they went.
  public internal(set) var agility = AgilityRecord()
  /// What was chosen last for drills.
  var agilityValue = LatestValue(AgilityPreferences())
  /// The events that were taken back, some of which may not have arrived yet.
  var undone: Set<EventIdentity> = []
  /// Which events were folded already, so that each counts once.
  var seen: [DeviceID: SeenNumbers] = [:]

  /// The cards in the orders in which plans take them; follows from `cardTable`.
  var index = StudyIndex()

  /// The highest order among the events folded so far; 0 before the first.
  public internal(set) var highestOrder: Int64 = 0
  /// How many cards there are.
  public internal(set) var cardCount = 0

  /// Makes the state of an account in which nothing happened yet.
  public init() {}

  /// The learner's profile.
  public var profile: Profile { profileValue.value }

  /// The learner's settings.
  public var settings: Settings {
    Settings(
      language: languageValue.value, rollover: rolloverValue.value,
      newCardsPerDay: newCardsValue.value, theme: themeValue.value, motion: motionValue.value,
      characters: charactersValue.value, reminder: reminderValue.value,
      reviewsPerDay: reviewsValue.value, usesFuzz: fuzzValue.value, backlog: backlogValue.value,
      agility: agilityValue.value)
  }

  /// The card of `id`; `nil` where there is none or it was deleted.
  public func card(_ id: CardID) -> Flashcard? {
    cardTable[id]?.card
  }

  /// What the card of `id` says; `nil` where there is none or it was deleted.
  public func content(of id: CardID) -> CardContent? {
    cardTable.content(of: id)?.content
  }

  /// The category of the card of `id`; `nil` where there is none or it was deleted.
  ///
  /// For many cards it is quicker than to ask each for all that it says.
  public func category(of id: CardID) -> CardCategory? {
    cardTable.glance(at: id)?.label?.category
  }

  /// Where the card of `id` is kept and how it is likely to be asked; `nil` where there is none or it was deleted.
  ///
  /// Nothing of what it says is read for it.
  public func outline(of id: CardID) -> (deck: CardDeck, kind: AnswerKind)? {
    guard let glance = cardTable.glance(at: id), let deck = glance.home else { return nil }
    return (deck, glance.row.usualKind)
  }

  /// How many events were folded; as long as it stays, nothing in the state changes.
  public var eventCount: Int { seen.values.reduce(0) { $0 + $1.count } }

  /// All cards, in no particular order; reads the whole account.
  public var cards: [Flashcard] {
    var all: [Flashcard] = []
    all.reserveCapacity(cardCount)
    cardTable.forEachHistory { history in
      if let card = history.card { all.append(card) }
    }
    return all
  }

  /// What holds for a deck in a study day; no limits where none were chosen.
  public func limits(of deck: CardDeck) -> DeckLimits {
    deckLimitValues[deck]?.latest ?? DeckLimits()
  }

  /// The decks that have limits of their own, in their order: the categories first.
  public var limitedDecks: [(deck: CardDeck, limits: DeckLimits)] {
    deckLimitValues.keys.sorted { $0.sortText < $1.sortText }
      .map { (deck: $0, limits: limits(of: $0)) }
      .filter { $0.limits != DeckLimits() }
  }

  /// The names of the learner's own decks that have cards, in their order.
  public var ownDecks: [String] { index.decks.keys.sorted() }

  /// Every tag that a card has, in the order of the alphabet; passes over the whole account.
  public var tags: [String] {
    var labels: Set<CardLabel> = []
    cardTable.forEachGlance { if let label = $0.label { labels.insert(label) } }
    return labels.reduce(into: Set<String>()) { $0.formUnion($1.tags) }.sorted()
  }

  /// Cards that were deleted and can be brought back, the latest deletion first; passes over the whole account.
  public var trash: [TrashedCard] {
    var trash: [TrashedCard] = []
    cardTable.forEachHistory(of: cardTable.rows(where: \.isInTrash)) { history in
      if let card = history.trashed { trash.append(card) }
    }
    return trash.sorted { $0.deleted > $1.deleted }
  }

  /// The categories of the learner's own, in the order of their names.
  public var ownCategories: [CardCategory] {
    index.ownCategories.keys.sorted().map { .other($0) }
  }

  /// The answers of a card that stand, oldest first.
  public func reviews(of id: CardID) -> [ReviewSummary] {
    cardTable[id]?.reviews ?? []
  }

  /// What was done on `day`.
  public func tally(on day: StudyDay) -> DayTally {
    tallies[day] ?? DayTally()
  }

  /// How many answers of `kind` stand.
  public func answerCount(of kind: AnswerKind) -> Int {
    answerTimes[kind]?.count ?? 0
  }

  /// The learner's median answer time for `kind` in milliseconds; `nil` before the first answer.
  public func medianMilliseconds(of kind: AnswerKind) -> Int? {
    answerTimes[kind]?.median
  }

  /// The highest number that an event of `device` has; 0 where none was seen.
  public func highestNumber(of device: DeviceID) -> Int {
    seen[device]?.highest ?? 0
  }
}
