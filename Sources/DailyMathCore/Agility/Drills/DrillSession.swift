/// A drill under way: which problem is asked, what is typed, and what was answered.
///
/// Times are milliseconds of a clock that is never set; they come in as arguments.
public struct DrillSession: Hashable, Sendable {
  /// Where the problem at hand stands.
  public enum Phase: Hashable, Sendable {
    /// The answer is typed.
    case asking
    /// What was given is wrong: the right answer is shown and has to be typed.
    case correcting
    /// The drill stands still.
    case paused
    /// The drill is over.
    case over
  }

  /// What the drill is like.
  public let settings: DrillSettings
  /// Where the problems come from.
  public let seed: UInt64
  /// The random text that names the drill.
  public let run: String
  /// Whether the problems are those of an earlier drill.
  public let isRepeat: Bool
  /// Where it stands.
  public private(set) var phase = Phase.asking
  /// The problem at hand.
  public private(set) var problem: Problem
  /// What was typed for it.
  public private(set) var entry = DrillEntry()
  /// What was answered, in order.
  public private(set) var answers: [DrillAnswer] = []
  /// What was given for the problem at hand and was wrong.
  public private(set) var mistakes: [String] = []
  /// Whether what is typed has the length of the answer and is not it.
  public var isAmiss: Bool {
    phase == .asking && entry.text.utf8.count >= problem.answerDigits
      && entry.value != problem.answer.value
  }

  /// Begins a drill that asks from now on.
  ///
  /// - Parameters:
  ///   - record: what is known of the learner, by which answers are graded and weak facts found.
  ///   - day: the study day, by which facts are due.
  public init(
    _ settings: DrillSettings, seed: UInt64, run: String, record: AgilityRecord, day: StudyDay,
    at now: Int64
  ) {
    self.init(
      settings, seed: seed, run: run, problems: [], isRepeat: false,
      record: record, day: day, at: now)
    generator = SplitMix64(seed: seed)
    problem = nextProblem()
  }

  private var generator: SplitMix64?
  private var queue: [Problem] = []
  private var start: Int64 = 0
  private var shownAt: Int64 = 0
  private var pausedAt: Int64?
  private var firstKey: Int64?
  private var handed = 0
  private var end: DrillOutcome?
  private var isEndHanded = false

  private mutating func nextProblem() -> Problem {
    if var generator {
      defer { self.generator = generator }
      let a = 2 + generator.next(below: 11)
      let b = 2 + generator.next(below: 99)
      return Problem(.multiplication, Operand(a), Operand(b), result: Operand(a * b)) ?? .simplest
    }
    let problem = queue.isEmpty ? .simplest : queue.removeFirst()
    queue.append(problem)
    return problem
  }

  /// Stand-in.
  public mutating func takeParts() -> [DrillPart] {
    var parts: [DrillPart] = []
    while answers.count - handed >= 20 || (end != nil && !isEndHanded && !answers.isEmpty) {
      let slice = Array(answers[handed..<min(answers.count, handed + 20)])
      handed += slice.count
      let isLast = end != nil && handed == answers.count
      parts.append(
        DrillPart(
          run: run, settings: settings, seed: seed, isRepeat: isRepeat, answers: slice,
          outcome: isLast ? end : nil))
      if isLast { isEndHanded = true }
    }
    return parts
  }

  /// Stand-in.
  public mutating func take(line: String, at now: Int64) {
    pass(to: now)
    guard phase != .over else { return }
    entry = DrillEntry()
    for character in line {
      switch character {
      case "0"..."9": entry.take(.digit(character.wholeNumberValue ?? 0))
      case "-": entry.take(.minus)
      case ",", ".": entry.take(.decimal)
      case "/": entry.take(.slash)
      default: break
      }
    }
    judge(isFinal: true, at: now)
  }

