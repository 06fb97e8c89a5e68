import DailyMathCore
import DailyMathTerminal
import Foundation

/// The text of a screen as somebody found it good, in the folder `Goldens` beside these tests.
///
/// `DAILYMATH_RECORD_GOLDENS=1 swift test --filter Golden` writes the files anew; look at each before it is kept.
struct GoldenFile {
  let name: String

  /// The file of a picture in a window of that size.
  init(_ picture: Picture, _ size: Size, _ language: Language) {
    name = "\(picture.name)-\(size.columns)x\(size.rows)-\(language.rawValue).txt"
  }

  /// The file of something else that is kept as text, such as what plain mode says.
  init(_ name: String, _ language: Language) {
    self.name = "\(name)-\(language.rawValue).txt"
  }

  /// Whether the files are to be written instead of compared.
  static var isRecording: Bool {
    ProcessInfo.processInfo.environment["DAILYMATH_RECORD_GOLDENS"] == "1"
  }

  /// Every file that is there.
  static func names() throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Set(names.filter { $0.hasSuffix(".txt") })
  }

  /// The rows found good; `nil` where there is no file.
  func rows() -> [String]? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    var rows = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    rows.removeLast()
    return rows
  }

  /// Writes rows down as good.
  func record(_ rows: [String]) throws {
    try Data((rows.joined(separator: "\n") + "\n").utf8).write(to: url)
  }

  /// The rows that are not as they were found good, each with its number, or nothing.
  static func difference(_ rows: [String], from good: [String]) -> String {
    var lines: [String] = []
    for row in 0..<max(rows.count, good.count) {
      let (was, now) = (
        good.indices.contains(row) ? good[row] : nil, rows.indices.contains(row) ? rows[row] : nil
      )
      guard was != now else { continue }
      if let was { lines.append("\(row) - \(was)") }
      if let now { lines.append("\(row) + \(now)") }
    }
    return lines.joined(separator: "\n")
  }

  private var url: URL { Self.folder.appending(path: name) }

  private static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Goldens")
  }
}
