/// A fact in a session of practice: how much it needs it, and when it was asked.
struct PracticedFact: Hashable, Sendable {
  /// The fact.
  let fact: AgilityFact
  /// Whether it was ever answered, before the session or in it.
  var isKnown: Bool
  /// How much it needs practice: 0 where it is mastered and not due, up to `mostNeed`.
  private(set) var need: Int
  /// How often it was asked in the session.
  private(set) var timesAsked = 0
  /// The number of the problem that asked it last; `nil` before the first time.
  private(set) var lastAsked: Int?
  /// How it was answered last in the session; `nil` before the first time.
  private var lastAnswer: DrillAnswer?
  /// The number of the problem with which it returns after a miss; `nil` where it does not.
  var returnsAt: Int?

  /// The greatest need.
  static let mostNeed = 12
  /// What a fact needs that was missed just now: three quick and right answers.
  private static let needOfMissed = 6
  /// What a fact needs at least that was right, but slow.
  private static let needOfSlow = 3

  /// A fact as it comes into the session.
  ///
  /// - Parameters:
  ///   - memory: what is known of it; `nil` for one that was never asked.
  ///   - usual: how long answers of its length usually take the learner, in milliseconds; `nil` where that is not known.
  init(_ fact: AgilityFact, memory: FactMemory?, usual: Int?, on day: StudyDay) {
    self.fact = fact
    isKnown = memory != nil
    need = memory.map { Self.need(of: $0, usual: usual, on: day) } ?? 0
  }

  /// Whether it is weak, and not only due.
  var isWeak: Bool { need > 1 }

  /// Tells whether `time` is slow for who usually takes `usual`: more than half as long again.
  static func isSlow(_ time: Int, usual: Int) -> Bool {
    2 * time > 3 * usual
  }

  /// Takes note that the problem of that number asks it.
  mutating func ask(asNumber number: Int) {
    isKnown = true
    timesAsked += 1
    lastAsked = number
    returnsAt = nil
  }

  /// Takes note of an answer: each that was right and quick halves the need, which lets go of a fact that was cured.
  mutating func note(_ answer: DrillAnswer, usual: Int?) {
    lastAnswer = answer
    if !answer.isRight {
      need = min(max(need + 3, Self.needOfMissed), Self.mostNeed)
    } else if answer.grade < .good
      || usual.map({ Self.isSlow(answer.milliseconds, usual: $0) }) ?? false
    {
      need = max(need, Self.needOfSlow)
    } else {
      need = max(0, need - 1) / 2
    }
  }

  /// Looks at the last answer once more, now that it is known how long answers of so many digits usually take.
  mutating func review(usual: Int, digits: Int) {
    guard let lastAnswer, lastAnswer.isRight, lastAnswer.problem.answerDigits == digits,
      Self.isSlow(lastAnswer.milliseconds, usual: usual)
    else { return }
    need = max(need, Self.needOfSlow)
  }

  /// How much a fact needs practice by what is known of it.
  ///
  /// Misses count up to 6 (every second answer wrong, or worse), slowness up to 4, and 1 that it is due. Misses fade with each
  /// time in a row that the fact was known when it was due.
  private static func need(of memory: FactMemory, usual: Int?, on day: StudyDay) -> Int {
    var need = 0
    let answers = max(1, memory.answers)
    let misses = min(max(0, memory.answers - memory.right), answers)
    // A slip now and then is no weakness.
    if misses > answers / 10 {
      need += min(6, misses * 12 / answers + 1) / (1 + max(0, memory.schedule?.repetitions ?? 0))
    }
    if let median = memory.medianMilliseconds, let usual {
      if median > 2 * usual { need += 4 } else if isSlow(median, usual: usual) { need += 2 }
    }
    if memory.schedule?.isDue(on: day) ?? true { need += 1 }
    return min(need, mostNeed)
  }
}
