import DailyMathSystem
import Testing

@Suite("File locks")
struct FileLockTests {
  let folder: ScratchFolder
  let path: String

  init() throws {
    folder = try ScratchFolder()
    path = folder.file("lock")
  }

  @Test("a second holder waits its time and is then told that the lock is busy")
  func busy() throws {
    let held = try FileLock.acquire(path: path)
    let start = SystemClock.monotonicNanoseconds()
    let error = #expect(throws: LockError.self) {
      _ = try FileLock.acquire(path: path, timeoutMilliseconds: 60)
    }
    #expect(error == .busy(path: path))
    #expect(SystemClock.monotonicNanoseconds() - start >= 60_000_000)
    held.release()
    try FileLock.acquire(path: path, timeoutMilliseconds: 0).release()
    #expect(try FileSystem.status(of: path)?.permissions == 0o600)
  }

  @Test("a lock that goes out of use is given back")
  func goesOutOfUse() throws {
    do {
      let held = try FileLock.acquire(path: path)
      _ = consume held
    }
    try FileLock.acquire(path: path, timeoutMilliseconds: 0).release()
  }

  @Test("shared locks go together and keep an exclusive one out")
  func shared() throws {
    let first = try FileLock.acquire(path: path, exclusive: false)
    let second = try FileLock.acquire(path: path, timeoutMilliseconds: 0, exclusive: false)
    #expect(throws: LockError.busy(path: path)) {
      _ = try FileLock.acquire(path: path, timeoutMilliseconds: 0)
    }
    first.release()
    second.release()
  }

  @Test("a lock file that cannot be opened is no busy lock")
  func unusable() throws {
    let error = #expect(throws: LockError.self) {
      _ = try FileLock.acquire(path: folder.file("none/lock"))
    }
    guard case .system(let cause) = error else {
      Issue.record("a missing folder is not a busy lock")
      return
    }
    #expect(cause.isMissing)
  }

  @Test("threads that count under the lock lose nothing")
  func counts() throws {
    let counter = folder.file("counter")
    try FileSystem.replace(counter, with: [0])
    let finished = Mailbox<Bool>()
    let path = path
    for _ in 0..<4 {
      try BackgroundWorker.run {
        var isComplete = true
        for _ in 0..<10 {
          guard let lock = try? FileLock.acquire(path: path, timeoutMilliseconds: 20_000),
            let value = try? FileSystem.read(counter).first,
            (try? FileSystem.replace(counter, with: [value + 1])) != nil
          else {
            isComplete = false
            break
          }
          lock.release()
        }
        finished.put(isComplete)
      }
    }
    var results: [Bool] = []
    _ = eventually {
      results += finished.takeAll()
      return results.count == 4
    }
    #expect(results == [true, true, true, true])
    #expect(try FileSystem.read(counter) == [40])
  }
}
