import DailyMathSystem
import Testing

@testable import DailyMathCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Folders that somebody else could have prepared for us.
@Suite("An unsafe data directory")
struct DataDirectorySafetyTests {
  private let folder = StoreFolder()

  private var root: String { folder.directory.root }

  private func refusal(at path: String) throws -> String {
    let directory = DataDirectory(root: path, machine: "machine")
    let error = #expect(throws: StoreError.self) { try AccountStore.live(directory).prepare() }
    guard case .notWritable(path, let cause) = error else { return String(describing: error) }
    return cause
  }

  @Test("that is a symbolic link is refused, wherever it leads")
  func symbolicLink() throws {
    _ = try folder.directory.prepare()
    let link = root + "-link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: root)
    #expect(try refusal(at: link) == "it is a symbolic link")
    let dangling = root + "-dangling"
    try FileManager.default.createSymbolicLink(
      atPath: dangling, withDestinationPath: root + "/nothing")
    #expect(try refusal(at: dangling) == "it is a symbolic link")
    #expect(try FileSystem.status(of: root + "/nothing") == nil)
  }

  @Test("into which others may write is refused and not touched", arguments: [0o770, 0o702, 0o777])
  func writableByOthers(mode: Int) throws {
    try FileSystem.createFolder(at: root)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: root)
    #expect(try refusal(at: root) == "other users may write to it")
    #expect(try FileSystem.entries(of: root).isEmpty)
  }

  @Test("that others may only read is used, and what is in it is for its owner alone")
  func readableByOthers() throws {
    try FileSystem.createFolder(at: root)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: root)
    let id = try folder.register([.card("a")])
    #expect(try folder.store().open(id).state.cardCount == 1)
    for name in try FileSystem.entries(of: root) {
      let status = try #require(try FileSystem.status(of: root + "/" + name))
      #expect(status.permissions & 0o077 == 0, "\(name)")
    }
  }

  @Test("has journals and account files that are no links")
  func linkedFiles() throws {
    let id = try folder.register([.card("a")])
    let path = try folder.ownJournal(of: id)
    let elsewhere = root + "-elsewhere"
    try FileManager.default.moveItem(atPath: path, toPath: elsewhere)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: elsewhere)
    let error = #expect(throws: StoreError.self) { try folder.store().open(id) }
    guard case .unreadable(path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
