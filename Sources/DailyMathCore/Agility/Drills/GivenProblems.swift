/// The problems of a drill that asks given ones, and not ones that are made up on the way.
struct GivenProblems: Hashable, Sendable {
  /// Whether the same ones come over and over, as in a repeat; otherwise each is asked until it was solved.
  let isRepeat: Bool
  /// What is asked next, in order.
  private var waiting: [Problem]

  /// Makes the source of those problems.
  init(_ problems: [Problem], isRepeat: Bool) {
    self.isRepeat = isRepeat
    waiting = problems
  }

  /// The next problem; `nil` where all were solved.
  mutating func next() -> Problem? {
    guard !waiting.isEmpty else { return nil }
    let problem = waiting.removeFirst()
    if isRepeat { waiting.append(problem) }
    return problem
  }

  /// Lets a problem that was not solved come back after two to four others, or after what is left of them.
  mutating func takeBack(_ problem: Problem, using generator: inout SplitMix64) {
    guard !isRepeat else { return }
    let others = 2 + generator.next(below: 3)
    waiting.insert(problem, at: min(others, waiting.count))
  }
}
