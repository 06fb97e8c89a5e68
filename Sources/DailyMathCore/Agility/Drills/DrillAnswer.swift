/// One problem of a drill that was answered in the end.
public struct DrillAnswer: Hashable, Sendable {
  /// The problem.
  public let problem: Problem
  /// What was given before the right answer, as it was typed, oldest first; at most `mostMistakes`, the first of them.
  public let mistakes: [String]
  /// Whether the right answer was shown before it was typed.
  public let wasShown: Bool
  /// Milliseconds from the showing to the first key; 0 to `longestMilliseconds`.
  public let firstKeyMilliseconds: Int
  /// Milliseconds from the showing to the right answer; 0 to `longestMilliseconds`.
  public let milliseconds: Int
  /// How well it was known: 2 wrong, 3 slow or mistyped, 4 as usual, 5 under 0.8 of the usual time.
  public let grade: Grade

  /// The most mistakes that are kept.
  public static let mostMistakes = 8
  /// Ten minutes: whoever takes longer was away.
  public static let longestMilliseconds = 600_000

  /// Makes an answer; times are brought within their limits.
  public init(
    problem: Problem, mistakes: [String] = [], wasShown: Bool = false, firstKeyMilliseconds: Int,
    milliseconds: Int, grade: Grade
  ) {
    self.problem = problem
    self.mistakes = Array(mistakes.prefix(Self.mostMistakes))
    self.wasShown = wasShown
    self.firstKeyMilliseconds = min(max(firstKeyMilliseconds, 0), Self.longestMilliseconds)
    self.milliseconds = min(max(milliseconds, 0), Self.longestMilliseconds)
    self.grade = grade
  }

  /// Whether the first answer was right.
  public var isRight: Bool { mistakes.isEmpty && !wasShown }
}
