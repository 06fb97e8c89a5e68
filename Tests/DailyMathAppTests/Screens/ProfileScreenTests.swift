import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The profile's page")
struct ProfileScreenTests {
  private static let library = Learner.midTerm().library

  /// Expects an action to change a state so, with the settings of a learner in the middle of a term or with others.
  private func expect(
    _ state: ProfileScreen.State, _ action: ProfileScreen.Action, effects: [Effect] = [],
    _ settings: SettingsChange = SettingsChange(),
    sourceLocation: SourceLocation = #_sourceLocation,
    change: (inout ProfileScreen.State) -> Void = { _ in }
  ) {
    var learner = Learner.midTerm()
    learner.write(.settings(settings))
    let context = ReduceContext.test(learner.library)
    expectReduction(
      of: state, by: { ProfileScreen.reduce(&$0, action, context) }, effects: effects,
      sourceLocation: sourceLocation, change: change)
  }

  private static func saving(_ change: SettingsChange) -> [Effect] {
    [.append([.settings(change)], for: .profile)]
  }

  @Test(
    "keys move, change and open",
    arguments: [
      (KeyPress(.down), .itemMoved(by: 1)), (KeyPress(.up), .itemMoved(by: -1)),
      (.character("j"), .itemMoved(by: 1)), (KeyPress(.left), .valueMoved(by: -1)),
      (KeyPress(.right), .valueMoved(by: 1)), (.enter, .chosen(.language)),
      (.space, .chosen(.language)), (.tab, .groupChanged), (.escape, .todayChosen),
      (.character("1"), .tabChosen(1)), (.character("x"), .chosen(.signOut)),
      (.character("d"), .chosen(.deletion)), (.character("?"), .helpChosen),
      (.character("q"), .quitChosen), (.character("a"), .appearanceChosen),
      (.character("9"), nil), (KeyPress(.delete), nil),
    ] as [(KeyPress, ProfileScreen.Action?)])
  func keys(key: KeyPress, action: ProfileScreen.Action?) {
    #expect(ProfileScreen.action(for: key, in: ProfileScreen.State()) == action)
  }

  @Test("every item has a letter of its own, which no other key of the page has")
  func letters() {
    let letters = ProfileItem.allCases.map(\.letter)
    #expect(Set(letters).count == ProfileItem.allCases.count)
    #expect(Set(letters).isDisjoint(with: "jkaq?1go"))
  }

  @Test("the keyboard stops at both ends, and Tab goes to the other group")
  func moving() {
    let first = ProfileScreen.State()
    expect(first, .itemMoved(by: -1))
    expect(first, .itemMoved(by: 99)) { $0.item = .deletion }
    expect(first, .itemMoved(by: 9)) { $0.item = .name }
    expect(first, .groupChanged) { $0.item = .name }
    expect(ProfileScreen.State(item: .decks), .groupChanged) { $0.item = .name }
    expect(ProfileScreen.State(item: .signOut), .groupChanged) { $0.item = .language }
  }

  @Test(
    "a step takes the next value and saves it",
    arguments: [
      (.language, 1, SettingsChange(language: .english)),
      (.language, -1, SettingsChange(language: .english)),
      (.theme, 1, SettingsChange(theme: .dark)),
      (.theme, -1, SettingsChange(theme: .highContrast)),
      (.motion, 1, SettingsChange(motion: .reduced)),
      (.rollover, 1, SettingsChange(rollover: RolloverHour(5))),
      (.newCards, 1, SettingsChange(newCardsPerDay: 3)),
      (.newCards, -1, SettingsChange(newCardsPerDay: 1)),
      (.reviews, 1, SettingsChange(reviewsPerDay: 201)),
      (.reviews, -1, SettingsChange(reviewsPerDay: 199)),
      (.fuzz, 1, SettingsChange(usesFuzz: true)), (.fuzz, -1, SettingsChange(usesFuzz: true)),
      (.reminder, 1, SettingsChange(reminder: .daily(.usual))),
      (.reminder, -1, SettingsChange(reminder: .daily(.usual))),
    ] as [(ProfileItem, Int, SettingsChange)])
  func steps(item: ProfileItem, step: Int, change: SettingsChange) {
    expect(
      ProfileScreen.State(item: item), .valueMoved(by: step), effects: Self.saving(change))
  }

  @Test("at its ends a number stays, an hour goes round, and a reminder is off")
  func ends() {
    expect(
      ProfileScreen.State(item: .newCards), .valueMoved(by: -1), SettingsChange(newCardsPerDay: 0))
    expect(
      ProfileScreen.State(item: .newCards), .valueMoved(by: 1),
      SettingsChange(newCardsPerDay: 9_999))
    expect(
      ProfileScreen.State(item: .reviews), .valueMoved(by: -1), SettingsChange(reviewsPerDay: 0))
    expect(
      ProfileScreen.State(item: .reviews), .valueMoved(by: 1),
      SettingsChange(reviewsPerDay: 9_999))
    expect(
      ProfileScreen.State(item: .fuzz), .valueMoved(by: 1),
      effects: Self.saving(SettingsChange(usesFuzz: false)), SettingsChange(usesFuzz: true))
    expect(
      ProfileScreen.State(item: .rollover), .valueMoved(by: 1),
      effects: Self.saving(SettingsChange(rollover: RolloverHour(0))),
      SettingsChange(rollover: RolloverHour(12)))
    // An hour that was chosen elsewhere and is later than any here is brought to the latest first.
    expect(
      ProfileScreen.State(item: .rollover), .valueMoved(by: -1),
      effects: Self.saving(SettingsChange(rollover: RolloverHour(11))),
      SettingsChange(rollover: RolloverHour(23)))
    for (minutes, step) in [(1_410, 1), (0, -1)] {
      expect(
        ProfileScreen.State(item: .reminder), .valueMoved(by: step),
        effects: Self.saving(SettingsChange(reminder: .off)),
        SettingsChange(reminder: .daily(ReminderTime(wrapping: minutes))))
    }
    expect(ProfileScreen.State(item: .name), .valueMoved(by: 1))
  }

