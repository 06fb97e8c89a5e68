import DailyMathSystem

/// What the program does while nobody types: nothing.
package struct IdleMeasurement: Measurement {
  /// What the group is called.
  package let name = "idle"

  /// Makes the group.
  package init() {}

  /// Measures bytes, processor time and wake-ups on *Login* and on the day's cards, both over the same ten seconds.
  package func rows(in bench: Bench) throws -> [Row] {
    let seconds = bench.options.isQuick ? 2 : 10
    let login = try bench.start(cards: 1_000)
    try login.waitFor(Words.loginFoot, Words.loginEnd)
    let today = try bench.start(cards: 1_000)
    try today.signIn()
    let before = [try login.settle(), try today.settle()]
    let bytes = [
      today.bytes(withinMilliseconds: seconds * 1_000), login.bytes(withinMilliseconds: 0),
    ].reduce(0, +)
    let after = [try login.usage, try today.usage]
    try login.quit()
    try today.quit()
    let used = zip(before, after).map { Double($1.cpuNanoseconds - $0.cpuNanoseconds) / 1e6 }
    let waits = zip(before, after).map { Double($1.waits - $0.waits) }
    let text = "in \(seconds) idle seconds, Login and Today"
    return [
      Row("Bytes \(text)", .bytes, limit: 0, by: .largest, Samples([Double(bytes)])),
      Row("CPU \(text)", .milliseconds, limit: 0, by: .largest, Samples(used)),
      Row("Wake-ups \(text)", .times, limit: 0, by: .largest, Samples(waits)),
    ]
  }
}
