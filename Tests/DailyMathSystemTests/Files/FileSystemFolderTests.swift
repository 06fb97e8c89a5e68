import DailyMathSystem
import Testing

@Suite("Folders")
struct FileSystemFolderTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test("a folder is made with those above it, all of mode 0700, and again without an error")
  func create() throws {
    let path = folder.file("a/b/c")
    try FileSystem.createFolder(at: path)
    try FileSystem.createFolder(at: path)
    try FileSystem.createFolder(at: path + "/")
    for name in ["a", "a/b", "a/b/c"] {
      let status = try #require(try FileSystem.status(of: folder.file(name)))
      #expect(status.kind == .folder)
      #expect(status.permissions & 0o777 == 0o700)
    }
  }

  @Test("a file in the way is an error")
  func fileInTheWay() throws {
    try FileSystem.replace(folder.file("a"), with: [])
    #expect(throws: SystemError.self) { try FileSystem.createFolder(at: folder.file("a")) }
    #expect(throws: SystemError.self) { try FileSystem.createFolder(at: folder.file("a/b")) }
  }

  @Test("entries come sorted by their bytes")
  func entries() throws {
    for name in ["b", "a", "é", "Z", ".x"] { try FileSystem.replace(folder.file(name), with: []) }
    #expect(try FileSystem.entries(of: folder.path) == [".x", "Z", "a", "b", "é"])
    let error = #expect(throws: SystemError.self) {
      try FileSystem.entries(of: folder.file("none"))
    }
    #expect(error?.isMissing == true)
  }

  @Test("removing a tree removes links and not what they name")
  func removeTree() throws {
    try FileSystem.createFolder(at: folder.file("kept"))
    try FileSystem.replace(folder.file("kept/a"), with: [1])
    try FileSystem.createFolder(at: folder.file("tree/deep/er"))
    try FileSystem.replace(folder.file("tree/deep/b"), with: [2])
    try folder.link("tree/link", to: folder.file("kept"))
    try FileSystem.removeTree(at: folder.file("tree"))
    try FileSystem.removeTree(at: folder.file("tree"))
    #expect(try FileSystem.entries(of: folder.path) == ["kept"])
    #expect(try FileSystem.entries(of: folder.file("kept")) == ["a"])
  }

  @Test("a file can be moved and removed")
  func moveAndRemove() throws {
    try FileSystem.createFolder(at: folder.file("d"))
    try FileSystem.replace(folder.file("a"), with: [1])
    try FileSystem.move(folder.file("a"), to: folder.file("d/b"))
    #expect(try FileSystem.entries(of: folder.path) == ["d"])
    try FileSystem.remove(folder.file("d/b"))
    #expect(try FileSystem.entries(of: folder.file("d")).isEmpty)
    let error = #expect(throws: SystemError.self) { try FileSystem.remove(folder.file("d/b")) }
    #expect(error?.isMissing == true)
  }

  @Test("what can be written to is told")
  func writable() {
    #expect(FileSystem.isWritable(folder.path))
    #expect(!FileSystem.isWritable(folder.file("none")))
  }
}
