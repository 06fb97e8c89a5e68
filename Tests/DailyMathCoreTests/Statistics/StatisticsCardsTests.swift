import DailyMathCore
import Testing

@Suite("What the cards are like")
struct StatisticsCardsTests {
  private static let today = StudyDay.written("2026-11-30")

  /// Answers of grade 4 give intervals of 1, 6, 15 and 38 days, and leave the ease at 2.50.
  private static func journal(goods: [String: Int]) -> StatisticsJournal {
    var journal = StatisticsJournal()
    for (name, count) in goods.sorted(by: { $0.key < $1.key }) {
      journal.put(name, on: today.adding(days: -20))
      for turn in 0..<count {
        journal.review(name, .good, on: today.adding(days: turn - count))
      }
    }
    return journal
  }

  @Test("every card is new, young, mature or suspended, and one without a schedule has no ease")
  func stages() {
    var journal = Self.journal(goods: ["a": 0, "b": 1, "c": 2, "d": 3, "e": 4, "f": 4, "g": 0])
    journal.write(.suspend(CardID("f"), isSuspended: true), on: Self.today)
    journal.write(.suspend(CardID("g"), isSuspended: true), on: Self.today)
    let cards = Statistics(of: journal.state, on: Self.today).cards
    #expect(cards.new == 1 && cards.young == 3 && cards.mature == 1 && cards.suspended == 2)
    #expect(cards.total == 7 && cards.scheduled == 4)
    #expect(cards.intervals.map(\.cards) == [1, 1, 0, 1, 1, 0, 0, 0])
    #expect(cards.eases.map(\.cards) == [0, 0, 0, 0, 0, 0, 4, 0, 0, 0])
    #expect(cards.commonestEase?.lowerBound == 250)
    // Of classes with as many cards the shortest is the commonest.
    #expect(cards.commonestInterval?.lowerBound == 1)
  }

  @Test("classes follow one another without a gap, and the last has no end")
  func classes() {
    let cards = Statistics(of: AccountState(), on: Self.today).cards
    for classes in [cards.eases, cards.intervals] {
      for (left, right) in zip(classes, classes.dropFirst()) {
        #expect(left.upperBound.map { $0 + 1 } == right.lowerBound)
      }
      #expect(classes.last?.upperBound == nil)
    }
    #expect(cards.eases.map(\.lowerBound) == [130, 150, 170, 190, 210, 230, 250, 270, 290, 310])
    #expect(cards.intervals.map(\.lowerBound) == [1, 2, 7, 14, 21, 60, 180, 365])
  }

  @Test("the ease falls into its class at either bound")
  func easeBounds() {
    // Hard answers take 14 hundredths: 236, 222, 208, 194, 180, 166, 152, 138, 130. Easy ones add 10: 260, … 310.
    var journal = StatisticsJournal()
    for (name, grade, count) in [
      ("a", Grade.hard, 7), ("b", .hard, 8), ("c", .easy, 5), ("d", .easy, 6),
    ] {
      journal.put(name, on: Self.today)
      for _ in 0..<count { journal.review(name, grade, on: Self.today) }
    }
    // 152, 138, 300 and 310.
    let eases = Statistics(of: journal.state, on: Self.today).cards.eases
    #expect(eases.map(\.cards) == [1, 1, 0, 0, 0, 0, 0, 0, 1, 1])
  }

