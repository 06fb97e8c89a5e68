/// One line of the benchmark's table: what was measured, how much it may be, and how much it is.
package struct Row: Equatable, Sendable {
  /// Which of the measured values is held against the limit.
  package enum Verdict: Equatable, Sendable {
    /// The middle one, where single values depend on what else the machine does.
    case median
    /// The largest one, where every single value has to hold.
    case largest
  }

  /// What was measured, in words.
  package let name: String
  /// What the numbers count.
  package let unit: Unit
  /// The most it may be; `nil` where no limit is set, and the row only informs.
  package let limit: Double?
  /// Which value the limit is for.
  package let verdict: Verdict
  /// What was measured.
  package let samples: Samples
  /// What a reader has to know to judge the numbers; empty where there is nothing.
  package let note: String

  /// Makes a row from its parts.
  package init(
    _ name: String, _ unit: Unit, limit: Double? = nil, by verdict: Verdict = .median,
    _ samples: Samples, note: String = ""
  ) {
    self.name = name
    self.unit = unit
    self.limit = limit
    self.verdict = verdict
    self.samples = samples
    self.note = note
  }

  /// The value that is held against the limit.
  package var value: Double {
    switch verdict {
    case .median: samples.median
    case .largest: samples.largest
    }
  }

  /// Whether the limit is kept; `nil` without one.
  package var holds: Bool? { limit.map { value <= $0 } }
}
