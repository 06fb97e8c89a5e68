internal import CDailyMathSystem

/// The process, its user and its machine.
package enum Host {
  /// Sets the process up; the first statement of the program.
  ///
  /// New files get no permissions for others, a closed pipe or a full file limit is an error and not death, and no core
  /// file with a password in it is ever written. A standard stream that is closed becomes /dev/null: otherwise the next file
  /// that is opened would take its number, and what is said to the person would be written into it. A fault ends it
  /// without showing memory; where `SWIFT_BACKTRACE` is set, somebody looks for that fault, and the runtime shows what it
  /// can.
  package static func prepareProcess() {
    dailymath_prepare_process()
    _ = dailymath_fill_streams()
  }

  /// The value of an environment variable; nil when it is not set.
  package static func environment(_ name: String) -> String? {
    unsafe dailymath_environment(name).map { unsafe String(cString: $0) }
  }

  /// Sets an environment variable, or removes it when the value is nil.
  ///
  /// Only while no other thread reads the environment: the C library does not guard it.
  package static func setEnvironment(_ name: String, to value: String?) {
    if let value {
      _ = unsafe dailymath_set_environment(name, value)
    } else {
      _ = unsafe dailymath_set_environment(name, nil)
    }
  }

  /// Sets which permissions new files do not get, and returns what was set before.
  @discardableResult
  package static func setFileCreationMask(_ mask: Int) -> Int { dailymath_set_mask(mask) }

  /// The user's folder: `HOME`, else what the password database says, else `/`.
  package static var homeDirectory: String {
    if let home = environment("HOME"), home.hasPrefix("/") { return home }
    return unsafe SystemText.read(capacity: pathCapacity) { unsafe dailymath_home($0, $1) } ?? "/"
  }

  /// The number of this process.
  package static var processID: Int { dailymath_process_id() }

  /// The effective user.
  package static var userID: Int { dailymath_user_id() }

  /// The folder that relative paths start from; `.` when it has been removed.
  package static var workingDirectory: String {
    unsafe SystemText.read(capacity: pathCapacity) { unsafe dailymath_working_folder($0, $1) }
      ?? "."
  }

  /// The path of the running program; nil when the system does not tell.
  package static var currentExecutable: String? {
    unsafe SystemText.read(capacity: pathCapacity) { unsafe dailymath_executable($0, $1) }
  }

  /// Whether a descriptor (0, 1 or 2) is a terminal.
  package static func isTerminal(descriptor: Int32) -> Bool {
    dailymath_is_terminal(descriptor) == 1
  }

  /// Whether a descriptor is open; files of ours get numbers, too, so ask before the first of them is opened.
  package static func isOpen(descriptor: Int32) -> Bool { dailymath_is_open(descriptor) == 1 }

  /// Writes bytes to the standard output; false when not all of them could be written.
  @discardableResult
  package static func writeToStandardOutput(_ bytes: [UInt8]) -> Bool {
    StandardStream.write(bytes, to: 1) == .written
  }

  /// Writes bytes to the standard error; false when not all of them could be written.
  @discardableResult
  package static func writeToStandardError(_ bytes: [UInt8]) -> Bool {
    StandardStream.write(bytes, to: 2) == .written
  }

  /// Ends the process; the terminal is restored first if need be.
  package static func exit(_ code: Int32) -> Never { dailymath_exit(code) }

  /// The most bytes that a path from the system can have, its NUL included.
  static let pathCapacity = 4097

  /// Whether programs keep their data in `Library/Application Support`, as on macOS, and not where XDG says.
  package static var usesApplicationSupport: Bool {
    #if os(macOS)
      true
    #else
      false
    #endif
  }
}
