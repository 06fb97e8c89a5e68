import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The profile's page of what was earned")
struct ProfileProgressTests {
  private static func scene(
    _ learner: Learner = .diligent(), columns: Int = 80, rows: Int = 24
  ) -> AppScene {
    var scene = AppScene(learner, size: Size(columns: columns, rows: rows))
    scene.act(.screen(.tab(6)))
    return scene
  }

  @Test("the tab opens it, and it comes back to its beginning")
  func opens() {
    var scene = Self.scene()
    #expect(scene.profile == ProfileScreen.State(page: .progress))
    scene.press(KeyPress(.end), .character("o"), .character("o"))
    #expect(scene.profile == ProfileScreen.State(page: .progress))
  }

  @Test(
    "keys move, follow and lead to the other page",
    arguments: [
      (KeyPress(.down), .progressMoved(KeyPress(.down))),
      (.character("k"), .progressMoved(KeyPress(.up))),
      (KeyPress(.right), .wayChanged), (.tab, .wayChanged), (.enter, .statisticsChosen),
      (.character("g"), .statisticsChosen), (.character("o"), .pageChosen(.account)),
      (.character("s"), .statisticsChosen), (.character("t"), nil), (.character("d"), nil),
      (.character("x"), nil), (.escape, .todayChosen), (.character("?"), .helpChosen),
      (.character("q"), .quitChosen), (.character("1"), .tabChosen(1)),
    ] as [(KeyPress, ProfileScreen.Action?)])
  func keys(key: KeyPress, action: ProfileScreen.Action?) {
    let state = ProfileScreen.State(page: .progress)
    #expect(ProfileScreen.action(for: key, in: state) == action)
  }