  private mutating func judge(isFinal: Bool, at now: Int64) {
    if entry.value == problem.answer.value {
      answers.append(
        DrillAnswer(
          problem: problem, mistakes: mistakes, wasShown: phase == .correcting,
          firstKeyMilliseconds: Int((firstKey ?? now) - shownAt), milliseconds: Int(now - shownAt),
          grade: phase == .correcting ? Grade(rawValue: 2)! : .good))
      problem = nextProblem()
      entry = DrillEntry()
      mistakes = []
      firstKey = nil
      phase = .asking
      shownAt = now
      if case .problems(let count) = settings.length, score >= count { finish(true, at: now) }
    } else if isFinal || entry.text.utf8.count > problem.answerDigits {
      mistakes.append(entry.text)
      entry = DrillEntry()
      phase = .correcting
    }
  }

  private mutating func finish(_ isFinished: Bool, at now: Int64) {
    end = DrillOutcome(
      isFinished: isFinished, score: score, answers: answers.count,
      right: answers.count { $0.isRight }, milliseconds: Int(elapsed(at: now)))
    phase = .over
  }

  /// Begins a drill with given problems, in their order: a repeat of an earlier one, or (`isRepeat` false) its misses.
  ///
  /// A repeat that runs for a time begins again at its first problem where there are not enough.
  public init(
    _ settings: DrillSettings, seed: UInt64, run: String, problems: [Problem], isRepeat: Bool,
    record: AgilityRecord, day: StudyDay, at now: Int64
  ) {
    // Written by the area of the drills.
    self.settings = settings
    self.seed = seed
    self.run = run
    self.isRepeat = isRepeat
    problem = problems.first ?? Self.placeholder
    queue = Array(problems.dropFirst())
    start = now
    shownAt = now
  }

  private static var placeholder: Problem {
    Problem.simplest
  }

  /// Takes a key of the entry; the drill may be over by then.
  public mutating func take(_ key: DrillEntry.Key, at now: Int64) {
    pass(to: now)
    guard phase == .asking || phase == .correcting else { return }
    firstKey = firstKey ?? now
    if key == .backspace, isAmiss { mistakes.append(entry.text) }
    entry.take(key)
    judge(isFinal: key == .enter && !entry.text.isEmpty, at: now)
  }

  /// Lets time pass; a drill whose time is over ends, and the problem at hand is not recorded.
  public mutating func pass(to now: Int64) {
    if let remaining = remaining(at: now), remaining <= 0, phase != .over { finish(true, at: now) }
  }

  /// Stops the clock.
  public mutating func pause(at now: Int64) {
    if phase == .asking || phase == .correcting {
      phase = .paused
      pausedAt = now
    }
  }

  /// Goes on after a pause; the problem at hand is asked anew, so that nobody gains time by looking at it.
  public mutating func resume(at now: Int64) {
    if let pausedAt {
      start += now - pausedAt
      self.pausedAt = nil
      phase = .asking
      shownAt = now
    }
  }

  /// Ends the drill at the learner's wish; the problem at hand is not recorded.
  public mutating func stop(at now: Int64) {
    if phase != .over { finish(settings.length == .endless, at: now) }
  }

  /// Problems solved without the answer having been shown.
  public var score: Int { answers.count { !$0.wasShown } }

  /// How long it has run, in milliseconds, pauses left out.
  public func elapsed(at now: Int64) -> Int64 {
    max(0, (pausedAt ?? now) - start)
  }

  /// How long it goes on, in milliseconds; `nil` where no time is set.
  public func remaining(at now: Int64) -> Int64? {
    if case .seconds(let seconds) = settings.length {
      max(0, Int64(seconds) * 1_000 - elapsed(at: now))
    } else {
      nil
    }
  }

  /// How it went; `nil` as long as it goes on.
  public var outcome: DrillOutcome? {
    end
  }

  /// Every problem that was asked, the one at hand last, for who wants the same ones again.
  public var problems: [Problem] {
    answers.map(\.problem) + [problem]
  }
}
