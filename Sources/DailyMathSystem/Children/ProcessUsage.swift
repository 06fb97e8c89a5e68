internal import CDailyMathSystem

/// What a process has used since it began.
package struct ProcessUsage: Equatable, Sendable {
  /// Processor time of all threads, ended ones included, in nanoseconds.
  package let cpuNanoseconds: UInt64
  /// Memory that is in RAM now, in bytes.
  package let residentBytes: UInt64
  /// How often its threads have begun to wait; one that sleeps through a time adds none.
  package let waits: UInt64

  /// What the process of that number has used; throws where there is none, or where it is another user's.
  package init(ofProcess processID: Int) throws(SystemError) {
    var usage = dailymath_usage()
    try SystemError.check(
      unsafe dailymath_usage_of(processID, &usage), "usage", String(processID))
    cpuNanoseconds = usage.cpu_nanoseconds
    residentBytes = usage.resident_bytes
    waits = usage.waits
  }
}
