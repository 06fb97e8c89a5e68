import DailyMathSystem

/// A real folder for one test, removed when the test lets go of it.
final class ScratchFolder {
  let path: String

  init() throws {
    let base = Host.environment("TMPDIR") ?? "/tmp"
    path = "\(base)/dailymath-system-\(SecureRandom.identifier(length: 16))"
    try FileSystem.createFolder(at: path)
  }

  deinit { try? FileSystem.removeTree(at: path) }

  func file(_ name: String) -> String { path + "/" + name }

  /// Makes a symbolic link, which the module itself never does.
  func link(_ name: String, to target: String) throws {
    let outcome = try ChildProcess.run(
      executable: "/bin/ln", arguments: ["-s", target, file(name)])
    guard outcome.status == .exited(0) else { throw ScratchError(text: outcome.errorText) }
  }
}

struct ScratchError: Error { let text: String }
