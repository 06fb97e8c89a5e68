import DailyMathSystem
import Testing

@Suite("New personal files and permissions")
struct FileSystemCreatingTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test("a new file has its bytes, mode 0600 and one name")
  func creates() throws {
    let bytes = [UInt8](repeating: 0x61, count: 200_000)
    try FileSystem.createNew(folder.file("codes.txt"), bytes)
    #expect(try FileSystem.read(folder.file("codes.txt")) == bytes)
    let status = try #require(try FileSystem.status(of: folder.file("codes.txt")))
    #expect(status.permissions == 0o600 && status.kind == .regular && status.linkCount == 1)
    #expect(try FileSystem.entries(of: folder.path) == ["codes.txt"])
  }

  @Test("what stands there stays untouched and is told apart", arguments: ["file", "link", "lost"])
  func existing(name: String) throws {
    try FileSystem.replace(folder.file("file"), with: [1])
    try folder.link("link", to: "file")
    try folder.link("lost", to: "nowhere")
    let error = #expect(throws: SystemError.self) {
      try FileSystem.createNew(folder.file(name), [2])
    }
    #expect(error?.isExisting == true)
    #expect(try FileSystem.read(folder.file("file")) == [1])
    #expect(try FileSystem.entries(of: folder.path) == ["file", "link", "lost"])
  }

  @Test("in a folder that is missing it is another error")
  func missing() {
    let error = #expect(throws: SystemError.self) {
      try FileSystem.createNew(folder.file("none/codes.txt"), [2])
    }
    #expect(error?.isMissing == true && error?.isExisting == false)
  }

  #if os(Linux)
    @Test("of a file that finds no room nothing is left", .enabled(if: Host.userID == 0))
    func halfWritten() throws {
      let disk = folder.file("disk")
      try FileSystem.createFolder(at: disk)
      let mounted = try ChildProcess.run(
        executable: "/bin/mount", arguments: ["-t", "tmpfs", "-o", "size=64k", "tmpfs", disk])
      guard mounted.status == .exited(0) else { return }
      defer { _ = try? ChildProcess.run(executable: "/bin/umount", arguments: ["-l", disk]) }
      let error = #expect(throws: SystemError.self) {
        try FileSystem.createNew("\(disk)/codes", [UInt8](repeating: 1, count: 200_000))
      }
      #expect(error?.isDiskFull == true && error?.call == "write")
      #expect(try FileSystem.entries(of: disk) == [])
      try FileSystem.createNew("\(disk)/codes", [1])
    }
  #endif

  @Test("permissions of files and folders are changed as they are told")
  func permissions() throws {
    try FileSystem.createFolder(at: folder.file("d"))
    try FileSystem.replace(folder.file("f"), with: [1])
    for mode in [0o755, 0o750, 0o700] as [UInt32] {
      try FileSystem.setPermissions(of: folder.file("d"), to: mode)
      #expect(try FileSystem.status(of: folder.file("d"))?.permissions == mode)
    }
    try FileSystem.setPermissions(of: folder.file("f"), to: 0o644)
    #expect(try FileSystem.status(of: folder.file("f"))?.permissions == 0o644)
  }

  @Test("a link's target keeps its permissions, and what is missing is said to be")
  func links() throws {
    try FileSystem.createFolder(at: folder.file("d"))
    try FileSystem.setPermissions(of: folder.file("d"), to: 0o755)
    try folder.link("link", to: "d")
    let error = #expect(throws: SystemError.self) {
      try FileSystem.setPermissions(of: folder.file("link"), to: 0o700)
    }
    #expect(error?.isSymbolicLink == true)
    #expect(try FileSystem.status(of: folder.file("d"))?.permissions == 0o755)
    let missing = #expect(throws: SystemError.self) {
      try FileSystem.setPermissions(of: folder.file("none"), to: 0o700)
    }
    #expect(missing?.isMissing == true)
  }
}
