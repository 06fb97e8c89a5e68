extension CardMatcher {
  /// Those of `candidates` that a query lets through on `day`, in the order in which they stand there.
  ///
  /// A query of the trash finds nothing among other cards, and any other query nothing in the trash, but for one without
  /// terms, which lets everything through.
  public func indices(
    matching query: CardQuery, on day: StudyDay, among candidates: [Int32]
  ) -> [Int32] {
    let tests = query.terms.map { Test($0, in: self) }.sorted { $0.isQuick && !$1.isQuick }
    return tests.reduce(candidates) { found, test in
      test.filter(found, of: self, on: day)
    }
  }

  /// Those of `candidates` for which `holds` is true, in their order.
  ///
  /// The question is asked in the order of the cards and not in theirs, so that memory is gone through from one end to
  /// the other: for ten thousand cards that takes a quarter of the time.
  private func going(through candidates: [Int32], _ holds: (Int) -> Bool) -> [Int32] {
    var isFound = [Bool](repeating: false, count: entries.count)
    for index in candidates { isFound[Int(index)] = true }
    for place in isFound.indices where isFound[place] { isFound[place] = holds(place) }
    return candidates.filter { isFound[Int($0)] }
  }

  /// A term made ready to be asked of many cards: what depends on a deck or on tags alone is found out once.
  private struct Test {
    private enum Question {
      case text(SearchText, homes: [Bool], tags: [Bool])
      case home([Bool])
      case tags([Bool])
      case state(CardQuery.State)
      case number(CardQuery.Quantity, CardQuery.Comparison, Int)
    }

    private let question: Question
    private let isNegated: Bool

    init(_ term: CardQuery.Term, in matcher: CardMatcher) {
      isNegated = term.isNegated
      switch term.condition {
      case .text(let text):
        let part = SearchText(text)
        question = .text(
          part, homes: matcher.homes.map { $0.all.contains(part) },
          tags: matcher.tagSets.map { $0.contains { $0.contains(part) } })
      case .deck(let name, let isExact):
        question = .home(
          Self.named(name, isExact: isExact, among: matcher.homes.map(\.deck)) { exact in
            matcher.entries.contains { exact[Int($0.home)] }
          })
      case .tag(let name, let isExact):
        question = .tags(
          Self.named(name, isExact: isExact, among: matcher.tagSets) { exact in
            matcher.entries.contains { exact[Int($0.tags)] }
          })
      case .state(let state): question = .state(state)
      case .number(let quantity, let comparison, let value):
        question = .number(quantity, comparison, value)
      }
    }

    /// Which of `lists` hold a name that is meant by `name`: where it is to be exact and `isInUse` says that one of those
    /// is, the same name, else one in which a word begins so.
    private static func named(
      _ name: String, isExact: Bool, among lists: [[SearchText]], isInUse: ([Bool]) -> Bool
    ) -> [Bool] {
      let name = SearchText(name)
      let exact = isExact ? lists.map { $0.contains(name) } : []
      if exact.contains(true), isInUse(exact) { return exact }
      return lists.map { $0.contains { $0.hasWord(beginningWith: name) } }
    }

    /// Whether no text is gone through, so that it is asked first.
    var isQuick: Bool {
      if case .text = question { false } else { true }
    }

    /// Those of `candidates` for which the term holds.
    ///
    /// Only what a question needs is read of an entry, since a copy of a whole one would cost more than the question.
    func filter(
      _ candidates: [Int32], of matcher: CardMatcher, on day: StudyDay
    ) -> [Int32] {
      let entries = matcher.entries
      let isInTrash = matcher.isOfTrash
      switch question {
      case .text(let part, let homes, let tags):
        return matcher.going(through: candidates) { place in
          let holds =
            homes[Int(entries[place].home)] || tags[Int(entries[place].tags)]
            || matcher.texts.contains(part, at: place)
          return holds != isNegated
        }
      case .home(let homes):
        return matcher.going(through: candidates) { homes[Int(entries[$0].home)] != isNegated }
      case .tags(let tags):
        return matcher.going(through: candidates) { tags[Int(entries[$0].tags)] != isNegated }
      case .state(let state) where isInTrash:
        return (state == .deleted) != isNegated ? candidates : []
      case .state(let state):
        return matcher.going(through: candidates) {
          entries[$0].facts.isIn(state, on: day) != isNegated
        }
      case .number where isInTrash: return isNegated ? candidates : []
      case .number(let quantity, let comparison, let value):
        return matcher.going(through: candidates) { place in
          let own = entries[place].facts.value(of: quantity, on: day)
          return (own.map { comparison.holds($0, value) } ?? false) != isNegated
        }
      }
    }
  }
}

extension CardMatcher.Facts {
  /// Whether a card that is not deleted is in that state on `day`.
  fileprivate func isIn(_ state: CardQuery.State, on day: StudyDay) -> Bool {
    switch state {
    case .due:
      !isSuspended && buriedDay != day
        && (schedule.map { $0.isDue(on: day) || repeatDay == day } ?? false)
    case .new: schedule == nil
    case .suspended: isSuspended
    case .leech: (schedule?.lapses ?? 0) >= Flashcard.leechLapses
    case .marked: isMarked
    case .buried: buriedDay == day
    case .deleted: false
    }
  }

  /// A quantity in ten-thousandths; `nil` where a new card has none.
  fileprivate func value(of quantity: CardQuery.Quantity, on day: StudyDay) -> Int? {
    switch quantity {
    case .ease: schedule.map { $0.ease.hundredths * 100 }
    case .interval: schedule.map { $0.interval.days * 10_000 }
    case .lapses: (schedule?.lapses ?? 0) * 10_000
    case .due: schedule.map { day.days(until: $0.due) * 10_000 }
    }
  }
}
