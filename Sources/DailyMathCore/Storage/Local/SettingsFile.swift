internal import DailyMathSystem

/// The file `settings.json` in the data folder, which people write themselves: `{"sendmail": "/usr/sbin/sendmail"}`.
///
/// Members that are not known are passed over, and the file is never written.
struct SettingsFile: Sendable {
  /// Where the file is.
  let path: String

  private static let largestFile = 64 << 10
  private static let longestPath = 4_096

  /// What the file says; nothing where there is none.
  ///
  /// Throws `damaged` where it is no JSON, and `unusableSetting` where it names no absolute path.
  func read() throws(StoreError) -> MachineSettings {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.read(path, limit: Self.largestFile)
    } catch {
      if error.isDirectoryMissing { return MachineSettings() }
      throw .reading(error, path)
    }
    let settings: MachineSettings
    do throws(JSONFault) {
      settings = try Self.decode(bytes)
    } catch {
      throw .damaged(path: path)
    }
    if let sendmail = settings.sendmail, !Self.isProgramPath(sendmail) {
      throw .unusableSetting(path: path, name: "sendmail")
    }
    return settings
  }

  private static func decode(_ bytes: [UInt8]) throws(JSONFault) -> MachineSettings {
    var settings = MachineSettings()
    var reader = JSONReader(bytes)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      reader.skipSpace()
      // To say `null` is to say that there is none.
      if key == "sendmail", reader.peek != UInt8(ascii: "n") {
        settings.sendmail = try reader.text(limit: longestPath)
      } else {
        try reader.skipValue()
      }
    }
    try reader.finish()
    return settings
  }

  /// Tells whether a path can be that of a program: absolute, and without the characters that end a line or a C string.
  private static func isProgramPath(_ path: String) -> Bool {
    path.hasPrefix("/") && path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
  }
}
