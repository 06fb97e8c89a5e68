import DailyMathCore
import DailyMathSystem
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

  @Test("statistics are printed as text or as one object")
  func statistics() {
    _ = scene.accounts.register()
    #expect(scene.script(.show(.statistics, email: nil, isJSON: false)) == .exit(.done))
    #expect(!scene.output.isEmpty && !scene.output.hasPrefix("{"))
    #expect(scene.script(.show(.statistics, email: nil, isJSON: true)) == .exit(.done))
    #expect(scene.output.hasPrefix("{") && scene.output.hasSuffix("}\n"))
  }
}
