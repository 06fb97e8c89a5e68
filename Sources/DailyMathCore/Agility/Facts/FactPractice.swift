/// Chooses the facts of a session of practice: those that the learner misses or is slow at, those that are due, and now and
/// then a new one.
///
/// A missed fact returns after two to four others. Whatever is answered quickly and right loses its weight, until it is let
/// go. Of the facts that were never asked, × comes first and then +, from the table of 2 to that of 12, so that somebody who
/// never drilled begins there.
public struct FactPractice: Hashable, Sendable {
  /// All facts that can come: those of the record by their texts, then the new ones.
  private var facts: [PracticedFact]
  /// Where the new ones begin in `facts`.
  private let newStart: Int
  /// How many problems were asked.
  private var count = 0
  /// Which of `facts` was asked last.
  private var current: Int?
  /// The learner's median by the number of digits, in milliseconds.
  private let usual: [Int: Int]
  /// How long the first answers in the session took, by the number of digits, for who has no median yet.
  private var firstTimes: [Int: [Int]] = [:]

  /// So many weak facts are enough; the turns of new ones go to them until some are cured.
  private static let mostWeak = 8
  /// Out of `turns` problems so many go to weak facts and so many to due ones, as long as there are any, and the rest to new
  /// ones.
  private static let (turns, turnsOfWeak, turnsOfDue) = (8, 4, 2)
  /// New facts come by so many of `AgilityFact.tables`, each lot in a random order, for one in order could be foretold.
  private static let lot = 11
  /// A weak fact has so many tickets, and one more for each step of its need.
  private static let ticketsOfWeakness = 12
  /// At least so many others lie between two problems of a fact, unless there are too few.
  private static let spacing = 2
  /// First answers of the session that make a median.
  private static let timesForUsual = 5

  /// Makes the practice of who has that record.
  public init(_ record: AgilityRecord, on day: StudyDay) {
    let usual = record.usualMilliseconds
    self.usual = usual
    // The order of a dictionary is another one each time, and the draw must not be.
    let known = record.facts.map { (text: $0.key.text, fact: $0.key, memory: $0.value) }
      .sorted { $0.text < $1.text }
      .map { entry in
        PracticedFact(
          entry.fact, memory: entry.memory, usual: usual[entry.fact.usualDigits], on: day)
      }
    let new = AgilityFact.tables.filter { record.facts[$0] == nil }
    newStart = known.count
    facts = known + new.map { PracticedFact($0, memory: nil, usual: nil, on: day) }
  }

  /// The fact that is asked next; never the same one twice in a row.
  public mutating func next(using generator: inout SplitMix64) -> AgilityFact {
    let choice = draw(using: &generator)
    facts[choice].ask(asNumber: count)
    current = choice
    count += 1
    return facts[choice].fact
  }

  /// Takes note of how the fact that was asked last was answered.
  public mutating func note(_ answer: DrillAnswer, using generator: inout SplitMix64) {
    guard let current else { return }
    let isFirst = facts[current].timesAsked == 1
    facts[current].note(
      answer, usual: usualMilliseconds(digits: answer.problem.answerDigits))
    if !answer.isRight {
      facts[current].returnsAt = freeReturn(using: &generator)
    } else if isFirst {
      learnUsualTime(from: answer)
    }
  }

  /// Counts the first time of a fact; once there are enough of them, those before are looked at again.
  private mutating func learnUsualTime(from answer: DrillAnswer) {
    let digits = answer.problem.answerDigits
    guard usual[digits] == nil else { return }
    firstTimes[digits, default: []].append(answer.milliseconds)
    guard firstTimes[digits]?.count == Self.timesForUsual,
      let usual = usualMilliseconds(digits: digits)
    else { return }
    for index in facts.indices { facts[index].review(usual: usual, digits: digits) }
  }

  /// How many facts are weak at the moment.
  var weakCount: Int { facts.count { $0.isWeak } }

