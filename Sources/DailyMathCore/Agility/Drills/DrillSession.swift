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
    // Written by the area of the drills.
    false
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
      settings, seed: seed, run: run, problems: [Self.placeholder], isRepeat: false,
      record: record, day: day, at: now)
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
  }

  private static var placeholder: Problem {
    Problem.simplest
  }

  /// Takes a key of the entry; the drill may be over by then.
  public mutating func take(_ key: DrillEntry.Key, at now: Int64) {
    // Written by the area of the drills.
  }

  /// Lets time pass; a drill whose time is over ends, and the problem at hand is not recorded.
  public mutating func pass(to now: Int64) {
    // Written by the area of the drills.
  }

  /// Stops the clock.
  public mutating func pause(at now: Int64) {
    // Written by the area of the drills.
  }

  /// Goes on after a pause; the problem at hand is asked anew, so that nobody gains time by looking at it.
  public mutating func resume(at now: Int64) {
    // Written by the area of the drills.
  }

  /// Ends the drill at the learner's wish; the problem at hand is not recorded.
  public mutating func stop(at now: Int64) {
    // Written by the area of the drills.
  }

  /// Problems solved without the answer having been shown.
  public var score: Int { answers.count { !$0.wasShown } }

  /// How long it has run, in milliseconds, pauses left out.
  public func elapsed(at now: Int64) -> Int64 {
    // Written by the area of the drills.
    0
  }

  /// How long it goes on, in milliseconds; `nil` where no time is set.
  public func remaining(at now: Int64) -> Int64? {
    // Written by the area of the drills.
    nil
  }

  /// How it went; `nil` as long as it goes on.
  public var outcome: DrillOutcome? {
    // Written by the area of the drills.
    nil
  }

  /// Every problem that was asked, the one at hand last, for who wants the same ones again.
  public var problems: [Problem] {
    answers.map(\.problem) + [problem]
  }
}
