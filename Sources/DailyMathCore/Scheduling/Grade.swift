/// How well a card was recalled: the six-step scale of SM-2, from 0 to 5.
///
/// The steps are those of P. A. Wozniak, "Optimization of learning" (1990), chapter 3.2. The interface offers 3, 4 and 5
/// for a right answer and records 1 for a wrong one.
public enum Grade: Int, CaseIterable, Hashable, Sendable, Codable {
  /// 0: nothing came to mind.
  case blackout = 0
  /// 1: a wrong answer; the right one was recognised when seen.
  case wrong = 1
  /// 2: a wrong answer, though the right one seemed easy when seen.
  case nearMiss = 2
  /// 3: right, but with serious difficulty.
  case hard = 3
  /// 4: right after some hesitation.
  case good = 4
  /// 5: right at once.
  case easy = 5

  /// Tells whether the answer counts as recalled, which is from 3 up.
  public var isPassing: Bool { rawValue >= Grade.hard.rawValue }

  /// Tells whether the card comes back the same day, which is below 4.
  public var comesBackToday: Bool { rawValue < Grade.good.rawValue }
}

extension Grade: Comparable {
  /// Tells whether `left` is the worse grade.
  public static func < (left: Grade, right: Grade) -> Bool {
    left.rawValue < right.rawValue
  }
}
