package import DailyMathCore

/// What a drill begins with.
package enum DrillStart: Equatable, Sendable {
  /// New problems; a seed that was named makes the same ones again.
  case new(DrillSettings, seed: UInt64? = nil)
  /// The identical problems of a drill before, in their order, which sets no record.
  case again(DrillSettings, seed: UInt64, problems: [Problem])
  /// The problems that were missed, to be practised.
  case misses(DrillSettings, problems: [Problem])
}
