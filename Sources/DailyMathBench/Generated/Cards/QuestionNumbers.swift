import DailyMathCore

/// The random numbers of one question, each within what keeps a question short.
struct QuestionNumbers {
  private var generator: SplitMix64

  /// Draws from a generator.
  init(_ generator: SplitMix64) { self.generator = generator }

  /// A number within a range, all equally likely.
  mutating func next(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + generator.next(below: range.count)
  }

  /// A number within a range, or the same below zero.
  mutating func signed(_ range: ClosedRange<Int>) -> Int {
    let number = next(range)
    return generator.next(below: 3) == 0 ? -number : number
  }
}
