internal import DailyMathSystem

/// Appends many events to this machine's journal of an account, in few large writes.
///
/// Studying waits for the disk with every answer. An account that is made up for trying out and measuring has a million of
/// them, of which none is lost where the making is cut short: it begins anew. Nobody else may write meanwhile.
package struct JournalAppender {
  /// So many bytes are collected before they are written.
  private static let bufferSize = 8 << 20

  private let path: String
  private let device: DeviceID
  private var last: (number: Int, order: Int64)
  private var bytes: [UInt8] = []

  /// Goes on where the journal of `account` in the prepared folder `dataDirectory` ends, all of which `state` holds.
  package init(
    after state: AccountState, of account: AccountID, in dataDirectory: String
  ) throws(StoreError) {
    let directory = DataDirectory(root: dataDirectory, machine: Host.machineIdentity)
    let file: [UInt8]
    do throws(SystemError) {
      file = try FileSystem.read(directory.deviceFile, limit: DeviceFile.largestFile)
    } catch {
      throw .reading(error, directory.deviceFile)
    }
    guard let device = DeviceFile.device(from: file, machine: directory.machine) else {
      throw .damaged(path: directory.deviceFile)
    }
    self.device = device
    path =
      directory.journals(of: account) + "/" + JournalName(device: device, sequence: 1).text
    last = (state.highestNumber(of: device), state.highestOrder)
    bytes.reserveCapacity(Self.bufferSize + EventCoding.longestLine)
  }

  /// Adds an event that happens at `moment`, after all others; returns which it is.
  @discardableResult
  package mutating func append(
    _ payload: EventPayload, at moment: Moment
  ) throws(StoreError) -> EventIdentity {
    let order = max(moment.instant.milliseconds, last.order + 1)
    let identity = EventIdentity(device: device, number: last.number + 1)
    let position = EventPosition(order: order, identity: identity)
    bytes += try EventCoding.line(
      for: Event(position: position, moment: moment, payload: payload))
    bytes.append(0x0A)
    last = (identity.number, order)
    if bytes.count >= Self.bufferSize { try finish() }
    return identity
  }

  /// Writes what was collected; without it, the last events are missing.
  package mutating func finish() throws(StoreError) {
    do throws(AppendError) {
      try JournalWriter.live.append(path, bytes)
    } catch {
      throw .writing(error.cause, path)
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
