import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The screens as they were found good")
struct GoldenTests {
  private static let views: [(Size, Language)] = [
    (Size(columns: 80, rows: 24), .spanish), (Size(columns: 40, rows: 12), .spanish),
    (Size(columns: 120, rows: 40), .spanish), (Size(columns: 80, rows: 24), .english),
  ]

  /// Screens that are arranged differently where fields and columns do not fit side by side any more.
  private static let narrowNames: Set<String> = [
    "Login-refused", "Register-faults", "Today-midterm", "Help-today", "Appearance-today",
    "Quiz-grading", "Quiz-longgrading", "CardEditor-problems", "Register-asking", "Quiz-turned",
    "RecoveryCodes-shown", "Today-ahead", "Today-catchingup", "Today-practice", "Decks-all",
    "Profile-settings", "Profile-deletion",
  ]

  private static func views(of picture: Picture) -> [(Size, Language)] {
    let narrow = narrowNames.contains(picture.name)
    return views + (narrow ? [(Size(columns: 60, rows: 24), .spanish)] : [])
  }

  @Test("a screen is drawn as it was found good", arguments: Picture.all)
  func golden(picture: Picture) throws {
    for (size, language) in Self.views(of: picture) {
      let frame = picture.scene(size, language).frame()
      let rows = (0..<size.rows).map { frame.canvas.text(row: $0) }
      try Self.check(rows, GoldenFile(picture, size, language))
    }
  }

  /// Screens that say much with signs of their own.
  private static let asciiPictures =
    Picture.statistics + Picture.calculator + Picture.agilityRecords

  @Test(
    "charts, keys and tables are drawn in ASCII as they were found good", arguments: asciiPictures)
  func ascii(picture: Picture) throws {
    var frame = picture.scene(Size(columns: 80, rows: 24), .spanish).frame(glyphs: .ascii)
    frame.foldToASCII()
    let rows = (0..<24).map { frame.canvas.text(row: $0) }
    try Self.check(rows, GoldenFile("\(picture.name)-ascii", .spanish))
  }

  @Test("the statistics are said as they were found good", arguments: Language.allCases)
  func plain(language: Language) throws {
    let pages = StatisticsPage.allCases.map { page in
      let scene = AppScene.statistics(.sample, page, Size(columns: 80, rows: 24), language)
      return PlainSession(scene.state).question
    }
    let lines = pages.flatMap { $0.statements + [""] }
    try Self.check(
      lines + (pages.first.map { $0.instructions + [$0.prompt] } ?? []),
      GoldenFile("Statistics-plain", language))
  }

  private static func check(_ rows: [String], _ file: GoldenFile) throws {
    if GoldenFile.isRecording {
      try file.record(rows)
      return
    }
    let good = try #require(file.rows(), "there is no \(file.name)")
    let difference = GoldenFile.difference(rows, from: good)
    #expect(difference.isEmpty, "\(file.name)\n\(difference)")
  }

  @Test("no file is left of a screen that is not drawn any more")
  func noneLeft() throws {
    let wanted = Picture.all.flatMap { picture in
      Self.views(of: picture).map { GoldenFile(picture, $0.0, $0.1).name }
    }
    let others =
      Self.asciiPictures.map { GoldenFile("\($0.name)-ascii", .spanish).name }
      + Language.allCases.map { GoldenFile("Statistics-plain", $0).name }
    #expect(try GoldenFile.names().subtracting(wanted).subtracting(others) == [])
  }
}
