import DailyMathApp
import DailyMathSystem
import Testing

@Suite("Files for the learner")
struct PersonalFilesTests {
  private let folder: PersonalFolder
  private let bytes = Array("7K3M-Q2ZD\n".utf8)

  init() throws { folder = try PersonalFolder() }

  @Test("a new file holds what was written and is readable by nobody else")
  func writing() throws {
    let path = try PersonalFiles.live.write(" \(folder.file("codes.txt")) ", bytes)
    #expect(path == folder.file("codes.txt"))
    #expect(try FileSystem.read(path) == bytes)
    #expect(try FileSystem.status(of: path)?.permissions == 0o600)
  }

  @Test("nothing is overwritten: no file, and nothing through a link that leads nowhere")
  func existing() throws {
    let path = folder.file("codes.txt")
    _ = try PersonalFiles.live.write(path, bytes)
    #expect(throws: PersonalFileError.exists(path: path)) {
      try PersonalFiles.live.write(path, [])
    }
    #expect(try FileSystem.read(path) == bytes)
    try folder.makeLink("link", to: folder.file("target"))
    #expect(throws: PersonalFileError.exists(path: folder.file("link"))) {
      try PersonalFiles.live.write(folder.file("link"), bytes)
    }
    #expect(try FileSystem.status(of: folder.file("target")) == nil)
  }

  @Test("a folder is no file")
  func folderPath() {
    #expect(throws: PersonalFileError.isFolder(path: folder.path)) {
      try PersonalFiles.live.write(folder.path, bytes)
    }
    for typed in [folder.path + "/", "~", ""] {
      #expect(throws: PersonalFileError.unusablePath) {
        try PersonalFiles.live.write(typed, bytes)
      }
    }
  }

  @Test("what the system refuses is told with its reason")
  func missingFolder() throws {
    let path = folder.file("missing/codes.txt")
    do throws(PersonalFileError) {
      _ = try PersonalFiles.live.write(path, bytes)
      Issue.record("there is no such folder")
    } catch {
      guard case .system(let cause, path) = error else {
        Issue.record("unexpected: \(error)")
        return
      }
      #expect(cause.isMissing)
    }
  }
}
