import DailyMathSystem
import Testing

@Suite("Modes of files and folders", .serialized)
struct FileModeTests {
  @Test("everything is closed to others whatever the mask", arguments: [0o000, 0o022, 0o077])
  func modes(mask: Int) throws {
    let folder = try ScratchFolder()
    let before = Host.setFileCreationMask(mask)
    defer { Host.setFileCreationMask(before) }
    try FileSystem.createFolder(at: folder.file("d"))
    try FileSystem.replace(folder.file("a"), with: [1])
    try FileSystem.replace(folder.file("a"), with: [2])
    try AppendOnlyFile(path: folder.file("b")).append([1])
    try FileLock.acquire(path: folder.file("c")).release()
    for name in ["a", "b", "c"] {
      #expect(try FileSystem.status(of: folder.file(name))?.permissions == 0o600)
    }
    #expect(try FileSystem.status(of: folder.file("d"))?.permissions == 0o700)
  }
}
