import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("Help with what has piled up, on the day's screen")
struct TodayScreenBacklogTests {
  /// A learner with so many reviews due.
  static func backlog(_ count: Int) -> Learner {
    var learner = Learner()
    for index in 0..<count {
      learner.put("card\(index)")
      learner.review("card\(index)", .good, day: -2)
    }
    return learner
  }

  private func state(_ learner: Learner) -> TodayScreen.State {
    TodayScreen.State(library: learner.library, day: Learner.today)
  }

  @discardableResult
  private func expect(
    _ action: TodayScreen.Action, in state: TodayScreen.State, _ learner: Learner,
    effects: [Effect] = [], sourceLocation: SourceLocation = #_sourceLocation,
    change: (inout TodayScreen.State) -> Void = { _ in }
  ) -> TodayScreen.State {
    expectReduction(
      of: state, by: { TodayScreen.reduce(&$0, action, .test(learner.library)) },
      effects: effects, sourceLocation: sourceLocation, change: change)
  }

  @Test("help is offered with about how many a day, and what is chosen becomes a setting")
  func backlogHelp() throws {
    let learner = Self.backlog(143)
    let today = Learner.today
    var dialog = BacklogDialog(
      Backlog(of: learner.library, on: today), learner.library.settings, on: today)
    #expect(
      dialog.choices == [
        .spread(from: today, days: 5), .spread(from: today, days: 7),
        .spread(from: today, days: 10), .spread(from: today, days: 14), .fragileFirst, .none,
      ])
    #expect(dialog.selected == .spread(from: today, days: 7))
    let opened = expect(.backlogChosen, in: state(learner), learner) {
      $0.dialog = .backlog(dialog)
    }
    let texts = Texts.of(.spanish).backlog
    #expect(
      dialog.choices.map { texts.remark(on: $0, in: dialog, today) } == [
        "unas 29 al día", "unas 21 al día", "unas 15 al día", "unas 11 al día", "", "",
      ])
    func setting(_ help: BacklogHelp) -> [Effect] {
      [.append([.settings(SettingsChange(backlog: help))], for: .settings)]
    }
    expect(
      .dialog(.taken), in: opened, learner, effects: setting(.spread(from: today, days: 7))
    ) { $0.dialog = nil }
    for (number, help) in zip("12345", dialog.choices) {
      let key = KeyPress.character(number)
      let action = try #require(TodayScreen.action(for: key, in: opened))
      expect(action, in: opened, learner, effects: setting(help)) { $0.dialog = nil }
    }
    // Leaving it as it is writes nothing.
    expect(.dialog(.rowTaken(5)), in: opened, learner) { $0.dialog = nil }
    dialog.list = ListState(selected: 2)
    expect(.dialog(.keyMoved(KeyPress(.down))), in: opened, learner) {
      $0.dialog = .backlog(dialog)
    }
  }

  @Test("the lists go round at both ends")
  func goingRound() {
    let learner = Self.backlog(143)
    let opened = expect(.backlogChosen, in: state(learner), learner) {
      $0.dialog = .backlog(
        BacklogDialog(
          Backlog(of: learner.library, on: Learner.today), learner.library.settings,
          on: Learner.today))
    }
    var first = opened
    first.dialog?.list = ListState()
    let last = expect(.dialog(.keyMoved(KeyPress(.up))), in: first, learner) {
      $0.dialog?.list = ListState(selected: 5)
    }
    expect(.dialog(.keyMoved(KeyPress(.down))), in: last, learner) {
      $0.dialog?.list = ListState()
    }
  }

  @Test("while help holds, the same key shows it and can end it")
  func endingHelp() {
    var learner = Self.backlog(143)
    let start = Learner.today.adding(days: -1)
    let help = BacklogHelp.spread(from: start, days: 7)
    learner.write(.settings(SettingsChange(backlog: help)))
    let dialog = BacklogDialog(
      Backlog(of: learner.library, on: Learner.today), learner.library.settings,
      on: Learner.today)
    #expect(dialog.current == help)
    // The days that run go on; others would begin today.
    #expect(dialog.choices.contains(help))
    #expect(dialog.choices.contains(.spread(from: Learner.today, days: 10)))
    #expect(dialog.selected == .none)
    let texts = Texts.of(.spanish).backlog
    #expect(texts.name(of: .none, current: help) == "Terminar esta ayuda")
    #expect(texts.remark(on: help, in: dialog, Learner.today) == "día 2 de 7")
    let opened = expect(.backlogChosen, in: state(learner), learner) {
      $0.dialog = .backlog(dialog)
    }
    expect(
      .dialog(.taken), in: opened, learner,
      effects: [
        .append([.settings(SettingsChange(backlog: BacklogHelp.none))], for: .settings)
      ]
    ) { $0.dialog = nil }
    expect(.dialog(.rowTaken(1)), in: opened, learner) { $0.dialog = nil }
  }

  @Test("where nothing is due and nothing holds, help is not needed, and that is said")
  func noBacklog() {
    expect(.backlogChosen, in: state(Learner(cards: "a")), Learner(cards: "a")) {
      $0.notice = .nothingPiledUp
    }
  }

  @Test(
    "the day that begins while the screen is open brings its own plan, and the list in front follows"
  )
  func rollover() {
    let learner = Self.backlog(60)
    var state = state(learner)
    state.dialog = .backlog(
      BacklogDialog(state.facts.backlog, learner.library.settings, on: Learner.today))
    let tomorrow = Learner.today.adding(days: 1)
    _ = TodayScreen.reduce(
      &state, .dialog(.keyMoved(KeyPress(.down))), .test(learner.library, at: .at(day: 1)))
    #expect(state.day == tomorrow)
    guard case .backlog(let dialog) = state.dialog else {
      Issue.record("the list is gone")
      return
    }
    #expect(dialog.selected == .spread(from: tomorrow, days: 10))
  }

  @Test("help says the day's limit where that is lower than what a choice would ask")
  func limitedHelp() {
    var learner = Self.backlog(143)
    func dialog() -> BacklogDialog {
      BacklogDialog(
        Backlog(of: learner.library, on: Learner.today), learner.library.settings,
        on: Learner.today)
    }
    let texts = Texts.of(.spanish).backlog
    // 143 cards over 5 days are 29 a day.
    learner.write(.settings(SettingsChange(reviewsPerDay: 29)))
    #expect(texts.detail(of: dialog()) == texts.detail)
    learner.write(.settings(SettingsChange(reviewsPerDay: 28)))
    #expect(texts.detail(of: dialog()) == "Tu límite es 28 al día. Con h puedes terminarlo.")
  }
}
