package import DailyMathCore

/// A drill that is asked for at the prompt; what is `nil` is as the learner chose it last.
package struct DrillRequest: Equatable, Sendable {
  /// Its kind.
  package var mode: DrillMode?
  /// When it ends by itself.
  package var length: DrillLength?
  /// When what is typed counts.
  package var acceptance: DrillAcceptance?
  /// The level.
  package var level: Int?
  /// Where its problems come from.
  package var seed: UInt64?

  /// Makes a request for the drill that was chosen last.
  package init() {}

  /// What the drill is like for who chose that before.
  package func settings(_ preferences: AgilityPreferences) -> DrillSettings {
    var chosen = preferences
    if let mode {
      chosen.mode = mode
      // A kind that is named comes as it usually is, not with the length of another.
      chosen.length = DrillSettings.standardLength(of: mode)
    } else if level != nil {
      chosen.mode = .levels
    } else if length != nil, chosen.mode == .levels {
      // A level has a length of its own.
      chosen.mode = .classic
    }
    if let acceptance { chosen.acceptance = acceptance }
    if let level { chosen.level = level }
    if let length { chosen.length = length }
    return chosen.settings
  }
}