  /// Where the fact that is asked next stands.
  private func draw(using generator: inout SplitMix64) -> Int {
    if let returning = facts.firstIndex(where: { $0.returnsAt == count }) { return returning }
    let rested = facts.indices.filter { isRested($0) }
    let weak = rested.filter { facts[$0].isWeak }
    let due = rested.filter { facts[$0].need == 1 }
    let turn = generator.next(below: Self.turns)
    if turn < Self.turnsOfWeak, !weak.isEmpty { return draw(fromWeak: weak, using: &generator) }
    if turn < Self.turnsOfWeak + Self.turnsOfDue, !due.isEmpty {
      return due[generator.next(below: due.count)]
    }
    let hasRoom = weakCount < Self.mostWeak
    if !hasRoom, !weak.isEmpty { return draw(fromWeak: weak, using: &generator) }
    let new = hasRoom ? nextLot : []
    if !new.isEmpty { return new[generator.next(below: new.count)] }
    // Of those that need nothing, all have their turn.
    let mastered = rested.filter { facts[$0].isKnown && facts[$0].need == 0 }
    let fewest = mastered.map { facts[$0].timesAsked }.min()
    for choice in [due, mastered.filter { facts[$0].timesAsked == fewest }] where !choice.isEmpty {
      return choice[generator.next(below: choice.count)]
    }
    if !weak.isEmpty { return draw(fromWeak: weak, using: &generator) }
    let others = facts.indices.filter { $0 != current }
    return others.isEmpty ? 0 : others[generator.next(below: others.count)]
  }

  /// What is left of the lot of new facts that is under way, or else the next lot.
  private var nextLot: [Int] {
    let new = facts.indices.filter { !facts[$0].isKnown }
    guard let first = new.first else { return [] }
    let end = newStart + ((first - newStart) / Self.lot + 1) * Self.lot
    return new.filter { $0 < end }
  }

  /// Draws one of those facts; its tickets grow with every problem that it has waited for, so that none is forgotten.
  private func draw(fromWeak weak: [Int], using generator: inout SplitMix64) -> Int {
    let weights = weak.map { index in
      (Self.ticketsOfWeakness + facts[index].need) * (count - (facts[index].lastAsked ?? -1))
    }
    var ticket = generator.next(below: weights.reduce(0, +))
    for (index, weight) in zip(weak, weights) {
      ticket -= weight
      if ticket < 0 { return index }
    }
    return weak[0]
  }

  /// Whether enough others came since it was asked last, and it does not return by itself.
  private func isRested(_ index: Int) -> Bool {
    facts[index].returnsAt == nil
      && facts[index].lastAsked.map { count - $0 > Self.spacing } ?? true
  }

  /// The number of a problem, after two to four others, with which no other fact returns.
  private func freeReturn(using generator: inout SplitMix64) -> Int? {
    // The problem at hand has the number before `count`; the latest of these numbers is always free.
    let free = (2...4).map { count + $0 }.filter { number in
      !facts.contains { $0.returnsAt == number }
    }
    return free.isEmpty ? nil : free[generator.next(below: free.count)]
  }

  /// How long answers of so many digits usually take, in milliseconds; `nil` where too little is known.
  private func usualMilliseconds(digits: Int) -> Int? {
    if let usual = usual[digits] { return usual }
    guard let times = firstTimes[digits], times.count >= Self.timesForUsual else { return nil }
    return times.sorted()[(times.count - 1) / 2]
  }
}

extension AgilityFact {
  /// The facts that a learner is to know first, in that order: the tables from 2 to 12 of ×, then of +.
  static let tables: [AgilityFact] = [AgilityOperation.multiplication, .addition].flatMap {
    operation in
    (2...largestOperand).flatMap { left in
      (left...largestOperand).map { .pair(operation, left, $0) }
    }
  }

  /// How many digits the answer has as a rule; times are compared among equals.
  fileprivate var usualDigits: Int {
    var generator = SplitMix64(seed: 0)
    return problem(using: &generator).answerDigits
  }
}
