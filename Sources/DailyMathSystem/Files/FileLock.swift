internal import CDailyMathSystem

/// A lock between processes, held until it is released or goes out of use.
///
/// flock(2) on a file that is there only for this and is never renamed: a lock on a data file would stay on the old
/// inode when the file is replaced. A process that dies gives its locks back.
package struct FileLock: ~Copyable {
  private var file: FileDescriptor

  /// Takes the lock, waiting for at most `timeoutMilliseconds` while another process or another part of this one holds it.
  ///
  /// The lock file is made with mode 0600 when it is missing. A shared lock goes together with other shared ones.
  package static func acquire(
    path: String, timeoutMilliseconds: Int = 2000, exclusive: Bool = true
  ) throws(LockError) -> FileLock {
    let file: FileDescriptor
    do throws(SystemError) {
      file = try FileDescriptor(opening: path, for: .lock)
    } catch { throw .system(error) }
    let end = SystemClock.monotonicNanoseconds() + UInt64(max(0, timeoutMilliseconds)) * 1_000_000
    var pause = 1
    while true {
      do throws(SystemError) {
        try SystemError.check(dailymath_lock(file.number, exclusive ? 1 : 0), "flock", path)
        return FileLock(file: file)
      } catch {
        guard error.isHeldElsewhere else { throw .system(error) }
      }
      guard SystemClock.monotonicNanoseconds() < end else { throw .busy(path: path) }
      dailymath_sleep_milliseconds(pause)
      pause = min(pause * 2, 20)
    }
  }

  private init(file: consuming FileDescriptor) {
    self.file = file
  }

  /// Closing alone would leave the lock to a child that another thread is just starting, until that runs its program.
  deinit {
    _ = dailymath_unlock(file.number)
  }

  /// Gives the lock back now.
  package consuming func release() {}
}