  @Test("the decks are opened, and have no value to change")
  func decks() {
    let state = ProfileScreen.State()
    #expect(ProfileScreen.action(for: .character("z"), in: state) == .chosen(.decks))
    expect(state, .chosen(.decks), effects: [.navigate(.decks)]) { $0.item = .decks }
    expect(ProfileScreen.State(item: .decks), .valueMoved(by: 1))
  }

  @Test("Delete turns the reminder off")
  func deleteKey() {
    let state = ProfileScreen.State(item: .reminder)
    let off = SettingsChange(reminder: .off)
    #expect(ProfileScreen.action(for: KeyPress(.delete), in: state) == .settingsChosen(off))
    expect(state, .settingsChosen(off), effects: Self.saving(off))
  }

  @Test(
    "what is typed holds where it is a value of the setting",
    arguments: [
      (.rollover, "0", SettingsChange(rollover: RolloverHour(0))),
      (.rollover, "12", SettingsChange(rollover: RolloverHour(12))),
      (.rollover, "5:00", SettingsChange(rollover: RolloverHour(5))),
      (.rollover, "13", nil), (.rollover, "5:30", nil), (.rollover, "", nil),
      (.rollover, "-1", nil),
      (.newCards, "0", SettingsChange(newCardsPerDay: 0)),
      (.newCards, "9999", SettingsChange(newCardsPerDay: 9_999)),
      (.newCards, "1.200", SettingsChange(newCardsPerDay: 1_200)),
      (.reviews, "0", SettingsChange(reviewsPerDay: 0)),
      (.reviews, "9.999", SettingsChange(reviewsPerDay: 9_999)),
      (.reviews, "10000", nil), (.reviews, "", nil), (.fuzz, "sí", nil), (.decks, "1", nil),
      (.newCards, "10000", nil), (.newCards, "diez", nil), (.newCards, "", nil),
      (.reminder, "19:30", SettingsChange(reminder: .daily(.usual))),
      (.reminder, "7:30 pm", SettingsChange(reminder: .daily(.usual))),
      (.reminder, "19h30", SettingsChange(reminder: .daily(.usual))),
      (.reminder, "", SettingsChange(reminder: .off)), (.reminder, "24:00", nil),
      (.theme, "1", nil),
    ] as [(ProfileItem, String, SettingsChange?)])
  func typed(item: ProfileItem, text: String, change: SettingsChange?) {
    #expect(ProfileScreen.change(of: item, typed: text) == change)
  }

  @Test("typing takes the place of the value, and Enter saves it")
  func entry() {
    var state = ProfileScreen.State(item: .newCards)
    expect(state, .chosen(.newCards)) { $0.entry = ProfileEntry("2") }
    state.entry = ProfileEntry("2")
    for character in "15" {
      _ = ProfileScreen.reduce(&state, .entryTyped(.character(character)), .test(Self.library))
    }
    #expect(state.entry?.field.text == "15")
    expect(
      state, .entryClosed(keepsText: true),
      effects: Self.saving(SettingsChange(newCardsPerDay: 15))
    ) { $0.entry = nil }
    expect(state, .entryClosed(keepsText: false)) { $0.entry = nil }
  }

  @Test("a value that cannot be is refused, stays, and is forgiven with the next key")
  func refusal() {
    var state = ProfileScreen.State(item: .rollover)
    state.entry = ProfileEntry("4")
    state.entry?.insert(pasted: "31")
    expect(state, .entryClosed(keepsText: true)) { $0.entry?.isRefused = true }
    state.entry?.isRefused = true
    expect(state, .entryTyped(KeyPress(.backspace))) {
      $0.entry?.isRefused = false
      $0.entry?.field = TextField("3", byteLimit: 16)
    }
  }

  @Test("a value that was not touched is not saved again")
  func untouched() {
    var state = ProfileScreen.State(item: .newCards)
    state.entry = ProfileEntry("2")
    expect(state, .entryClosed(keepsText: true)) { $0.entry = nil }
  }

  @Test("signing out is asked first, and a no leaves everything")
  func signingOut() {
    expect(ProfileScreen.State(), .chosen(.signOut)) {
      $0.item = .signOut
      $0.isAskingToSignOut = true
    }
    var state = ProfileScreen.State(item: .signOut)
    state.isAskingToSignOut = true
    expect(state, .questionAnswered(confirm: false)) { $0.isAskingToSignOut = false }
    expect(state, .questionAnswered(confirm: true), effects: [.signOut]) {
      $0.isAskingToSignOut = false
    }
    #expect(
      ProfileScreen.action(for: .enter, in: state) == .questionAnswered(confirm: true))
  }

  @Test("a setting that is not on the disk is said at the foot, until the next key")
  func notSaved() {
    let error = StoreError.diskFull(path: "/d")
    var state = ProfileScreen.State()
    expect(state, .notSaved(error)) { $0.notice = .notSaved(error) }
    state.notice = .notSaved(error)
    expect(state, .libraryChanged)
    expect(state, .itemMoved(by: 1)) {
      $0.notice = nil
      $0.item = .theme
    }
  }
}
