import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The streak and the level in the head of the day's screen")
struct TodayHeadTests {
  private static func rows(_ learner: Learner, _ size: Size) -> [String] {
    let frame = AppScene(learner, size: size).frame()
    return (0..<size.rows).map { frame.canvas.text(row: $0) }
  }

  private static func row(_ learner: Learner, _ columns: Int, rows: Int = 24) -> String {
    Self.rows(learner, Size(columns: columns, rows: rows)).first { $0.contains("¡Hola, Ana!") }
      ?? ""
  }

  @Test("whether today counts is told by a sign and in words")
  func met() {
    var learner = Learner.studying(days: 3)
    #expect(Self.row(learner, 80).contains("○ Racha 3 días · 3 de los 7 · falta hoy"))
    learner.review("a", .good)
    let row = Self.row(learner, 80)
    #expect(row.contains("✓ Racha 4 días · 4 de los 7"))
    #expect(!row.contains("falta"))
  }

  @Test("where nothing waits, today is not asked for")
  func free() {
    var learner = Learner()
    learner.put("a")
    learner.review("a", .good, day: -1)
    learner.review("a", .good, day: -1)
    #expect(Self.row(learner, 80).contains("Racha 1 día · 1 de los 7 · hoy no hace falta"))
  }

  @Test("freezes are counted in places and in words")
  func freezes() {
    #expect(Self.row(.studying(days: 7), 80).contains("falta hoy · ●○ 1 comodín"))
  }

  @Test("a new account reads something kind, and of no points")
  func new() {
    let rows = Self.rows(Learner(cards: "a"), Size(columns: 80, rows: 24))
    #expect(rows.contains { $0.contains("Con tu próximo repaso empieza una racha.") })
    #expect(rows.contains { $0.hasSuffix("Novato") || $0.contains("Novato ") })
    #expect(!rows.contains { $0.contains("Racha 0") || $0.contains("0 puntos") })
  }

  @Test("narrow windows shorten it in steps and never touch the greeting", arguments: [12, 24])
  func narrow(rows: Int) {
    let lines = [
      "○ Racha 7 días · 6 de los 7 · falta hoy · ●○ 1 comodín",
      "○ Racha 7 días · 6 de los 7 · falta hoy", "○ Racha 7 días · falta hoy", "○ Racha 7 días",
    ]
    var longest = lines.count - 1
    for columns in 40..<110 {
      let row = Self.row(.studying(days: 7), columns, rows: rows)
      let text = row.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
      // The places of the freezes may follow alone.
      let found = lines.firstIndex {
        text == "¡Hola, Ana! \($0)" || text == "¡Hola, Ana! \($0) · ●○"
      }
      #expect(found != nil, "\(columns): \(row)")
      // More room never makes it shorter.
      if let found {
        #expect(found <= longest, "\(columns): \(row)")
        longest = found
      }
      #expect(row.contains("¡Hola, Ana!  "), "\(columns)")
    }
    #expect(longest == 0)
  }

  @Test("freezes are seen in every window that is not narrow", arguments: [60, 80, 110, 120])
  func places(columns: Int) {
    for (height, learner) in [(24, Learner.studying(days: 7)), (40, .studying(days: 40))] {
      let rows = Self.rows(learner, Size(columns: columns, rows: height))
      #expect(rows.contains { $0.contains("●○") || $0.contains("●●") }, "\(columns)")
    }
  }

  @Test("in a wide window it stands under the greeting", arguments: [24, 40])
  func wide(height: Int) {
    let rows = Self.rows(.studying(days: 7), Size(columns: 120, rows: height))
    #expect(rows.contains { $0.contains("○ Racha 7 días · 6 de los 7 · falta hoy") })
    // What has no room beside the streak stands beside the level.
    #expect(rows.contains { $0.contains("Novato · 21 puntos · ●○ 1 comodín") })
  }

  @Test("a name as long as the window leaves it out")
  func longName() {
    let frame = AppScene(
      Learner(String(repeating: "Ñ", count: 60)), size: Size(columns: 64, rows: 24)
    ).frame()
    #expect(!frame.shows("racha"))
  }
}
