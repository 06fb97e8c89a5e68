import DailyMathCore

/// How well a fact is known, as the table of facts shows it.
struct FactStanding: Equatable {
  /// How fast it is answered, against the learner's own usual time for answers of that many digits.
  enum Speed: Int, Comparable {
    /// It was never answered.
    case unknown
    /// It takes more than twice the usual time, or was never right.
    case slow
    /// It takes up to twice the usual time.
    case hesitant
    /// It takes about the usual time.
    case usual
    /// It takes less than four fifths of the usual time.
    case fast

    static func < (left: Speed, right: Speed) -> Bool { left.rawValue < right.rawValue }
  }

  /// How often the first answer is right.
  enum Accuracy {
    /// Nine times of ten, or more.
    case good
    /// Seven times of ten, or more.
    case fair
    /// Less.
    case poor
  }

  /// How fast it is answered.
  let speed: Speed
  /// How often the first answer is right; good where it was never answered.
  let accuracy: Accuracy

  /// Judges what is known of a fact.
  ///
  /// - Parameter usual: the learner's own median for answers of that many digits, in milliseconds; `nil` before the first.
  init(_ memory: FactMemory?, usual: Int?) {
    guard let memory, memory.answers > 0 else {
      speed = .unknown
      accuracy = .good
      return
    }
    accuracy =
      memory.right * 10 >= memory.answers * 9
      ? .good : memory.right * 10 >= memory.answers * 7 ? .fair : .poor
    guard let median = memory.medianMilliseconds else {
      speed = .slow
      return
    }
    // Whoever has no usual time yet is as fast as usual.
    let usual = usual ?? median
    switch median * 100 {
    case ..<(usual * 80): speed = .fast
    case ...(usual * 130): speed = .usual
    case ...(usual * 200): speed = .hesitant
    default: speed = .slow
    }
  }
}
