package import DailyMathTerminal

/// The key that answered, which must not also grade while it is held down.
///
/// A terminal tells nothing of a key being released. What follows within the delay that keyboards have before they
/// repeat, or faster than a finger can, is therefore taken for the same press.
package struct AnsweringKey: Equatable, Sendable {
  /// The longest delay before a key repeats that desktops have by default (660 ms), and a little more.
  static let repeatDelay: Int64 = 700
  /// Presses closer together than this are repeats; keyboards send some thirty a second.
  static let repeatGap: Int64 = 100

  /// The key.
  package let key: KeyPress
  /// When it answered, in milliseconds of a clock that is never set.
  private let answeredAt: Int64
  /// When it was seen last.
  package var seenAt: Int64

  /// Makes the key that answered at `time`.
  package init(_ key: KeyPress, at time: Int64) {
    self.key = key
    answeredAt = time
    seenAt = time
  }

  /// Tells whether `press` at `time` is still the press that answered.
  package func isRepeated(by press: KeyPress, at time: Int64) -> Bool {
    press == key && (time - answeredAt < Self.repeatDelay || time - seenAt < Self.repeatGap)
  }
}
