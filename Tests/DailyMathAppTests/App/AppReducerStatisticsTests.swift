import DailyMathTerminal
import Testing

@testable import DailyMathApp
@testable import DailyMathCore

@Suite("The way into the statistics and out of them")
struct AppReducerStatisticsTests {
  private static let save = AppAction.key(.character("s", .control))

  private static func profile() -> AppScene {
    var scene = AppScene(.midTerm())
    AppReducer.navigate(&scene.state, to: .profile)
    scene.act(.screen(.profile(.tabChosen(6))))
    AppReducer.navigate(&scene.state, to: .statistics)
    return scene
  }

  @Test("s opens them from the day's screen, and Esc, 1 and Alt-1 lead back there")
  func today() {
    for key in [KeyPress.escape, .character("1"), .character("1", .alt)] {
      var scene = AppScene(.midTerm())
      scene.press(.character("s"))
      #expect(scene.statistics?.page == .year)
      #expect(scene.statistics?.tab == 1)
      scene.press(key)
      #expect(scene.today != nil)
    }
  }

  @Test("from the profile they lead back to the profile, and the head shows its tab")
  func backToProfile() {
    var scene = Self.profile()
    #expect(scene.statistics?.tab == 6)
    scene.press(.escape)
    guard case .profile = scene.state.screen else {
      Issue.record("\(scene.state.screen)")
      return
    }
  }

  @Test(
    "a card that was opened leads back to its page, saved or not, and from there on to the profile")
  func card() throws {
    for isSaved in [true, false] {
      var scene = Self.profile()
      guard case .statistics(var statistics) = scene.state.screen else { return }
      statistics.statistics = .sample
      statistics.page = .hardest
      scene.state.screen = .statistics(statistics)
      scene.press(KeyPress(.down), .enter)
      #expect(scene.editor?.card == CardID("card1"))
      if isSaved { scene.save(Self.save) } else { scene.press(.escape) }
      #expect(scene.statistics?.page == .hardest)
      #expect(scene.statistics?.tab == 6)
      // What was counted before a card was changed is counted anew.
      let library = try #require(scene.state.signedIn?.library)
      #expect(scene.statistics?.statistics == Statistics(of: library, on: Learner.today))
      scene.press(.escape)
      guard case .profile = scene.state.screen else {
        Issue.record("\(scene.state.screen)")
        return
      }
    }
  }

  @Test("who leaves the card for a tab begins with the statistics anew")
  func forgotten() {
    var scene = AppScene.statistics(.sample, .hardest)
    scene.press(.enter)
    #expect(scene.editor != nil)
    scene.press(.character("1", .alt))
    #expect(scene.state.lastStatistics == nil)
    scene.press(.character("s"))
    #expect(scene.statistics?.page == .year)
  }

  @Test("events from elsewhere are counted")
  func news() throws {
    var learner = Learner.midTerm()
    var scene = AppScene(learner)
    scene.press(.character("s"))
    let event = learner.review("card2", .good)
    scene.act(.eventsArrived([event]))
    #expect(scene.statistics?.statistics == Statistics(of: learner.library, on: Learner.today))
  }

  @Test("the wheel scrolls the page, and over the hardest cards it moves the selection")
  func wheel() {
    var scene = AppScene.statistics(.sample, .cards, Size(columns: 40, rows: 12))
    scene.act(.wheelTurned(rows: 3))
    #expect(scene.statistics?.scroll == ScrollState(offset: 3))
    scene = .statistics(.sample, .hardest)
    scene.act(.wheelTurned(rows: 3))
    #expect(scene.statistics?.selectedCard == 1)
  }

  @Test("nothing is pasted into them, and signing out forgets them")
  func leaving() {
    var scene = AppScene.statistics(.sample, .hardest)
    scene.expect(.paste("texto"))
    scene.press(.enter)
    #expect(scene.state.lastStatistics != nil)
    scene.act(.accountGone)
    #expect(scene.state.lastStatistics == nil)
  }
}
