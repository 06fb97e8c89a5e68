/// A drill under way: which problem is asked, what is typed, and what was answered.
///
/// Times are milliseconds of a clock that is never set; they come in as arguments. Where they go back all the same, nothing
/// is counted twice and nothing is taken away.
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
  /// The problem at hand; after the end, the last one that was asked.
  public private(set) var problem: Problem
  /// What was typed for it.
  public internal(set) var entry = DrillEntry()
  /// What was answered, in order.
  public private(set) var answers: [DrillAnswer] = []
  /// What was given for the problem at hand and was wrong.
  public internal(set) var mistakes: [String] = []
  /// Problems solved without the answer having been shown.
  public private(set) var score = 0
  /// How it went; `nil` as long as it goes on.
  public private(set) var outcome: DrillOutcome?

  /// How many of `answers` were handed out to be written.
  var handedOut = 0
  /// Whether the outcome was handed out.
  var isOutcomeHandedOut = false
  /// How long the drill has run.
  private(set) var clock: DrillClock
  /// How long the drill had run when each of `answers` was given.
  private(set) var answeredAt: [Int64] = []
  /// Whether the problems were given, and not made up for this drill.
  let isGiven: Bool

  private var supply: DrillSupply
  private var generator: SplitMix64
  private let grading: DrillGrading
  /// Whether the right answer of the problem at hand was shown.
  private var isShown = false
  /// Whether the problem at hand waits for an answer.
  private var isOpen = true
  /// How long the drill had run when the problem at hand was shown.
  private var askedAt: Int64 = 0
  /// How long the drill had run when the first key for the problem at hand was pressed; `nil` before it.
  private var firstKeyAt: Int64?
  /// How long the drill had run when one digit too many had the answer of the problem at hand shown; `nil` otherwise.
  private var overrunAt: Int64?
}

