import Dispatch
import Synchronization

@testable import DailyMathCore

/// Several terminals at work at once, each with a store of its own, as several processes would have it.
enum Terminals {
  /// What each of them found.
  static func run<Result: Sendable>(
    _ count: Int, in folder: StoreFolder,
    _ work: @Sendable (AccountStore, Int) throws -> Result
  ) throws -> [Result] {
    let directory = folder.directory
    let results = Mutex<[Result]>([])
    let failure = Mutex<(any Error)?>(nil)
    DispatchQueue.concurrentPerform(iterations: count) { terminal in
      do {
        let result = try work(AccountStore.live(directory), terminal)
        results.withLock { $0.append(result) }
      } catch {
        failure.withLock { $0 = error }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
    return results.withLock { $0 }
  }
}
