internal import CDailyMathSystem

/// Work that runs beside the event loop on a thread of its own.
package enum BackgroundWorker {
  private static let stackBytes = 2 << 20

  /// Runs `body` on a new thread; when it returns, the terminal's wait wakes with `.background`.
  ///
  /// `body` leaves its result in a `Mailbox`, which the loop then empties. Throws when no thread can be made.
  package static func run(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    try SystemError.check(dailymath_prepare_wake(), "pipe")
    let work = unsafe Unmanaged.passRetained(Work(body: body))
    let start: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
      guard let context = unsafe context else { return }
      // Released before the wake, so that nothing of the work is alive when its result is collected.
      unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
      dailymath_wake_background()
    }
    let result = unsafe dailymath_start_thread(start, work.toOpaque(), stackBytes)
    if result < 0 { unsafe work.release() }
    try SystemError.check(result, "pthread_create")
  }

  /// The closure as an object, to pass through C.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
