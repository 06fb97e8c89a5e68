import DailyMathCore

/// How long answers take: times whose logarithms are normally distributed, as times of reaction are.
///
/// Only whole numbers are used, because a logarithm may differ in its last bit from one machine to another.
enum GeneratedTimes {
  /// What e^(0.55 z) is for the 5 %, 10 %, … 95 % quantiles z of the standard normal distribution, in thousandths, with
  /// the 0.5 % and 99.5 % ones at the ends.
  private static let quantiles = [
    243, 405, 494, 566, 629, 690, 749, 809, 870, 933, 1_000, 1_072, 1_150, 1_236, 1_334, 1_449,
    1_589, 1_768, 2_024, 2_471, 4_124,
  ]

  /// The usual time of an answer, in milliseconds.
  static func median(of kind: AnswerKind) -> Int {
    switch kind {
    case .choice: 6_400
    case .flip: 7_800
    case .typed: 13_500
    }
  }

  /// The time of one answer in milliseconds; harder cards, from 0 to 1,000, take up to twice as long.
  static func milliseconds(
    _ kind: AnswerKind, hardness: Int, _ generator: inout SplitMix64
  ) -> Int {
    let draw = generator.next(below: (quantiles.count - 1) * 1_000)
    let (index, rest) = (draw / 1_000, draw % 1_000)
    let factor = (quantiles[index] * (1_000 - rest) + quantiles[index + 1] * rest) / 1_000
    return median(of: kind) * (900 + hardness) / 1_000 * factor / 1_000
  }
}
