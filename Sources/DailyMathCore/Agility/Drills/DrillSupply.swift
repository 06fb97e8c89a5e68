/// Where the problems of a drill come from, one after the other.
enum DrillSupply: Hashable, Sendable {
  /// They are made up.
  case made(ProblemSource)
  /// They practise the facts of the learner.
  case practised(FactPractice)
  /// They are given.
  case given(GivenProblems)

  /// The next problem; `nil` where there is none any more.
  mutating func next(using generator: inout SplitMix64) -> Problem? {
    switch self {
    case .made(var source):
      defer { self = .made(source) }
      return source.next(using: &generator)
    case .practised(var practice):
      defer { self = .practised(practice) }
      return practice.next(using: &generator).problem(using: &generator)
    case .given(var problems):
      defer { self = .given(problems) }
      return problems.next()
    }
  }

  /// Takes note of how the problem at hand was answered.
  mutating func note(_ answer: DrillAnswer, using generator: inout SplitMix64) {
    switch self {
    case .made: break
    case .practised(var practice):
      practice.note(answer, using: &generator)
      self = .practised(practice)
    case .given(var problems):
      guard answer.wasShown else { return }
      problems.takeBack(answer.problem, using: &generator)
      self = .given(problems)
    }
  }
}
