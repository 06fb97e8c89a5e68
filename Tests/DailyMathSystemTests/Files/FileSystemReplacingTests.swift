import DailyMathSystem
import Testing

@Suite("Replacing files")
struct FileSystemReplacingTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test("a replacement is a new file of mode 0600 and leaves nothing else behind")
  func replaces() throws {
    let path = folder.file("state.json")
    try FileSystem.replace(path, with: [1])
    let first = try #require(try FileSystem.status(of: path))
    try FileSystem.replace(path, with: [2, 3])
    let second = try #require(try FileSystem.status(of: path))
    #expect(first.inode != second.inode || first.size != second.size)
    #expect(second.size == 2)
    #expect(second.permissions == 0o600)
    #expect(second.kind == .regular)
    #expect(second.ownerID == Host.userID)
    #expect(second.linkCount == 1)
    #expect(try FileSystem.entries(of: folder.path) == ["state.json"])
  }

  @Test("a failed replacement keeps what was there and removes its temporary file")
  func failure() throws {
    // A folder cannot be replaced by a file: the rename fails after everything was written.
    try FileSystem.createFolder(at: folder.file("a"))
    try FileSystem.replace(folder.file("a/inner"), with: [9])
    let error = #expect(throws: SystemError.self) {
      try FileSystem.replace(folder.file("a"), with: [1])
    }
    #expect(error?.call == "rename")
    #expect(try FileSystem.entries(of: folder.path) == ["a"])
    #expect(try FileSystem.read(folder.file("a/inner")) == [9])
  }

  @Test("a replacement in a folder that is missing says so")
  func missingFolder() throws {
    let error = #expect(throws: SystemError.self) {
      try FileSystem.replace(folder.file("none/a"), with: [1])
    }
    #expect(error?.isMissing == true)
  }

  @Test("a symbolic link is replaced itself, not what it names")
  func symbolicLink() throws {
    try FileSystem.replace(folder.file("target"), with: [1])
    try folder.link("link", to: "target")
    try FileSystem.replace(folder.file("link"), with: [2])
    #expect(try FileSystem.read(folder.file("target")) == [1])
    #expect(try FileSystem.read(folder.file("link")) == [2])
  }

  @Test("old leftovers are swept; younger ones and other files stay")
  func sweep() throws {
    let leftover = ".a.json.0123456789ab.tmp"
    for name in [leftover, "a.json", ".hidden.tmp", ".a.json.0123456789AB.tmp", "x.tmp"] {
      try FileSystem.replace(folder.file(name), with: [1])
    }
    try FileSystem.sweepTemporaries(in: folder.path)
    #expect(try FileSystem.entries(of: folder.path).contains(leftover))
    try FileSystem.sweepTemporaries(in: folder.path, olderThanSeconds: 0)
    #expect(
      try FileSystem.entries(of: folder.path)
        == [".a.json.0123456789AB.tmp", ".hidden.tmp", "a.json", "x.tmp"])
  }

  @Test("who reads while it is replaced sees the old or the new, whole and closed to others")
  func readsWhole() throws {
    let path = folder.file("state")
    let contents: [[UInt8]] = [
      [UInt8](repeating: 1, count: 50_000), [UInt8](repeating: 2, count: 90_000),
    ]
    try FileSystem.replace(path, with: contents[0])
    let finished = Mailbox<Bool>()
    try BackgroundWorker.run {
      let isComplete = (0..<60).allSatisfy { turn in
        (try? FileSystem.replace(path, with: contents[turn % 2])) != nil
      }
      finished.put(isComplete)
    }
    var isDone: [Bool] = []
    var readings = 0
    while isDone.isEmpty {
      isDone = finished.takeAll()
      #expect(contents.contains(try FileSystem.read(path)))
      #expect(try FileSystem.status(of: path)?.permissions == 0o600)
      readings += 1
    }
    #expect(isDone == [true])
    #expect(readings > 1)
  }
}
