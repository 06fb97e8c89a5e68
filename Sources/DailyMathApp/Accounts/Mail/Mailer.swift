package import DailyMathCore
internal import DailyMathSystem

/// Hands messages to a program that takes them as sendmail does, and what else it takes to write one.
package struct Mailer: Sendable {
  /// The program that the environment chooses, which wins over the folder's settings; `nil` where it says nothing.
  package var chosenProgram: @Sendable () -> String?
  /// Tells whether a program that can be run stands at a path.
  package var isProgram: @Sendable (String) -> Bool
  /// Gives a message for `recipient` to the program; false where it was not taken.
  package var send:
    @Sendable (_ program: String, _ recipient: EmailAddress, _ message: [UInt8]) -> Bool
  /// The name of this computer.
  package var hostName: @Sendable () -> String
  /// A clock that is never set, in nanoseconds.
  package var monotonicNanoseconds: @Sendable () -> UInt64
  /// Waits for so many milliseconds.
  package var sleep: @Sendable (Int) -> Void

  /// The variable that names the program.
  package static let variable = "DAILYMATH_SENDMAIL"

  /// Makes a mailer from its closures.
  package init(
    chosenProgram: @escaping @Sendable () -> String?,
    isProgram: @escaping @Sendable (String) -> Bool,
    send:
      @escaping @Sendable (_ program: String, _ recipient: EmailAddress, _ message: [UInt8])
      -> Bool,
    hostName: @escaping @Sendable () -> String,
    monotonicNanoseconds: @escaping @Sendable () -> UInt64,
    sleep: @escaping @Sendable (Int) -> Void
  ) {
    self.chosenProgram = chosenProgram
    self.isProgram = isProgram
    self.send = send
    self.hostName = hostName
    self.monotonicNanoseconds = monotonicNanoseconds
    self.sleep = sleep
  }

  /// The programs, the clock and the name of this computer.
  package static let live = Mailer(
    chosenProgram: {
      Host.environment(variable).flatMap { $0.isEmpty ? nil : $0 }
    },
    isProgram: { FileSystem.isProgram($0) },
    send: { SendmailProgram(path: $0).take($2, for: $1) },
    hostName: { Host.hostName },
    monotonicNanoseconds: { SystemClock.monotonicNanoseconds() },
    sleep: { SystemClock.sleep(milliseconds: $0) })
}
