import DailyMathSystem

@testable import DailyMathCore

/// The two stores that keep the same promises.
enum StoreKind: CaseIterable {
  case disk
  case memory

  /// A store of the kind; one on the disk is in `folder`.
  func store(in folder: StoreFolder) throws -> AccountStore {
    let store = self == .disk ? folder.store() : AccountStore.inMemory()
    _ = try store.prepare()
    return store
  }
}

extension Instant {
  /// The instant some milliseconds after that of `Moment.sample()`.
  static func sample(milliseconds: Int64 = 0) -> Instant {
    Instant(milliseconds: Moment.sample().instant.milliseconds + milliseconds)
  }
}

extension StoreFolder {
  /// Everything that the folder holds, hidden or not: names and contents, one after another.
  func everything() throws -> String {
    func collect(_ path: String) throws -> [UInt8] {
      var bytes: [UInt8] = []
      for name in try FileSystem.entries(of: path) {
        let inner = path + "/" + name
        bytes += Array((name + "\n").utf8)
        let isFolder = try FileSystem.status(of: inner)?.kind == .folder
        bytes += try isFolder ? collect(inner) : FileSystem.read(inner, limit: 1 << 26)
      }
      return bytes
    }
    return String(decoding: try collect(directory.root), as: UTF8.self)
  }
}
