internal import DailyMathSystem

extension DataDirectory {
  /// The prefix of the folders in which accounts are built.
  static let buildingPrefix = ".new-"

  /// What is known of a folder that is ready.
  struct Prepared {
    /// The name under which this machine writes.
    var device: DeviceID
    /// What the learner should hear.
    var notices: [StoreNotice]
  }

  /// Makes the folder where it is missing, refuses one that is not safe or not ours to write, and clears up after a crash.
  ///
  /// Nothing is changed before the format has been found to be one that this version knows.
  func prepare() throws(StoreError) -> Prepared {
    try checkRoot()
    let isNew = try checkFormat()
    let isTightened = tighten()
    do throws(SystemError) {
      try FileSystem.createFolder(at: accounts)
      try FileSystem.createFolder(at: snapshots)
    } catch {
      throw .writing(error, root)
    }
    let lock = try lock()
    if isNew { try write("{\"format\": \(Self.format)}\n", to: formatFile) }
    if try status(of: gitIgnoreFile) == nil { try write("*\n", to: gitIgnoreFile) }
    if try status(of: syncIgnoreFile) == nil { try write("/local\n", to: syncIgnoreFile) }
    let device = try device()
    sweep()
    lock.release()
    return Prepared(device: device, notices: isTightened ? [.tightenedFolder(path: root)] : [])
  }

  /// Removes what was left when a writing was cut short; the lock must be held.
  ///
  /// What cannot be removed does no harm, so that a failure is passed over.
  private func sweep() {
    for folder in [root, local, snapshots, damaged.path] {
      try? FileSystem.sweepTemporaries(in: folder)
    }
    for name in (try? FileSystem.entries(of: snapshots)) ?? [] {
      // A terminal that was killed while it saved may not have seen that the account was deleted.
      guard let id = SnapshotFiles.account(ofFile: name), isDeleted(id) else { continue }
      try? FileSystem.remove(snapshots + "/" + name)
    }
    for name in (try? FileSystem.entries(of: accounts)) ?? [] {
      let folder = accounts + "/" + name
      if name.hasPrefix(Self.buildingPrefix) {
        // Accounts are built under the lock, which is ours: nobody is at work on this one.
        try? FileSystem.removeTree(at: folder)
      } else if Self.isAccountName(name) {
        try? FileSystem.sweepTemporaries(in: folder)
      }
    }
  }

  /// Throws where the format is newer than this version; returns whether there is no format yet.
  private func checkFormat() throws(StoreError) -> Bool {
    guard try status(of: formatFile) != nil else { return true }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.read(formatFile, limit: 4_096)
    } catch {
      throw .reading(error, formatFile)
    }
    guard let found = try? readFormat(bytes) else { throw .damaged(path: formatFile) }
    if found > Self.format { throw .newerFormat(found: found, path: root) }
    return false
  }

  private func readFormat(_ bytes: [UInt8]) throws(JSONFault) -> Int {
    var format: Int?
    var reader = JSONReader(bytes)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      if key == "format" {
        format = try reader.integer(in: 1...EventCoding.largestNumber)
      } else {
        try reader.skipValue()
      }
    }
    try reader.finish()
    return try required(format)
  }

  private func device() throws(StoreError) -> DeviceID {
    if let bytes = try? FileSystem.read(deviceFile, limit: DeviceFile.largestFile),
      let device = DeviceFile.device(from: bytes, machine: machine)
    {
      return device
    }
    let device = DeviceID(SecureRandom.identifier(length: DeviceFile.nameLength))
    try write(DeviceFile.encoded(device: device, machine: machine), to: deviceFile)
    return device
  }

  private func status(of path: String) throws(StoreError) -> FileStatus? {
    do throws(SystemError) {
      return try FileSystem.status(of: path)
    } catch {
      throw .reading(error, path)
    }
  }

  private func write(_ text: String, to path: String) throws(StoreError) {
    try write(Array(text.utf8), to: path)
  }
}
