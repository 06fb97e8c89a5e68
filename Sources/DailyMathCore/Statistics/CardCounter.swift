/// Counts cards one after another, for the parts of the statistics that are about cards.
///
/// Everything that is counted for every card is an element of a short array: with 100,000 cards, a table looked up by name
/// would take longer than all the rest.
struct CardCounter {
  /// The day that is asked about.
  private let day: StudyDay
  /// How many cards there are of each ease, interval and stage.
  private(set) var distributions = CardDistributions.empty
  /// Scheduled reviews due on each day from that one on.
  private(set) var forecast = [Int](repeating: 0, count: Statistics.monthDays)
  /// The cards that were forgotten most, the hardest first.
  private(set) var hardest: [HardCard] = []
  /// The six categories that every account knows, then others in the order in which they came.
  private var figures = CardCategory.wellKnown.map(CategoryFigures.init)
  /// Where each of those others is.
  private var ownIndices: [String: Int] = [:]

  /// Makes a counter of no cards as of `day`.
  init(on day: StudyDay) {
    self.day = day
  }

  /// The categories that have cards: the six, then the learner's own by their names.
  var categories: [CategoryFigures] {
    let known = CardCategory.wellKnown.count
    let own = figures[known...].sorted { $0.category.identifier < $1.category.identifier }
    return (figures[..<known] + own).filter { $0.cards > 0 }
  }

  /// Counts a card.
  mutating func count(_ card: CardFigures) {
    let index = index(of: card.category)
    figures[index].cards += 1
    figures[index].scheduled = figures[index].scheduled + card.scheduled
    if case .scheduled(let schedule) = card.review, schedule.lapses > 0 {
      rank(card, schedule)
    }
    if card.isSuspended {
      distributions.suspended += 1
      return
    }
    guard case .scheduled(let schedule) = card.review else {
      distributions.new += 1
      figures[index].new += 1
      return
    }
    count(schedule, ofCategoryAt: index)
  }

  private mutating func count(_ schedule: Schedule, ofCategoryAt index: Int) {
    distributions.count(schedule)
    if schedule.interval.days >= CardStage.matureDays { figures[index].mature += 1 }
    if schedule.isDue(on: day) {
      figures[index].due += 1
      forecast[0] += 1
    } else {
      let wait = day.days(until: schedule.due)
      if wait < forecast.count { forecast[wait] += 1 }
    }
  }

  private mutating func rank(_ card: CardFigures, _ schedule: Schedule) {
    // Most cards are less hard than the last of a full list, and nothing is made for them.
    if hardest.count == Statistics.mostHardCards, let last = hardest.last,
      card.isSuspended == last.isSuspended ? schedule.lapses < last.lapses : card.isSuspended
    {
      return
    }
    let hard = HardCard(
      id: card.id, lapses: schedule.lapses, ease: schedule.ease, scheduled: card.scheduled,
      isSuspended: card.isSuspended)
    let place = hardest.firstIndex { hard.isHarder(than: $0) } ?? hardest.endIndex
    guard place < Statistics.mostHardCards else { return }
    hardest.insert(hard, at: place)
    if hardest.count > Statistics.mostHardCards { hardest.removeLast() }
  }

  private mutating func index(of category: CardCategory) -> Int {
    switch category {
    case .trigonometry: return 0
    case .differentialCalculus: return 1
    case .integralCalculus: return 2
    case .differentialEquations: return 3
    case .linearAlgebra: return 4
    case .probability: return 5
    case .other(let name):
      if let index = ownIndices[name] { return index }
      ownIndices[name] = figures.count
      figures.append(CategoryFigures(category: category))
      return figures.count - 1
    }
  }
}

extension HardCard {
  /// Tells whether this card comes before `other` among the hardest.
  ///
  /// A card that is still asked is one to work on, and comes before any that was put aside.
  fileprivate func isHarder(than other: HardCard) -> Bool {
    if isSuspended != other.isSuspended { return other.isSuspended }
    if lapses != other.lapses { return lapses > other.lapses }
    return ease == other.ease ? id < other.id : ease < other.ease
  }
}
