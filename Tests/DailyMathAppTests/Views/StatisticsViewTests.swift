import DailyMathTerminal
import DailyMathTestSupport
import Testing

@testable import DailyMathApp
@testable import DailyMathCore

@Suite("The statistics as they are drawn")
struct StatisticsViewTests {
  private static let usual = Size(columns: 80, rows: 24)

  private static func rows(_ scene: AppScene, glyphs: Glyphs = .unicode) -> [String] {
    let frame = scene.frame(glyphs: glyphs)
    return (0..<frame.size.rows).map { frame.canvas.text(row: $0) }
  }

  private static func shows(_ text: String, _ scene: AppScene) -> Bool {
    rows(scene).contains { $0.contains(text) }
  }

  @Test(
    "say the same in every theme and with every number of colours",
    arguments: StatisticsPage.allCases)
  func looks(page: StatisticsPage) {
    let scene = AppScene.statistics(.sample, page)
    let frame = scene.frame()
    for theme in [Theme.dark, .light, .terminal] {
      for depth in [ColorDepth.none, .ansi16, .indexed256, .trueColor] {
        var terminal = VirtualTerminal(columns: 80, rows: 24)
        terminal.feed(TerminalModes.standard.enterSequence)
        var encoder = FrameEncoder()
        terminal.feed(encoder.encode(frame, theme: theme, depth: depth))
        #expect(terminal.rows == Self.rows(scene))
      }
    }
  }

  @Test("every page fits a usual window, except where its numbers are huge")
  func fitting() {
    for language in Language.allCases {
      for page in StatisticsPage.allCases {
        let scene = AppScene.statistics(.sample, page, Self.usual, language)
        let tabs = scene.frame().canvas.text(row: 2)
        #expect(!tabs.contains("↓"), "\(page) \(language)")
      }
    }
  }

  @Test("the day at hand is told in words, in every window")
  func day() {
    var scene = AppScene.statistics(.sample, .year)
    #expect(Self.shows("lunes 30 de noviembre: ", scene))
    scene.press(KeyPress(.up))
    #expect(Self.shows("domingo 29 de noviembre: sin respuestas", scene))
    #expect(Self.shows("do 29 nov: sin respuestas", scene.resized(to: Size(columns: 40, rows: 12))))
    scene.press(KeyPress(.home))
    #expect(Self.shows("lunes 1 de diciembre de 2025: ", scene))
  }

  @Test("a click on a day takes it to hand, in weeks with gaps and without")
  func clicks() throws {
    for size in [Self.usual, Size(columns: 120, rows: 40)] {
      let scene = AppScene.statistics(.sample, .year, size)
      let day = Learner.today.adding(days: -100)
      let region = try #require(
        scene.frame().hitRegions.first { $0.action == .statistics(.dayClicked(day)) })
      var clicked = scene
      clicked.act(.clicked(region.action))
      #expect(clicked.statistics?.selectedDay == day)
      #expect(clicked.frame().cursor?.row == region.rect.row)
    }
  }

  @Test("days that have not come yet are not drawn")
  func future() {
    let frame = AppScene.statistics(.sample, .year).frame()
    let days = frame.hitRegions.compactMap { region -> StudyDay? in
      if case .statistics(.dayClicked(let day)) = region.action { day } else { nil }
    }
    #expect(days.max() == Learner.today)
    // The year is there, to its first Monday.
    #expect(days.min() == Learner.today.adding(days: -364))
  }

  @Test("a wide window shows the neighbour too, whose name leads there")
  func wide() throws {
    var scene = AppScene.statistics(.sample, .retention, Size(columns: 120, rows: 40))
    #expect(Self.shows("En los próximos 30 días", scene))
    #expect(Self.shows("Jóvenes: menos de 21 días", scene))
    let region = try #require(
      scene.frame().hitRegions.first {
        $0.action == .statistics(.pageChosen(.forecast)) && $0.rect.row > 2
      })
    scene.act(.clicked(region.action))
    #expect(scene.statistics?.page == .forecast)
  }

  @Test("in a window that becomes smaller, the selected card stays in sight with its words")
  func smaller() {
    var scene = AppScene.statistics(.sample, .hardest)
    for index in 0..<8 {
      let low = scene.resized(to: Size(columns: 40, rows: 12))
      #expect(Self.shows("▸ ", low), "\(index)")
      #expect(Self.shows("\(9 - index) olvidos, ", low), "\(index)")
      scene.press(KeyPress(.down))
    }
  }

  @Test("an account with nothing in it reads something kind in the place of every chart")
  func empty() {
    for page in StatisticsPage.allCases {
      let rows = Self.rows(.statistics(nil, page))
      #expect(
        !rows.contains { $0.contains("┤") || $0.contains("█") || $0.contains("░") }, "\(page)")
      #expect(rows.dropFirst(3).dropLast().contains { $0.count > 20 }, "\(page)")
    }
  }

  @Test("one card answered once is told without any fault", arguments: StatisticsPage.allCases)
  func one(page: StatisticsPage) {
    var learner = Learner(cards: "a")
    learner.review("a", .good)
    var scene = AppScene(learner)
    scene.press(.character("s"))
    scene.act(.clicked(.statistics(.pageChosen(page))))
    for size in [Self.usual, Size(columns: 40, rows: 12), Size(columns: 120, rows: 40)] {
      let rows = Self.rows(scene.resized(to: size))
      #expect(!rows.contains { $0.contains("Todavía no hay datos") }, "\(page)")
    }
  }

  @Test("numbers in the thousands of millions stand in groups of digits", arguments: [40, 80, 120])
  func huge(columns: Int) {
    for page in StatisticsPage.allCases {
      let scene = AppScene.statistics(
        .of(scale: 1_000_000), page, Size(columns: columns, rows: columns == 40 ? 12 : 40))
      let rows = Self.rows(scene)
      let long = rows.contains { row in
        row.split { !$0.isNumber }.contains { $0.count > 4 }
      }
      #expect(!long, "\(page)")
    }
    #expect(Self.shows("120.000.000 ┤", .statistics(.of(scale: 2_000_000), .days)))
  }

  @Test("while the account is counted, the screen says so")
  func counting() {
    var scene = AppScene.statistics(nil, .days)
    guard case .statistics(var statistics) = scene.state.screen else { return }
    statistics.statistics = nil
    scene.state.screen = .statistics(statistics)
    #expect(Self.shows("Contando tus repasos…", scene))
    scene.press(KeyPress(.down), .tab, KeyPress(.right), KeyPress(.home), .enter)
    #expect(scene.statistics?.page == .retention)
  }
}
