import DailyMathCore
import DailyMathSystem
import Foundation
import Testing

@testable import DailyMathApp

@Suite("Numbers at the prompt")
struct PromptFiguresTests {
  let scene = PromptScene()
  private let ben = "ben@b.co"

  private func registerBen() {
    _ = scene.script(
      .register(
        name: "Ben", email: ben, university: nil, passwordDescriptor: 3, isRemembered: false),
      "quince-caracteres")
  }

  private func due(_ email: String? = nil, isJSON: Bool = false) -> PromptEnding {
    scene.script(.show(.due, email: email, isJSON: isJSON))
  }

  @Test("the only account is meant, nobody is asked anything, and the day's new cards are counted")
  func only() {
    _ = scene.accounts.register()
    #expect(due() == .exit(.done))
    #expect(scene.output == "Por repasar: 0\nNuevas: 20\nEstudiadas hoy: 0\n")
    #expect(scene.errors.isEmpty && scene.terminal.isEmpty)
    #expect(due(isJSON: true) == .exit(.done))
    #expect(scene.output == #"{"day":"2026-11-30","due":0,"new":20,"done":0}"# + "\n")
  }

  @Test("of several accounts the one that is signed in is meant, or the one that is named")
  func chosen() throws {
    registerBen()
    _ = scene.accounts.register()
    _ = scene.script(
      .signIn(email: "ana@uniquindio.edu.co", passwordDescriptor: 3, isRemembered: true),
      "secreto")
    let listing = try scene.accounts.store.accounts()
    let found = listing.accounts.first { $0.email.text == ben }
    let account = try #require(found?.id)
    _ = try scene.accounts.store.open(account)
    // Ben wants but seven new cards a day.
    _ = try scene.accounts.store.append(
      account, [.settings(SettingsChange(newCardsPerDay: 7))], Stamp.at().moment)
    #expect(due() == .exit(.done))
    #expect(scene.output.contains("Nuevas: 20\n"))
    #expect(due("BEN@b.co") == .exit(.done))
    #expect(scene.output.contains("Nuevas: 7\n"))
    // To name somebody signs nobody in or out.
    _ = scene.script(.showSignedIn)
    #expect(scene.output.contains("ana@uniquindio.edu.co"))
  }

  @Test("several accounts of which none is signed in or named are wrong usage")
  func several() {
    _ = scene.accounts.register()
    registerBen()
    #expect(due() == .exit(.usage))
    #expect(scene.errors.contains("dailymath due CORREO"))
    #expect(scene.output.isEmpty)
    #expect(scene.script(.show(.statistics, email: nil, isJSON: false)) == .exit(.usage))
    #expect(scene.errors.contains("dailymath stats CORREO"))
  }

  @Test(
    "no account, an unknown address and one that is none are said",
    arguments: ["eva@uniquindio.edu.co", "eva", ""])
  func unknown(email: String) {
    #expect(due() == .exit(.failed))
    #expect(scene.errors.contains("dailymath register"))
    _ = scene.accounts.register()
    #expect(due(email) == .exit(.failed))
    #expect(scene.errors.contains("«\(email)»"))
    #expect(scene.output.isEmpty)
  }

  @Test("an account whose file is damaged is named, and is no account to guess")
  func damaged() {
    _ = scene.accounts.register()
    let store = scene.accounts.store
    scene.accounts.store.accounts = { () throws(StoreError) in
      var listing = try store.accounts()
      listing.damaged = ["/datos/accounts/b/account.json"]
      return listing
    }
    #expect(due() == .exit(.usage))
    #expect(due(ben) == .exit(.failed))
    #expect(scene.errors.contains("/datos/accounts/b/account.json"))
    #expect(due("ana@uniquindio.edu.co") == .exit(.done))
  }

