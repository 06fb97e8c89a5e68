import DailyMathSystem
import Testing

@Suite("Append-only files")
struct AppendOnlyFileTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test("appends follow one another, also from two open files and after reopening")
  func appends() throws {
    let path = folder.file("log")
    let first = try AppendOnlyFile(path: path)
    try first.append([1, 2])
    let second = try AppendOnlyFile(path: path)
    try second.append([3])
    try first.append([4])
    #expect(try FileSystem.read(path) == [1, 2, 3, 4])
    #expect(try first.size == 4)
    #expect(try first.inode == second.inode)
    #expect(try first.read(from: 2) == [3, 4])
    #expect(try first.read(from: 9).isEmpty)
    #expect(throws: SystemError.self) { try first.read(from: 0, limit: 3) }
  }

  @Test("a new file has mode 0600")
  func mode() throws {
    _ = try AppendOnlyFile(path: folder.file("log"))
    #expect(try FileSystem.status(of: folder.file("log"))?.permissions == 0o600)
  }

  @Test("it can be cut off, and goes on from there")
  func truncates() throws {
    let file = try AppendOnlyFile(path: folder.file("log"))
    try file.append([1, 2, 3])
    try file.truncate(to: 1)
    try file.append([9])
    #expect(try FileSystem.read(folder.file("log")) == [1, 9])
  }

  @Test("neither a link nor a device nor a folder is opened")
  func refuses() throws {
    try FileSystem.replace(folder.file("a"), with: [])
    try folder.link("b", to: "a")
    for path in [folder.file("b"), "/dev/null", folder.path, folder.file("none/a")] {
      #expect(throws: SystemError.self) { _ = try AppendOnlyFile(path: path) }
    }
  }

  @Test(
    "on a full disk nothing is added, and once there is room it goes on", .enabled(if: canMount))
  func fullDisk() throws {
    let disk = folder.file("disk")
    try FileSystem.createFolder(at: disk)
    let mounted = try ChildProcess.run(
      executable: "/bin/mount",
      arguments: ["-t", "tmpfs", "-o", "size=64k,mode=700", "tmpfs", disk])
    // Where the tests may not mount there is nothing to see.
    guard mounted.status == .exited(0) else { return }
    defer { _ = try? ChildProcess.run(executable: "/bin/umount", arguments: ["-l", disk]) }
    let file = try AppendOnlyFile(path: disk + "/log")
    try file.append([UInt8](repeating: 1, count: 40_000))
    let error = #expect(throws: AppendError.self) {
      try file.append([UInt8](repeating: 2, count: 40_000))
    }
    guard case .notWritten(let cause) = error else {
      Issue.record("a full disk is no unsynced write")
      return
    }
    #expect(cause.isDiskFull)
    #expect(try file.size == 40_000)
    #expect(throws: SystemError.self) {
      try FileSystem.replace(disk + "/log2", with: [UInt8](repeating: 2, count: 40_000))
    }
    #expect(try FileSystem.entries(of: disk) == ["log"])
    try file.append([3, 3])
    #expect(try file.size == 40_002)
  }
}

private let canMount: Bool = {
  #if os(Linux)
    return Host.userID == 0
  #else
    return false
  #endif
}()
