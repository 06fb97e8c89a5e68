import DailyMathSystem

/// The program with an account in which somebody has studied for three years.
///
/// Everything is measured on a generated deck (`GeneratedAccount`) with the sign-in remembered. What only reads uses the
/// deck that is kept between runs; what writes uses a copy of it.
package struct StudiedDeckMeasurement: Measurement {
  /// So many times everything is measured.
  private static let times = 15

  /// What the group is called.
  package let name: String
  private let size: StudySize
  /// Whether it is measured only where it is asked for by name or by its option.
  private let isOnWish: Bool

  /// A group of that name for a size.
  package init(_ name: String, _ size: StudySize, isOnWish: Bool = false) {
    self.name = name
    self.size = size
    self.isOnWish = isOnWish
  }

  /// Measures all rows.
  package func rows(in bench: Bench) throws -> [Row] {
    let options = bench.options
    guard !isOnWish || options.hasMillion || options.groups.contains(name) else { return [] }
    let folder = try GeneratedFolder(size) { text in
      _ = Host.writeToStandardError(Array(text.utf8))
    }
    let sitting = StudiedDeckSitting(
      bench: bench, folder: folder, size: size, times: options.isQuick ? 3 : Self.times)
    // The first start makes the snapshot where there is none that this program can read.
    try sitting.warmUp()
    return try sitting.starts() + [sitting.storedAnswers()] + sitting.answers()
      + sitting.visits() + [sitting.rebuild()]
  }
}