  @Test("an account that cannot be opened, and an output that takes nothing, end with their codes")
  func failing() {
    _ = scene.accounts.register()
    let store = scene.accounts.store
    scene.accounts.store.open = { (_) throws(StoreError) in
      throw .unreadable(path: "/datos/accounts/a", cause: "EIO")
    }
    #expect(due() == .exit(.failed))
    #expect(scene.errors.contains("/datos/accounts/a"))
    scene.accounts.store = store
    scene.writing = .closed
    #expect(due() == .exit(.unread))
  }

  @Test("the language is the learner's, unless another was asked for")
  func language() {
    _ = scene.accounts.register(language: .english)
    #expect(due() == .exit(.done))
    #expect(scene.output.hasPrefix("To review: 0\n"))
    scene.environment.isLanguageChosen = true
    #expect(due() == .exit(.done))
    #expect(scene.output.hasPrefix("Por repasar: 0\n"))
  }

  @Test("the study day is that of the learner's own rollover hour")
  func rollover() throws {
    _ = scene.accounts.register()
    let account = try #require(try scene.accounts.store.accounts().accounts.first?.id)
    _ = try scene.accounts.store.open(account)
    _ = try scene.accounts.store.append(
      account, [.settings(SettingsChange(rollover: RolloverHour(13)))], Stamp.at().moment)
    // It is noon: whose day begins at one is still on the day before.
    #expect(due(isJSON: true) == .exit(.done))
    #expect(scene.output.hasPrefix(#"{"day":"2026-11-29""#))
  }

  /// Gives Ana a card that was known and then forgotten, so that its question is in the report.
  private func forget(_ prompt: String) throws {
    _ = scene.accounts.register()
    let account = try #require(try scene.accounts.store.accounts().accounts.first?.id)
    _ = try scene.accounts.store.open(account)
    let card = CardID("hard")
    let content = CardContent(
      prompt: prompt, answer: "2", distractors: [], category: .integralCalculus)
    let reviews = [Grade.good, .wrong].map { grade in
      EventPayload.review(
        Review(
          card: card, session: "s", round: .scheduled, kind: .flip, answered: "",
          suggested: grade, grade: grade, milliseconds: 30_000, before: .new))
    }
    let events = [.cardPut(card, content)] + reviews
    _ = try scene.accounts.store.append(account, events, Stamp.at().moment)
  }

  @Test("statistics in words are many lines, none of which holds a sign for a line's end")
  func lines() throws {
    try forget("¿qué?")
    #expect(scene.script(.show(.statistics, email: nil, isJSON: false)) == .exit(.done))
    let lines = scene.output.split(separator: "\n", omittingEmptySubsequences: false)
    // A heading, an empty line before each part, and a newline after the last.
    #expect(lines.count > 20 && lines.first?.hasPrefix("Estadísticas · ") ?? false)
    #expect(lines[1].isEmpty && lines[2] == "Tu progreso" && lines.last == "")
    #expect(!scene.output.unicodeScalars.contains("\u{240A}"))
  }

  @Test(
    "JSON goes out as it was written, whatever the terminal shows", arguments: [false, true])
  func statisticsJSON(isASCII: Bool) throws {
    let prompt = "«¿qué? » ∫ x²"
    try forget(prompt)
    scene.environment.isASCII = isASCII
    #expect(scene.script(.show(.statistics, email: nil, isJSON: true)) == .exit(.done))
    let object = try JSONSerialization.jsonObject(with: Data(scene.output.utf8))
    let report = try #require(object as? [String: Any])
    let hardest = try #require(report["hardest"] as? [[String: Any]])
    #expect(hardest.map { $0["prompt"] as? String } == [prompt])
    #expect(scene.output.hasSuffix("}\n") && !scene.output.hasSuffix("\n\n"))
    #expect(due(isJSON: true) == .exit(.done))
    let counts = try JSONSerialization.jsonObject(with: Data(scene.output.utf8))
    #expect((counts as? [String: Any])?["day"] as? String == "2026-11-30")
  }
}
