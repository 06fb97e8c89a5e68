package import DailyMathCore

/// Who has to wait before the next attempt, as far as this run was told; nobody else is affected.
///
/// The disk knows better and refuses an attempt that comes too early. This only saves the learner from trying.
package struct AttemptWaits: Equatable, Sendable {
  private var countdowns: [EmailAddress: Countdown] = [:]

  /// Nobody waits.
  package init() {}

  /// Lets whoever has this address wait from now on; no time at all and what is no address change nothing.
  package mutating func begin(for email: String, milliseconds: Int64, at now: Int64) {
    countdowns = countdowns.filter { $0.value.end > now }
    guard milliseconds > 0, let address = EmailAddress(email) else { return }
    countdowns[address] = Countdown(end: now + min(milliseconds, Self.longest))
  }

  /// Lets whoever has this address try at once, because an attempt succeeded.
  package mutating func end(for address: EmailAddress) { countdowns[address] = nil }

  /// Follows what came of a change for which whoever has this address showed a password.
  mutating func take(_ outcome: AccountChangeOutcome, of address: EmailAddress, at now: Int64) {
    switch outcome {
    case .failed(.wrongPassword(let wait)), .failed(.mustWait(let wait)):
      begin(for: address.text, milliseconds: wait, at: now)
    case .passwordChanged, .emailChanged, .codesRenewed, .deleted: end(for: address)
    case .failed, .exported: break
    }
  }

  /// The countdown of whoever has this address; `nil` where they need not wait.
  package func countdown(for email: String, at now: Int64) -> Countdown? {
    // Almost always nobody waits, and an address is read at every key.
    guard !countdowns.isEmpty, let address = EmailAddress(email),
      let countdown = countdowns[address], countdown.end > now
    else { return nil }
    return countdown
  }

  /// A wait that no counter asks for, in milliseconds: a day.
  private static let longest: Int64 = 86_400_000
}
