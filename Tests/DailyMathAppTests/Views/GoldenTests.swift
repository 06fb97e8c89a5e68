import DailyMathCore
import DailyMathTerminal
import Testing

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
      let file = GoldenFile(picture, size, language)
      if GoldenFile.isRecording {
        try file.record(rows)
        continue
      }
      let good = try #require(file.rows(), "there is no \(file.name)")
      let difference = GoldenFile.difference(rows, from: good)
      #expect(difference.isEmpty, "\(file.name)\n\(difference)")
    }
  }

  @Test("no file is left of a screen that is not drawn any more")
  func noneLeft() throws {
    let wanted = Picture.all.flatMap { picture in
      Self.views(of: picture).map { GoldenFile(picture, $0.0, $0.1).name }
    }
    #expect(try GoldenFile.names().subtracting(wanted) == [])
  }
}
