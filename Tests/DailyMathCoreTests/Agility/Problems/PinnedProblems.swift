import DailyMathCore
import Testing

/// The first problems of a seed and a fingerprint of the first 2,000, worked out by an independent program from the order of
/// drawing that the source documents.
struct PinnedProblems: Sendable, CustomTestStringConvertible {
  var level = 1
  var options = 0
  let seed: UInt64
  let fingerprint: UInt64
  let problems: String

  var testDescription: String { "level \(level), options \(options), seed \(seed)" }

  /// Compares them with what a drill with those settings asks.
  func check(_ settings: DrillSettings, sourceLocation: SourceLocation = #_sourceLocation) {
    let texts = CustomDrills.problems(of: settings, seed: seed, count: 2_000).map(\.journalText)
    let first = texts.prefix(problems.split(separator: " ").count).joined(separator: " ")
    #expect(first == problems, sourceLocation: sourceLocation)
    // The 64-bit FNV-1a hash of the texts with spaces between them.
    let hash = texts.joined(separator: " ").utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    #expect(hash == fingerprint, sourceLocation: sourceLocation)
  }
}
