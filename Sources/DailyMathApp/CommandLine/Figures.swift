/// The numbers that a command prints without asking for a password.
package enum Figures: String, Equatable, Sendable {
  /// How much waits today.
  case due
  /// What the statistics say.
  case statistics = "stats"
}