  @Test("Enter follows the way at hand, and the statistics are one key away from both pages")
  func following() {
    var state = ProfileScreen.State(page: .progress)
    state.way = .account
    #expect(ProfileScreen.action(for: .enter, in: state) == .pageChosen(.account))
    #expect(
      ProfileScreen.action(for: .character("g"), in: ProfileScreen.State()) == .statisticsChosen)
    #expect(
      ProfileScreen.action(for: .character("o"), in: ProfileScreen.State())
        == .pageChosen(.progress))
    #expect(
      ProfileScreen.reduce(&state, .statisticsChosen, .test()) == [.navigate(.statistics)])
  }

  @Test("the letters of the account act on its own page only")
  func letter() {
    var scene = Self.scene()
    scene.press(.character("n"))
    #expect(scene.profile == ProfileScreen.State(page: .progress))
    scene.press(.character("o"), .character("n"))
    #expect(scene.profile?.dialog?.kind == .name)
    scene.press(.escape)
    #expect(scene.profile?.page == .account)
    #expect(scene.profile?.dialog == nil)
  }

  @Test("from the codes and the decks one comes back to the account")
  func back() {
    var scene = Self.scene()
    scene.press(.character("o"), .character("z"), .escape)
    #expect(scene.profile == ProfileScreen.State(item: .decks))
  }

  @Test(
    "everything can be reached by scrolling, in every window",
    arguments: [(40, 12), (63, 20), (64, 12), (80, 24), (109, 30), (110, 20), (120, 40), (140, 50)])
  func scrolling(columns: Int, rows: Int) {
    var scene = Self.scene(columns: columns, rows: rows)
    var seen: Set<String> = []
    for _ in 0..<60 {
      let frame = scene.frame()
      for row in 0..<rows { seen.insert(frame.canvas.text(row: row)) }
      scene.press(KeyPress(.down))
    }
    func isSeen(_ text: String) -> Bool { seen.contains { $0.contains(text) } }
    let awards = Awards(of: Learner.diligent().library, on: Learner.today)
    let texts = Texts.spanish.awards
    #expect(isSeen(texts.levelLine(awards)))
    #expect(isSeen(texts.nextLevelLine(awards)))
    #expect(isSeen(texts.streakLine(awards.streak)))
    #expect(isSeen("Estudias desde el 1 de octubre de"))
    #expect(isSeen("Reputación: 0"))
    for kind in Badge.Kind.allCases { #expect(isSeen(texts.name(of: kind)), "\(kind)") }
    #expect(isSeen("Aún no: cuando haya ejercicios"))
    #expect(isSeen("Últimas 53 semanas"))
    #expect(isSeen("lu "))
    #expect(isSeen("do "))
    #expect(isSeen("El mejor: 30 de noviembre") || isSeen("El mejor: 28 de noviembre"))
    #expect(isSeen("Estadísticas"))
  }

  @Test("it scrolls no further than to its end, and the wheel moves it, too")
  func wheel() {
    var scene = Self.scene()
    scene.press(KeyPress(.end))
    let end = scene.profile?.scroll
    #expect(end != ScrollState())
    scene.act(.wheelTurned(rows: 3))
    #expect(scene.profile?.scroll == end)
    scene.act(.wheelTurned(rows: -100))
    #expect(scene.profile?.scroll == ScrollState())
  }

  @Test("where the limit of a day keeps reviews back, the key that is named there leads to it")
  func limit() {
    var learner = Learner()
    for index in 0..<8 {
      learner.put("card\(index)")
      learner.review("card\(index)", .good, day: -1)
    }
    learner.write(.settings(SettingsChange(reviewsPerDay: 5)))
    var scene = AppScene(learner)
    scene.press(.character("6"))
    #expect(scene.profile == ProfileScreen.State(item: .reviews))
  }

  @Test("the year begins with the same day as that of the statistics", arguments: [-366, -367])
  func year(daysAgo: Int) {
    // The learner's today is a Monday, so that its year begins with the Monday 364 days before.
    var learner = Learner()
    learner.put("a")
    learner.review("a", .good, day: daysAgo)
    learner.put("b")
    learner.review("b", .good, day: -364)
    let library = learner.library
    let day = ReduceContext.test(library).stamp.day
    let statistics = Statistics(of: library, on: day)
    #expect(ProgressYear(of: library, on: day).total == 1)
    #expect(statistics.year.reduce(0) { $0 + $1.answers } == 1)
  }

  @Test("what the nearest badge is given for stands under the badges")
  func nearestBadge() {
    // Of no badge is anything done yet but of the first card, which is the first in the row.
    let frame = Self.scene(Learner(cards: "a")).frame()
    let rows = (0..<24).map { frame.canvas.text(row: $0) }
    #expect(rows.contains { $0.contains("Primera tarjeta: Responde tu primera tarjeta.") })
  }

  @Test("a click on a way follows it")
  func click() throws {
    var scene = Self.scene()
    let place = try #require(scene.frame().place(of: "Ajustes y cuenta"))
    let action = try #require(scene.frame().action(at: place))
    scene.act(.clicked(action))
    #expect(scene.profile?.page == .account)
  }

  @Test("what is scrolled out of sight covers neither the head nor the foot")
  func covered() {
    var scene = Self.scene(columns: 40, rows: 12)
    let head = scene.frame().canvas.text(row: 0)
    let foot = scene.frame().canvas.text(row: 11)
    for _ in 0..<60 {
      scene.press(KeyPress(.down))
      #expect(scene.frame().canvas.text(row: 0) == head)
      #expect(scene.frame().canvas.text(row: 10).allSatisfy { $0 == " " })
      #expect(scene.frame().canvas.text(row: 11) == foot)
    }
  }

  @Test("where nothing was done yet, it says how to begin")
  func beginning() {
    let frame = Self.scene(Learner(cards: "a"), rows: 40).frame()
    #expect(frame.shows("Con tu próximo repaso empieza una racha."))
    #expect(frame.shows("Cada día con repasos se marcará aquí."))
    #expect(!frame.shows("desde el"))
    #expect(!frame.shows("Racha 0"))
  }
}
