import DailyMathSystem
import Testing

/// The files of the data folder, as somebody looks at them from outside.
extension StudyFolder {
  /// Every file below the data folder, by its path there.
  func contents() throws -> [String: [UInt8]] { try Self.contents(of: data, below: "") }

  /// The path of the only file in a folder below the data folder.
  func onlyFile(in folder: String) throws -> String {
    let names = try FileSystem.entries(of: data + "/" + folder).filter { !$0.hasPrefix(".") }
    try #require(names.count == 1, "\(folder) holds \(names)")
    return data + "/" + folder + "/" + names[0]
  }

  /// The path of the index of the only snapshot, beside which its card file lies.
  func snapshot() throws -> String {
    let names = try FileSystem.entries(of: data + "/local/snapshots").filter { name in
      !name.hasPrefix(".") && name.hasSuffix(".json")
    }
    try #require(names.count == 1, "local/snapshots holds \(names)")
    return data + "/local/snapshots/" + names[0]
  }

  /// The path of the journal of the only account.
  func journal() throws -> String {
    let accounts = try FileSystem.entries(of: data + "/accounts")
    return try onlyFile(in: "accounts/" + #require(accounts.first) + "/journal")
  }

  /// Runs a line of shell with the data folder as `$1`; false where it fails.
  @discardableResult
  func shell(_ script: String) throws -> Bool {
    let outcome = try ChildProcess.run(
      executable: "/bin/sh", arguments: ["-c", script, "sh", data], environment: environment,
      timeoutMilliseconds: 30_000)
    return outcome.status == .exited(0)
  }

  private static func contents(of folder: String, below prefix: String) throws -> [String: [UInt8]]
  {
    var found: [String: [UInt8]] = [:]
    for name in try FileSystem.entries(of: folder) {
      let path = folder + "/" + name
      if try FileSystem.status(of: path)?.kind == .folder {
        found.merge(try contents(of: path, below: prefix + name + "/")) { $1 }
      } else {
        found[prefix + name] = try FileSystem.read(path, limit: 1 << 24)
      }
    }
    return found
  }
}
