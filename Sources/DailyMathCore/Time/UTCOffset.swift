/// How far local wall-clock time is ahead of UTC, in whole seconds; west of Greenwich it is negative.
public struct UTCOffset: Hashable, Sendable {
  /// Seconds ahead of UTC, between −18 h and +18 h.
  public let seconds: Int

  /// The offset of UTC itself.
  public static let zero = UTCOffset(seconds: 0)

  /// Makes an offset of `seconds`; beyond ±18 h, which no zone has ever used, it is brought to that limit.
  public init(seconds: Int) {
    self.seconds = min(max(seconds, -18 * 3_600), 18 * 3_600)
  }
}
