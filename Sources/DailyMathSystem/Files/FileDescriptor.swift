internal import CDailyMathSystem

/// An open file that is closed when its owner goes.
struct FileDescriptor: ~Copyable {
  /// What a file is opened for.
  enum Purpose {
    /// To read a file that exists.
    case read
    /// To read a file that exists and write at its end.
    case append
    /// To make a file that must not exist yet, read it and write at its end.
    case appendNew
    /// To make a file that must not exist yet and write it.
    case writeNew
    /// To lock a file, which is made where it does not exist.
    case lock

    fileprivate var code: Int32 {
      switch self {
      case .read: Int32(DAILYMATH_READ.rawValue)
      case .append: Int32(DAILYMATH_APPEND.rawValue)
      case .appendNew: Int32(DAILYMATH_APPEND_NEW.rawValue)
      case .writeNew: Int32(DAILYMATH_WRITE_NEW.rawValue)
      case .lock: Int32(DAILYMATH_LOCK.rawValue)
      }
    }
  }

  /// The number by which the system knows the file.
  private(set) var number: Int32

  /// Opens a file without following a symbolic link; a new one gets mode 0600.
  init(opening path: String, for purpose: Purpose) throws(SystemError) {
    try SystemError.checkPath(path, "open")
    number = Int32(try SystemError.check(unsafe dailymath_open(path, purpose.code), "open", path))
  }

  /// Takes over a descriptor that is open.
  init(owning number: Int32) {
    self.number = number
  }

  deinit {
    if number >= 0 { _ = dailymath_close(number) }
  }

  /// Closes it now, because closing can report a write that failed.
  mutating func close(path: String? = nil) throws(SystemError) {
    let closing = number
    number = -1
    if closing >= 0 { try SystemError.check(dailymath_close(closing), "close", path) }
  }

  /// Writes everything, however many calls it takes.
  func writeAll(_ bytes: [UInt8], path: String? = nil) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let result = unsafe bytes.withUnsafeBytes { all in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: all[start...])
        return unsafe dailymath_write(number, rest.baseAddress, rest.count)
      }
      start += try SystemError.check(result, "write", path)
    }
  }

  /// At most `count` bytes from `offset`, fewer only at the end; `kept` stands before them.
  func read(
    count: Int, from offset: Int, after kept: ArraySlice<UInt8> = [], path: String? = nil
  ) throws(SystemError) -> [UInt8] {
    var failure = 0
    let total = kept.count + count
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: total) { space, filled in
      filled = unsafe space.initialize(fromContentsOf: kept)
      while filled < total {
        let result = unsafe dailymath_read_at(
          number, space.baseAddress?.advanced(by: filled), total - filled,
          Int64(offset + filled - kept.count))
        failure = min(result, 0)
        if result <= 0 { break }
        filled += result
      }
    }
    try SystemError.check(failure, "read", path)
    return bytes
  }

  /// Waits until the disk holds what was written.
  func synchronize(path: String? = nil) throws(SystemError) {
    try SystemError.check(dailymath_sync(number), "fsync", path)
  }

  /// What the system knows about the open file.
  func status(path: String? = nil) throws(SystemError) -> FileStatus {
    var status = dailymath_status()
    try SystemError.check(
      unsafe dailymath_status_of_descriptor(number, &status), "fstat", path)
    return FileStatus(status)
  }
}
