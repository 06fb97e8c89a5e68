internal import CDailyMathSystem

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A terminal without a window, to run a program in and read what it draws.
///
/// A class, because closing it hangs up whoever runs in it.
package final class PseudoTerminal {
  /// The path of the end that a program opens.
  package let path: String
  private var controller: FileDescriptor
  // Kept open, so that settings survive the program and reading does not fail between two programs.
  private var other: FileDescriptor

  /// Opens a new pseudo-terminal of a size.
  package init(size: TerminalSize = .usual) throws(SystemError) {
    var result = -1
    let name = unsafe SystemText.read(capacity: 256) { buffer, capacity in
      result = unsafe dailymath_pseudo_terminal_open(buffer, capacity)
      return result
    }
    controller = FileDescriptor(owning: Int32(try SystemError.check(result, "posix_openpt")))
    path = name ?? ""
    result = unsafe dailymath_pseudo_terminal_open_slave(path)
    other = FileDescriptor(owning: Int32(try SystemError.check(result, "open", path)))
    try resize(to: size)
  }

  /// Gives it another size; the programs in it are told by SIGWINCH.
  package func resize(to size: TerminalSize) throws(SystemError) {
    try setSize(columns: size.columns, rows: size.rows)
  }

  /// Gives it any size, 0×0 included, which says that the size is not known.
  package func setSize(columns: Int, rows: Int) throws(SystemError) {
    let result = dailymath_terminal_set_size(controller.number, Int32(columns), Int32(rows))
    try SystemError.check(result, "ioctl", path)
  }

  /// What a program has written, waiting for the first byte at most that long; empty when nothing came.
  package func read(timeoutMilliseconds: Int) -> [UInt8] {
    guard dailymath_wait_ready(controller.number, 0, timeoutMilliseconds) > 0 else { return [] }
    var bytes: [UInt8] = []
    var space = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count < 1 << 20 {
      let result = unsafe space.withUnsafeMutableBytes {
        unsafe dailymath_read(controller.number, $0.baseAddress, $0.count)
      }
      guard result > 0 else { break }
      bytes += space.prefix(result)
    }
    return bytes
  }

  /// Types bytes; throws when the program reads nothing for so long.
  package func write(
    _ bytes: [UInt8], patienceMilliseconds: Int = 1000
  ) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let result = unsafe bytes.withUnsafeBytes { all in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: all[start...])
        return unsafe dailymath_write(controller.number, rest.baseAddress, rest.count)
      }
      if result > 0 {
        start += result
      } else {
        let error = SystemError(call: "write", code: Int32(-result), path: path)
        guard error.isHeldElsewhere,
          dailymath_wait_ready(controller.number, 1, patienceMilliseconds) > 0
        else { throw error }
      }
    }
  }

  /// Types a text.
  package func write(_ text: String) throws(SystemError) { try write(Array(text.utf8)) }

  /// The settings now.
  package var attributes: TerminalAttributes {
    get throws(SystemError) {
      var found = dailymath_attributes()
      let result = unsafe dailymath_terminal_attributes(other.number, &found)
      try SystemError.check(result, "tcgetattr", path)
      return TerminalAttributes(
        flags: [found.input, found.output, found.control, found.local],
        characters: unsafe withUnsafeBytes(of: found.characters) { unsafe Array($0) },
        isEchoing: found.local & UInt64(ECHO) != 0,
        isLineBased: found.local & UInt64(ICANON) != 0)
    }
  }

  /// Closes both ends, as a window that is closed does: the programs in it get SIGHUP.
  package func hangUp() {
    try? other.close(path: path)
    try? controller.close(path: path)
  }
}
