package import DailyMathCore
package import DailyMathTerminal

/// The key that answered, which must not also grade while it is held down.
///
/// A terminal tells nothing of a key being released. What follows within the delay that keyboards have before they
/// repeat, or faster than a finger can, is therefore taken for the same press. Where the answer was typed or the card
/// turned over, the same key is pressed again on purpose with nearly every card, mostly sooner than that delay: there only
/// what comes sooner than anybody presses twice is taken so. Who holds the key for longer takes the grade suggested, which
/// can be taken back, and no more, since from then on the repeats come fast.
package struct AnsweringKey: Equatable, Sendable {
  /// The longest delay before a key repeats that desktops have by default (660 ms), and a little more.
  static let repeatDelay: Int64 = 700
  /// The shorter time in which nobody presses a key twice after having read what came of the first.
  static let turningDelay: Int64 = 300
  /// Presses closer together than this are repeats; keyboards send some thirty a second.
  static let repeatGap: Int64 = 100

  /// The key.
  package let key: KeyPress
  /// When it answered, in milliseconds of a clock that is never set.
  private let answeredAt: Int64
  /// How long after it, in milliseconds, every press is still the same.
  private let delay: Int64
  /// When it was seen last.
  package var seenAt: Int64

  /// Makes the key that answered at `time` a question that is answered in this way; `nil` for anything else.
  package init(_ key: KeyPress, at time: Int64, for kind: AnswerKind? = nil) {
    self.key = key
    delay =
      switch kind {
      case .typed, .flip: Self.turningDelay
      case .choice, nil: Self.repeatDelay
      }
    answeredAt = time
    seenAt = time
  }

  /// Tells whether `press` at `time` is still the press that answered.
  package func isRepeated(by press: KeyPress, at time: Int64) -> Bool {
    press == key && (time - answeredAt < delay || time - seenAt < Self.repeatGap)
  }
}