extension DrillSession {
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
      settings, seed: seed, run: run,
      from: settings.mode == .practice
        ? .practised(FactPractice(record, on: day)) : .made(ProblemSource(settings)),
      isRepeat: false, grading: DrillGrading(record), at: now)
  }

  /// Begins a drill with given problems, in their order: a repeat of an earlier one, or (`isRepeat` false) its misses.
  ///
  /// A repeat begins again at its first problem where there are not enough. Misses are over once all were solved, however
  /// many the settings ask for; one whose answer was shown comes back after two to four others. Without problems the drill is
  /// over at once.
  public init(
    _ settings: DrillSettings, seed: UInt64, run: String, problems: [Problem], isRepeat: Bool,
    record: AgilityRecord, day: StudyDay, at now: Int64
  ) {
    self.init(
      settings, seed: seed, run: run, from: .given(GivenProblems(problems, isRepeat: isRepeat)),
      isRepeat: isRepeat, grading: DrillGrading(record), at: now)
  }

  private init(
    _ settings: DrillSettings, seed: UInt64, run: String, from supply: DrillSupply, isRepeat: Bool,
    grading: DrillGrading, at now: Int64
  ) {
    self.settings = settings
    self.seed = seed
    self.run = run
    self.isRepeat = isRepeat
    self.supply = supply
    self.grading = grading
    if case .given = supply { isGiven = true } else { isGiven = false }
    generator = SplitMix64(seed: seed)
    var limit: Int64?
    if case .seconds(let seconds) = settings.length { limit = Int64(seconds) * 1_000 }
    clock = DrillClock(limit: limit, at: now)
    problem = .simplest
    ask(self.supply.next(using: &generator), at: now)
  }

  /// Lets time pass; a drill whose time is over ends, and the problem at hand is not recorded.
  public mutating func pass(to now: Int64) {
    guard phase != .over else { return }
    clock.count(to: now)
    if clock.isOver(at: now) { end(isFinished: true, at: now) }
  }

  /// Stops the clock.
  public mutating func pause(at now: Int64) {
    pass(to: now)
    guard isRunning else { return }
    clock.stop(at: now)
    phase = .paused
  }

  /// Goes on after a pause.
  ///
  /// The problem at hand comes back with what was typed for it, and its time goes on from where it stood, so that nobody gets
  /// rid of a problem by a pause.
  public mutating func resume(at now: Int64) {
    guard phase == .paused else { return }
    clock.resume(at: now)
    phase = isShown ? .correcting : .asking
  }

  /// Ends the drill at the learner's wish; the problem at hand is not recorded.
  ///
  /// Only an endless drill is finished by that; others are broken off, unless their time was over.
  public mutating func stop(at now: Int64) {
    pass(to: now)
    guard phase != .over else { return }
    end(isFinished: settings.length == .endless, at: now)
  }

  /// Every problem that was asked, the one at hand last, for who wants the same ones again.
  public var problems: [Problem] {
    answers.map(\.problem) + (isOpen ? [problem] : [])
  }

  /// Problems whose answer was shown, the one at hand included.
  public var shownCount: Int {
    answers.count - score + (isShown && isOpen ? 1 : 0)
  }

  /// Whether something can be typed.
  var isRunning: Bool { phase == .asking || phase == .correcting }

  /// Notes that the first key for the problem at hand was pressed, if it was not before.
  mutating func noteKey(at now: Int64) {
    if firstKeyAt == nil { firstKeyAt = clock.elapsed(at: now) }
  }

  /// Shows the right answer of the problem at hand, which has to be typed then.
  mutating func show() {
    isShown = true
    phase = .correcting
    entry = DrillEntry()
  }

  /// Notes that the answer was shown because of a digit too many, after which more of them may be on their way.
  mutating func noteOverrun(at now: Int64) {
    overrunAt = clock.elapsed(at: now)
  }

  /// Whether a digit pressed now was still meant for what had too many of them.
  func isOverrunning(at now: Int64) -> Bool {
    overrunAt.map { clock.elapsed(at: now) - $0 < Self.overrunMilliseconds } ?? false
  }

  /// Takes down the problem at hand as answered, and asks the next one or ends the drill.
  mutating func accept(at now: Int64) {
    let elapsed = clock.elapsed(at: now)
    let milliseconds = Int(clamping: elapsed - askedAt)
    let answer = DrillAnswer(
      problem: problem, mistakes: mistakes, wasShown: isShown,
      firstKeyMilliseconds: Int(clamping: (firstKeyAt ?? elapsed) - askedAt),
      milliseconds: milliseconds,
      grade: grading.grade(
        wasShown: isShown, hasMistakes: !mistakes.isEmpty, milliseconds: milliseconds,
        digits: problem.answerDigits))
    answers.append(answer)
    answeredAt.append(elapsed)
    if !isShown { score += 1 }
    isOpen = false
    supply.note(answer, using: &generator)
    if case .problems(let count) = settings.length, !isGiven || isRepeat, score >= count {
      end(isFinished: true, at: now)
    } else {
      ask(supply.next(using: &generator), at: now)
    }
  }

  /// Asks a problem; where there is none any more, the drill is over.
  private mutating func ask(_ next: Problem?, at now: Int64) {
    isShown = false
    entry = DrillEntry()
    mistakes = []
    firstKeyAt = nil
    overrunAt = nil
    guard let next else {
      isOpen = false
      return end(isFinished: !answers.isEmpty, at: now)
    }
    problem = next
    isOpen = true
    askedAt = clock.elapsed(at: now)
    phase = .asking
  }

  private mutating func end(isFinished: Bool, at now: Int64) {
    clock.stop(at: now)
    phase = .over
    entry = DrillEntry()
    mistakes = []
    outcome = DrillOutcome(
      isFinished: isFinished, score: score, answers: answers.count,
      right: answers.count { $0.isRight }, milliseconds: Int(clamping: clock.elapsed(at: now)))
  }
}
