import DailyMathSystem
import Testing

@testable import DailyMathCore

/// An account of a test's own whose snapshot is saved and loaded without its journals.
struct SnapshotFolder {
  let folder = StoreFolder()
  let id: AccountID

  init() throws {
    id = try folder.register()
  }

  var files: SnapshotFiles { folder.directory.snapshotFiles(of: id) }

  /// The one card file that there is.
  var cardFile: String {
    get throws {
      let generations = files.generations
      try #require(generations.count == 1)
      return files.cardFile(generations[0])
    }
  }

  @discardableResult
  func save(_ state: AccountState, marks: [String: JournalMark] = [:]) throws -> SavedCards {
    let saving = SnapshotSaving(
      account: id, directory: folder.directory, state: state, marks: marks)
    return try #require(try saving.perform())
  }

  func load() throws -> AccountState {
    try files.load().state
  }

  /// Everything in the folder of the snapshots, by its name.
  func contents() throws -> [String: [UInt8]] {
    try FileSystem.entries(of: files.folder).reduce(into: [:]) {
      $0[$1] = try FileSystem.read(files.folder + "/" + $1)
    }
  }

  /// Puts the folder of the snapshots back to what it was.
  func restore(_ contents: [String: [UInt8]]) throws {
    for name in try FileSystem.entries(of: files.folder) where contents[name] == nil {
      try FileSystem.remove(files.folder + "/" + name)
    }
    for (name, bytes) in contents { try FileSystem.replace(files.folder + "/" + name, with: bytes) }
  }
}
