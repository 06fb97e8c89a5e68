import DailyMathCore

/// A source of repeatable random choices for the tests of queries.
struct RandomSource: RandomNumberGenerator {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  mutating func next() -> UInt64 { generator.next() }
}
