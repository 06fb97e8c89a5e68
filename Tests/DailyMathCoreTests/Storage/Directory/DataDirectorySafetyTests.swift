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

  private func danger(of path: String) throws -> FolderDanger? {
    let error = #expect(throws: StoreError.self) {
      try AccountStore.live(dataDirectory: path).prepare()
    }
    guard case .unsafeFolder(let named, let danger) = error else {
      Issue.record("\(path): \(String(describing: error))")
      return nil
    }
    #expect(path.hasPrefix(named))
    return danger
  }

  private func mode(_ path: String) throws -> UInt32? {
    try FileSystem.status(of: path)?.permissions
  }

  @Test(
    "that is a symbolic link is refused, wherever it leads and however it is written",
    arguments: ["", "/", "//", "/.", "/./", "/.//."])
  func symbolicLink(ending: String) throws {
    _ = try folder.directory.prepare()
    let link = root + "-link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: root)
    #expect(try danger(of: link + ending) == .symbolicLink)
    let dangling = root + "-dangling"
    try FileManager.default.createSymbolicLink(
      atPath: dangling, withDestinationPath: root + "/nothing")
    #expect(try danger(of: dangling + ending) == .symbolicLink)
    #expect(try FileSystem.status(of: root + "/nothing") == nil)
  }

  @Test("is named without what ends its path", arguments: ["/a/b/", "/a/b//.//", "/a/b/./."])
  func ending(path: String) {
    #expect(DataDirectory(root: path, machine: "").root == "/a/b")
  }

  @Test(
    "keeps a path that is nothing but its end", arguments: ["/", ".", "..", "/a", "a.", "a/.."])
  func wholeEnding(path: String) {
    #expect(DataDirectory(root: path, machine: "").root == path)
  }

  @Test("that is no folder is refused, and stays")
  func notFolder() throws {
    try FileSystem.createFolder(at: root)
    try FileSystem.replace(root + "/file", with: [1])
    #expect(try danger(of: root + "/file") == .notFolder)
    #expect(try FileSystem.read(root + "/file") == [1])
  }

  @Test("into which others may write is refused and not touched", arguments: [0o770, 0o702, 0o777])
  func writableByOthers(mode: UInt32) throws {
    try FileSystem.createFolder(at: root)
    try FileSystem.setPermissions(of: root, to: mode)
    #expect(try danger(of: root) == .writableByOthers)
    #expect(try FileSystem.entries(of: root).isEmpty)
    #expect(try self.mode(root) == mode)
  }

  @Test("of somebody else is refused, and the superuser hears that they are it")
  func otherOwner() throws {
    try FileSystem.createFolder(at: root)
    let status = try #require(try FileSystem.status(of: root))
    #expect(DataDirectory.danger(of: status, user: status.ownerID) == nil)
    #expect(DataDirectory.danger(of: status, user: status.ownerID + 1) == .otherOwner)
  }

  @Test(
    "of somebody else is refused where the superuser runs the program",
    .enabled(if: Host.userID == 0, "only the superuser can give a folder away"))
  func superuser() throws {
    try FileSystem.createFolder(at: root)
    try FileManager.default.setAttributes([.ownerAccountID: 12_345], ofItemAtPath: root)
    #expect(try danger(of: root) == .superuser)
    #expect(try FileSystem.entries(of: root).isEmpty)
  }

  @Test(
    "that others may only read is closed to them with what is in it, and that is said once",
    arguments: [0o755, 0o750, 0o711, 0o704])
  func readableByOthers(mode: UInt32) throws {
    let id = try folder.register([.card("a")])
    let paths = [
      root, folder.directory.accounts, folder.directory.local, folder.directory.folder(of: id),
      folder.directory.journals(of: id), folder.directory.snapshots,
    ]
    let files = [
      folder.directory.accountFile(of: id), try folder.ownJournal(of: id),
      folder.directory.deviceFile, root + "/format.json",
    ]
    for path in files { try FileSystem.setPermissions(of: path, to: 0o644) }
    for path in paths.reversed() { try FileSystem.setPermissions(of: path, to: mode) }
    #expect(try folder.store().prepare() == [.tightenedFolder(path: root)])
    for path in paths { #expect(try self.mode(path) == 0o700, "\(path)") }
    for path in files { #expect(try self.mode(path) == 0o600, "\(path)") }
    #expect(try folder.store().prepare() == [])
    #expect(try folder.store().open(id).state.cardCount == 1)
  }

  @Test("has its inner folders closed without a word where it is closed itself")
  func innerFolders() throws {
    let id = try folder.register()
    let inner = folder.directory.folder(of: id)
    try FileSystem.setPermissions(of: inner, to: 0o755)
    #expect(try folder.store().prepare() == [])
    #expect(try mode(inner) == 0o700)
  }

  @Test("of a newer version stays as open as it is")
  func newerFormat() throws {
    try FileSystem.createFolder(at: root)
    try FileSystem.replace(root + "/format.json", with: Array("{\"format\": 2}".utf8))
    try FileSystem.setPermissions(of: root, to: 0o755)
    #expect(throws: StoreError.newerFormat(found: 2, path: root)) {
      try folder.store().prepare()
    }
    #expect(try mode(root) == 0o755)
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
