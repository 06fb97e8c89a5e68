import DailyMathSystem
import Testing

/// A real folder for the files of a learner, removed when the test lets go of it.
final class PersonalFolder {
  let path: String

  init() throws {
    let base = Host.environment("TMPDIR") ?? "/tmp"
    path = "\(base)/dailymath-personal-\(SecureRandom.identifier(length: 16))"
    try FileSystem.createFolder(at: path)
  }

  deinit { try? FileSystem.removeTree(at: path) }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  func text(of name: String) throws -> String {
    String(decoding: try FileSystem.read(file(name)), as: UTF8.self)
  }

  /// Makes a shell script that can be run; `$folder` in it is this folder.
  func makeProgram(_ name: String, _ lines: String) throws -> String {
    let script = "#!/bin/sh\nfolder='\(path)'\n\(lines)\n"
    try FileSystem.createNew(file(name), Array(script.utf8))
    try run("/bin/chmod", ["700", file(name)])
    return file(name)
  }

  /// Makes a symbolic link.
  func makeLink(_ name: String, to target: String) throws {
    try run("/bin/ln", ["-s", target, file(name)])
  }

  private func run(_ program: String, _ arguments: [String]) throws {
    let outcome = try ChildProcess.run(executable: program, arguments: arguments)
    try #require(outcome.status == .exited(0))
  }
}
