/// Chooses the facts of a session of practice: those that the learner misses or is slow at, those that are due, and now and
/// then a new one.
///
/// A missed fact returns after two to four others. Whatever is answered quickly and right loses its weight, until it is let
/// go. Of the facts that were never asked, × comes first and then +, from the table of 2 to that of 12, so that somebody who
/// never drilled begins there.
public struct FactPractice: Hashable, Sendable {
  /// All facts that can come: those of the record by their texts, then the new ones.
  private var facts: [PracticedFact]
  /// How many problems were asked.
  private var count = 0
  /// Which of `facts` was asked last.
  private var current: Int?
  /// The learner's median by the number of digits, in milliseconds.
  private let usual: [Int: Int]
  /// How long the first answers in the session took, by the number of digits, for who has no median yet.
  private var firstTimes: [Int: [Int]] = [:]

  /// So many weak facts are enough; no new ones come until some are cured.
  private static let mostWeak = 8
  /// Out of `turns` problems so many go to weak and due facts, as long as there are any.
  private static let (turns, turnsOfNeedy) = (3, 2)
  /// A new fact is drawn from the next so many, for those in order could be foretold.
  private static let newChoice = 11
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
    let digits = answer.problem.answerDigits
    let isSlow =
      answer.grade < .good
      || usualMilliseconds(digits: digits).map {
        PracticedFact.isSlow(answer.milliseconds, usual: $0)
      } ?? false
    if answer.isRight, facts[current].timesAsked == 1 {
      firstTimes[digits, default: []].append(answer.milliseconds)
    }
    facts[current].note(isRight: answer.isRight, isSlow: isSlow)
    if !answer.isRight { facts[current].returnsAt = freeReturn(using: &generator) }
  }

  /// How many facts are weak at the moment.
  var weakCount: Int { facts.count { $0.isWeak } }

  /// Where the fact that is asked next stands.
  private func draw(using generator: inout SplitMix64) -> Int {
    if let returning = facts.firstIndex(where: { $0.returnsAt == count }) { return returning }
    let needy = facts.indices.filter { facts[$0].need > 0 && isRested($0) }
    if !needy.isEmpty, generator.next(below: Self.turns) < Self.turnsOfNeedy {
      return draw(byNeedFrom: needy, using: &generator)
    }
    let new = facts.indices.lazy.filter { !facts[$0].isKnown }.prefix(Self.newChoice)
    if weakCount < Self.mostWeak, !new.isEmpty {
      return Array(new)[generator.next(below: new.count)]
    }
    let mastered = facts.indices.filter { isMasteredAndRested($0) }
    if !mastered.isEmpty {
      // Those that were asked least often in the session, so that all have their turn.
      let fewest = mastered.map { facts[$0].timesAsked }.min()
      let rarest = mastered.filter { facts[$0].timesAsked == fewest }
      return rarest[generator.next(below: rarest.count)]
    }
    if !needy.isEmpty { return draw(byNeedFrom: needy, using: &generator) }
    let others = facts.indices.filter { $0 != current }
    return others.isEmpty ? 0 : others[generator.next(below: others.count)]
  }

  /// Facts come as often as the squares of their needs, so that the weakest come first.
  private func draw(byNeedFrom needy: [Int], using generator: inout SplitMix64) -> Int {
    let weights = needy.map { facts[$0].need * facts[$0].need }
    var ticket = generator.next(below: weights.reduce(0, +))
    for (index, weight) in zip(needy, weights) {
      ticket -= weight
      if ticket < 0 { return index }
    }
    return needy[0]
  }

  /// Whether enough others came since it was asked last, and it does not return by itself.
  private func isRested(_ index: Int) -> Bool {
    facts[index].returnsAt == nil
      && facts[index].lastAsked.map { count - $0 > Self.spacing } ?? true
  }

  private func isMasteredAndRested(_ index: Int) -> Bool {
    facts[index].isKnown && facts[index].need == 0 && isRested(index)
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
