import DailyMathSystem

/// The program with an account in which somebody has studied for three years: 10,000 cards, 100,000 and, on wish, a million.
///
/// Everything is measured on generated decks (`GeneratedAccount`) with the sign-in remembered. What only reads uses the
/// deck that is kept between runs; what writes uses a copy of it.
package struct LargeDeckMeasurement: Measurement {
  /// What the group is called.
  package let name = "large"
  /// So many times everything is measured.
  private static let times = 15

  /// Makes the group.
  package init() {}

  /// Measures all rows of each size.
  package func rows(in bench: Bench) throws -> [Row] {
    let sizes = [StudySize.usual, .large] + (bench.options.hasMillion ? [.million] : [])
    return try sizes.flatMap { size in
      let folder = try GeneratedFolder(size) { text in
        _ = Host.writeToStandardError(Array(text.utf8))
      }
      let sitting = LargeDeckSitting(
        bench: bench, folder: folder, size: size, times: bench.options.isQuick ? 3 : Self.times)
      // The first start makes the snapshot where there is none that this program can read.
      try sitting.warmUp()
      return try sitting.starts() + sitting.answers() + sitting.visits() + [sitting.rebuild()]
    }
  }
}
