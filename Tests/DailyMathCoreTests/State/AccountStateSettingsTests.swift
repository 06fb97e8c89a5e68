import DailyMathCore
import Testing

@Suite("Settings and profile in the fold")
struct AccountStateSettingsTests {
  @Test("a new account has the standard settings and an empty profile")
  func defaults() {
    let state = AccountState()
    #expect(state.settings == Settings(language: nil, rollover: .standard, newCardsPerDay: 20))
    #expect(state.settings.theme == .automatic)
    #expect(state.settings.motion == .full)
    #expect(state.settings.characters == .automatic)
    #expect(state.profile == Profile(displayName: "", university: ""))
  }

  @Test("the latest writing counts, not the latest arrival")
  func latestWins() {
    var script = JournalScript("a")
    script.add(.settings(SettingsChange(newCardsPerDay: 10)), order: 30)
    script.add(.settings(SettingsChange(newCardsPerDay: 15)), order: 20)
    script.add(.profile(Profile(displayName: "Ana María", university: "UN")), order: 50)
    script.add(.profile(Profile(displayName: "Ana", university: "")), order: 40)
    for events in [script.events, script.events.reversed()] {
      let state = AccountState(folding: events)
      #expect(state.settings.newCardsPerDay == 10)
      #expect(state.profile.displayName == "Ana María")
    }
  }

  @Test("two devices that change different settings both get their way")
  func fieldsApart() throws {
    var first = JournalScript("a")
    var second = JournalScript("b")
    let six = try #require(RolloverHour(6))
    first.add(.settings(SettingsChange(language: .english, newCardsPerDay: 5)), order: 10)
    second.add(.settings(SettingsChange(rollover: six, newCardsPerDay: 7)), order: 11)
    let expected = Settings(language: .english, rollover: six, newCardsPerDay: 7)
    #expect(AccountState(folding: first.events + second.events).settings == expected)
    #expect(AccountState(folding: second.events + first.events).settings == expected)
  }

  @Test("the choices of how the program looks are kept each by itself, and the latest counts")
  func appearance() {
    var first = JournalScript("a")
    var second = JournalScript("b")
    first.add(.settings(SettingsChange(theme: .dark, motion: .reduced)), order: 10)
    first.add(.settings(SettingsChange(characters: .ascii)), order: 12)
    second.add(.settings(SettingsChange(theme: .light)), order: 11)
    let expected = Settings(theme: .light, motion: .reduced, characters: .ascii)
    #expect(AccountState(folding: first.events + second.events).settings == expected)
    #expect(AccountState(folding: second.events + first.events).settings == expected)
  }

  @Test("a reminder is off until one is chosen, and the latest choice counts")
  func reminder() {
    var script = JournalScript("a")
    #expect(AccountState().settings.reminder == .off)
    script.add(.settings(SettingsChange(reminder: .daily(.usual))), order: 10)
    script.add(.settings(SettingsChange(theme: .dark)), order: 11)
    #expect(AccountState(folding: script.events).settings.reminder == .daily(.usual))
    script.add(.settings(SettingsChange(reminder: .off)), order: 12)
    #expect(AccountState(folding: script.events).settings.reminder == .off)
  }

  @Test(
    "a number of new cards beyond its limits is brought to them",
    arguments: [
      (-1, 0), (0, 0), (9_999, 9_999), (10_000, 9_999), (Int.max, 9_999), (Int.min, 0),
    ])
  func limits(given: Int, kept: Int) {
    var script = JournalScript("a")
    script.add(.settings(SettingsChange(newCardsPerDay: given)), order: 1)
    #expect(AccountState(folding: script.events).settings.newCardsPerDay == kept)
    #expect(Settings(newCardsPerDay: given).newCardsPerDay == kept)
    var settings = Settings()
    settings.newCardsPerDay = given
    #expect(settings.newCardsPerDay == kept)
  }

  @Test("another rollover hour leaves days that were recorded as they were")
  func rolloverLeavesThePast() throws {
    var script = JournalScript("a")
    script.review(.sine, .good, order: 1, day: 3)
    let six = try #require(RolloverHour(6))
    script.add(.settings(SettingsChange(rollover: six)), order: 2)
    let state = AccountState(folding: script.events)
    #expect(state.tally(on: JournalScript.day(3)).answers == 1)
    #expect(state.reviews(of: .sine).map(\.day) == [JournalScript.day(3)])
  }
}
