import DailyMathSystem
import Testing

@Suite("Reading files")
struct FileSystemReadingTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test("what was written is read, whole and from an offset")
  func roundTrip() throws {
    let path = folder.file("a")
    try FileSystem.replace(path, with: Array("hola mundo".utf8))
    #expect(try FileSystem.read(path) == Array("hola mundo".utf8))
    #expect(try FileSystem.read(path, from: 5, limit: 100) == Array("mundo".utf8))
    #expect(try FileSystem.read(path, from: 10, limit: 100).isEmpty)
    #expect(try FileSystem.read(path, from: 99, limit: 100).isEmpty)
  }

  @Test("a file as long as the limit is read, one byte more is refused")
  func limit() throws {
    let path = folder.file("a")
    try FileSystem.replace(path, with: [UInt8](repeating: 7, count: 100))
    #expect(try FileSystem.read(path, limit: 100).count == 100)
    let error = #expect(throws: SystemError.self) { try FileSystem.read(path, limit: 99) }
    #expect(error?.isTooLarge == true)
    #expect(error?.path == path)
  }

  @Test("the bytes that arrive are counted where the stated size is 0")
  func countsBytes() throws {
    // Files in /proc say that they are empty.
    guard try FileSystem.status(of: "/proc/cpuinfo") != nil else { return }
    #expect(try FileSystem.read("/proc/cpuinfo").count > 10)
    let error = #expect(throws: SystemError.self) {
      try FileSystem.read("/proc/cpuinfo", limit: 5)
    }
    #expect(error?.isTooLarge == true)
  }

  @Test("a missing file is told apart")
  func missing() throws {
    let path = folder.file("nothing")
    let error = #expect(throws: SystemError.self) { try FileSystem.read(path) }
    #expect(error?.isMissing == true)
    #expect(error?.description == "open \(path): No such file or directory")
    #expect(try FileSystem.status(of: path) == nil)
    #expect(try FileSystem.status(of: path + "/deeper") == nil)
  }

  @Test("a symbolic link is not followed")
  func symbolicLink() throws {
    try FileSystem.replace(folder.file("a"), with: [1])
    try folder.link("b", to: folder.file("a"))
    let error = #expect(throws: SystemError.self) { try FileSystem.read(folder.file("b")) }
    #expect(error?.isSymbolicLink == true)
    #expect(try FileSystem.status(of: folder.file("b"))?.kind == .symbolicLink)
  }

  @Test("neither a FIFO nor a folder nor a device is read, and none makes the reader wait")
  func notRegular() throws {
    let fifo = folder.file("fifo")
    _ = try ChildProcess.run(executable: "/usr/bin/mkfifo", arguments: [fifo])
    #expect(try FileSystem.status(of: fifo)?.kind == .other)
    for path in [fifo, folder.path, "/dev/zero"] {
      #expect(throws: SystemError.self) { try FileSystem.read(path) }
    }
  }

  @Test("a path with a NUL byte or without any byte is refused", arguments: ["", "/tmp/a\0b"])
  func badPath(path: String) {
    #expect(throws: SystemError.self) { try FileSystem.read(path) }
    #expect(throws: SystemError.self) { try FileSystem.replace(path, with: []) }
    #expect(throws: SystemError.self) { try FileSystem.createFolder(at: path) }
  }
}
