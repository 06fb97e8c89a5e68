internal import Synchronization

/// A place where threads leave values for another to collect.
package final class Mailbox<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])

  /// An empty mailbox.
  package init() {}

  /// Leaves a value.
  package func put(_ value: Value) {
    values.withLock { $0.append(value) }
  }

  /// Takes everything that has arrived, in the order it came.
  package func takeAll() -> [Value] {
    values.withLock { values in
      let taken = values
      values = []
      return taken
    }
  }
}
