import DailyMathSystem
import Testing

@Suite("The mode of files and folders")
struct FileSystemPermissionsTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func mode(_ path: String) throws -> UInt32? {
    try FileSystem.status(of: path)?.permissions
  }

  @Test("is what it was set to", arguments: [0o700, 0o600, 0o755, 0o640] as [UInt32])
  func setting(permissions: UInt32) throws {
    let file = folder.file("file")
    try FileSystem.replace(file, with: [1])
    try FileSystem.setPermissions(of: file, to: permissions)
    #expect(try mode(file) == permissions)
    let inner = folder.file("inner")
    try FileSystem.createFolder(at: inner)
    try FileSystem.setPermissions(of: inner, to: permissions)
    #expect(try mode(inner) == permissions)
  }

  @Test("stays as it was where only a link names the file")
  func link() throws {
    let file = folder.file("file")
    try FileSystem.replace(file, with: [1])
    try folder.link("link", to: file)
    let error = #expect(throws: SystemError.self) {
      try FileSystem.setPermissions(of: folder.file("link"), to: 0o644)
    }
    #expect(error?.isSymbolicLink == true)
    #expect(try mode(file) == 0o600)
  }

  @Test("cannot be set of what is not there")
  func missing() {
    let error = #expect(throws: SystemError.self) {
      try FileSystem.setPermissions(of: folder.file("nothing"), to: 0o600)
    }
    #expect(error?.isMissing == true)
  }
}
