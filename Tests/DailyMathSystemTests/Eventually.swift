import DailyMathSystem

/// Waits until a condition holds, for at most ten seconds; false when it never did.
func eventually(_ isTrue: () -> Bool) -> Bool {
  let end = SystemClock.monotonicNanoseconds() + 10_000_000_000
  while SystemClock.monotonicNanoseconds() < end {
    if isTrue() { return true }
    SystemClock.sleep(milliseconds: 2)
  }
  return isTrue()
}
