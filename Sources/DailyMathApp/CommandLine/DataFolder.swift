/// Where the data are kept.
package enum DataFolder {
  /// The folder: the one chosen, else `DAILYMATH_HOME`, else the system's place for a user's data.
  ///
  /// A relative path counts from `workingDirectory`, except in `XDG_DATA_HOME`, where the XDG base directory specification
  /// says that it is to be passed over. `usesApplicationSupport` tells macOS from the others. `nil` where nothing says whose home it is.
  package static func path(
    chosen: String?, workingDirectory: String, usesApplicationSupport: Bool,
    environment: (String) -> String?
  ) -> String? {
    func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    if let folder = chosen ?? value("DAILYMATH_HOME") {
      return folder.hasPrefix("/") ? folder : "\(workingDirectory)/\(folder)"
    }
    if usesApplicationSupport {
      return value("HOME").map { "\($0)/Library/Application Support/DailyMath" }
    }
    if let folder = value("XDG_DATA_HOME"), folder.hasPrefix("/") { return "\(folder)/dailymath" }
    return value("HOME").map { "\($0)/.local/share/dailymath" }
  }
}
