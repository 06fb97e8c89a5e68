/// The path of a file as a learner types it.
enum PersonalPath {
  /// The full path; `nil` where what was typed is none, or can only be a folder's.
  ///
  /// Spaces around it do not count. `~` at its beginning is the home folder, as in a shell; another user's home, as in
  /// `~ana/codes`, is not looked up. Control characters, which a paste can bring along, are in no path.
  static func full(_ typed: String, home: String, workingDirectory: String) -> String? {
    var path = Substring(typed)
    while path.first == " " || path.first == "\t" { path.removeFirst() }
    while path.last == " " || path.last == "\t" { path.removeLast() }
    guard let first = path.first, !path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }),
      !["", ".", "..", "~"].contains(
        path.split(separator: "/", omittingEmptySubsequences: false).last)
    else { return nil }
    if path.hasPrefix("~/") { return joined(home, path.dropFirst(2)) }
    switch first {
    case "~": return nil
    case "/": return String(path)
    default: return joined(workingDirectory, path)
    }
  }

  private static func joined(_ folder: String, _ rest: Substring) -> String {
    folder.hasSuffix("/") ? folder + rest : "\(folder)/\(rest)"
  }
}