  @Test("cards that are asked come first; then lapses, the lower ease and the identity decide")
  func hardest() {
    var journal = Self.journal(goods: ["a": 1, "b": 1, "c": 1, "d": 1, "known": 3])
    let lapses = [("c", 2), ("a", 1), ("b", 1), ("d", 1)]
    for (name, count) in lapses {
      for turn in 0..<count {
        if turn > 0 { journal.review(name, .good, on: Self.today) }
        journal.review(name, .wrong, on: Self.today)
      }
    }
    // A hard answer lowers the ease of this one.
    journal.review("d", .hard, on: Self.today)
    // Not knowing a card that was never known is no lapse.
    journal.put("unknown", on: Self.today)
    journal.review("unknown", .wrong, on: Self.today)
    journal.write(.suspend(CardID("c"), isSuspended: true), on: Self.today)
    let hardest = Statistics(of: journal.state, on: Self.today).hardest
    #expect(hardest.map(\.id.text) == ["d", "a", "b", "c"])
    #expect(hardest.map(\.lapses) == [1, 1, 1, 2])
    #expect(hardest.map(\.ease.hundredths) == [236, 250, 250, 250])
    #expect(hardest.map(\.isSuspended) == [false, false, false, true])
    // Known, forgotten, known, forgotten.
    #expect(hardest[3].scheduled == AnswerCount(answers: 4, passed: 2))
  }

  @Test("at most ten of the hardest are named, whatever the order in which cards come")
  func tenHardest() {
    let names = (10...25).map { "card-\($0)" }
    var journal = Self.journal(goods: Dictionary(uniqueKeysWithValues: names.map { ($0, 1) }))
    for name in names { journal.review(name, .wrong, on: Self.today) }
    let hardest = Statistics(of: journal.state, on: Self.today).hardest
    #expect(hardest.map(\.id.text) == Array(names.prefix(10)))
  }

  @Test("a suspended card gives its place among the ten to one that is asked, and takes none")
  func suspendedAmongTen() {
    let names = (10...22).map { "card-\($0)" }
    var journal = Self.journal(goods: Dictionary(uniqueKeysWithValues: names.map { ($0, 1) }))
    for name in names { journal.review(name, .wrong, on: Self.today) }
    // They were forgotten twice, before the other cards and after them.
    for name in ["card-10", "card-22"] {
      journal.review(name, .good, on: Self.today)
      journal.review(name, .wrong, on: Self.today)
      journal.write(.suspend(CardID(name), isSuspended: true), on: Self.today)
    }
    let hardest = Statistics(of: journal.state, on: Self.today).hardest
    #expect(hardest.map(\.id.text) == Array(names[1...10]))
    #expect(hardest.allSatisfy { !$0.isSuspended })
  }

  @Test("categories stand in their order, with what waits and what was right in each")
  func categories() {
    var journal = StatisticsJournal()
    let yesterday = Self.today.adding(days: -1)
    for (name, category) in [
      ("a", CardCategory.probability), ("b", .other("Topología")), ("c", .trigonometry),
      ("d", .other("Grafos")), ("e", .probability), ("f", .probability),
    ] {
      journal.put(name, category: category, on: yesterday)
    }
    journal.review("a", .good, on: yesterday)
    journal.review("f", .wrong, on: yesterday)
    journal.review("f", .good, on: yesterday, round: .repetition)
    journal.write(.suspend(CardID("f"), isSuspended: true), on: Self.today)
    let figures = Statistics(of: journal.state, on: Self.today).categories
    #expect(
      figures.map(\.category) == [
        .trigonometry, .probability, .other("Grafos"), .other("Topología"),
      ])
    #expect(figures.map(\.cards) == [1, 3, 1, 1])
    #expect(figures.map(\.new) == [1, 1, 1, 1])
    #expect(figures.map(\.due) == [0, 1, 0, 0])
    #expect(figures.map(\.mature) == [0, 0, 0, 0])
    #expect(figures[1].scheduled == AnswerCount(answers: 2, passed: 1))
  }

  @Test("deleted cards are no cards, and their answers stay")
  func deleted() {
    var journal = Self.journal(goods: ["a": 2])
    journal.write(.cardDelete(CardID("a")), on: Self.today)
    let statistics = Statistics(of: journal.state, on: Self.today)
    #expect(statistics.cards.total == 0 && statistics.categories.isEmpty)
    #expect(statistics.totals.answers == 2)
  }
}
