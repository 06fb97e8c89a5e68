import DailyMathApp
import DailyMathCore
import DailyMathSystem
import Testing

@Suite("Performing effects")
struct EffectRunnerTests {
  private let put = EventPayload.cardPut(CardID("a"), Learner.content("a"))

  @Test("making the data folder ready is told when it is done, or why it is not")
  func preparing() {
    var scene = AccountsScene()
    let runner = scene.runner()
    runner.beginPreparing(at: .at())
    #expect(runner.takeOutcomes() == [.prepared(.ready(accountCount: 0))])
    #expect(runner.takeOutcomes() == [])
    scene.store.accounts = { AccountListing(accounts: [], damaged: ["/d/accounts/a"]) }
    let damaged = scene.runner()
    damaged.beginPreparing(at: .at())
    #expect(damaged.takeOutcomes() == [.prepared(.ready(accountCount: 1))])
    scene.store.prepare = { () throws(StoreError) in throw .busy(path: "/d") }
    let failing = scene.runner()
    failing.beginPreparing(at: .at())
    #expect(failing.takeOutcomes() == [.prepared(.failed(.busy(path: "/d")))])
  }

  @Test("where no thread can be made the work is done all the same")
  func withoutThread() {
    let scene = AccountsScene()
    let runner = EffectRunner(
      store: scene.store, authenticator: scene.authenticator, mailbox: scene.mailbox,
      runBeside: { _ throws(SystemError) in
        throw SystemError(call: "pthread_create", code: 11)
      })
    runner.beginPreparing(at: .at())
    #expect(runner.takeOutcomes() == [.prepared(.ready(accountCount: 0))])
  }

  @Test("registering and signing in come back later, and open the account")
  func signingIn() throws {
    let scene = AccountsScene()
    let runner = scene.runner()
    let password = AccountsScene.password("secreto")
    let registering = Effect.register(
      AccountsScene.registration(), password: password, isRemembered: false)
    #expect(runner.perform(registering, at: .at(), seed: 5) == nil)
    let registered = try #require(runner.takeOutcomes().first?.signedIn)
    #expect(registered.library.cardCount == 126)
    runner.close(registered)
    #expect(runner.perform(.append([put], for: .saveCard), at: .at(), seed: 0) == missing)
    let signingIn = Effect.signIn(
      email: "ana@uniquindio.edu.co", password: password, isRemembered: false)
    #expect(runner.perform(signingIn, at: .at(), seed: 0) == nil)
    let signedIn = try #require(runner.takeOutcomes().first?.signedIn)
    #expect(signedIn == registered)
    #expect(runner.perform(.append([put], for: .saveCard), at: .at(), seed: 0) != missing)
  }

  @Test("recovery codes are written into the learner's file line by line, or it is told why not")
  func writingCodes() {
    var scene = AccountsScene()
    let effect = Effect.writeRecoveryCodes(lines: ["uno", "dos"], path: "c.txt")
    let path = "/casa/c.txt"
    let written = scene.runner().perform(effect, at: .at(), seed: 0)
    #expect(written == .recoveryCodesWritten(path: path))
    let bytes = Array("uno\ndos\n".utf8)
    #expect(scene.written.takeAll() == [WrittenFile(path: "c.txt", bytes: bytes)])
    scene.files.write = { _, _ throws(PersonalFileError) in throw .exists(path: path) }
    let failed = scene.runner().perform(effect, at: .at(), seed: 0)
    #expect(failed == .recoveryCodesNotWritten(.exists(path: path)))
  }

  @Test("the cards of two accounts have different names, and the same seed gives the same")
  func seeds() throws {
    func names(_ seed: UInt64) throws -> Set<String> {
      let runner = AccountsScene().runner()
      let effect = Effect.register(
        AccountsScene.registration(), password: AccountsScene.password("secreto"),
        isRemembered: false)
      _ = runner.perform(effect, at: .at(), seed: seed)
      let signedIn = try #require(runner.takeOutcomes().first?.signedIn)
      return Set(signedIn.library.cards.map(\.id.text))
    }
    #expect(try names(1).count == 126)
    #expect(try names(1) == names(1))
    #expect(try names(1).isDisjoint(with: names(2)))
  }

  @Test("nothing is appended before anybody is signed in")
  func signedOut() {
    let runner = AccountsScene().runner()
    #expect(runner.perform(.append([put], for: .saveCard), at: .at(), seed: 0) == missing)
    #expect(runner.takeNews() == nil)
  }

  @Test("appending gives the event back with the moment of the key")
  func appending() throws {
    let (runner, _, signedIn) = try signedIn()
    let outcome = runner.perform(.append([put], for: .saveCard), at: .at(day: 3), seed: 0)
    guard case .appended(let events, for: .saveCard) = outcome else {
      Issue.record("nothing was appended: \(String(describing: outcome))")
      return
    }
    #expect(events.map(\.payload) == [put])
    #expect(events.map(\.moment) == [Stamp.at(day: 3).moment])
    #expect(events.allSatisfy { $0.position.order > signedIn.library.highestOrder })
  }

  @Test("an append that fails says why, and the same can be tried again")
  func appendFails() throws {
    let (runner, scene, _) = try signedIn()
    let error = StoreError.notSynced(path: "/d", cause: "roto")
    scene.memory.failNextAppend(with: error)
    let effect = Effect.append([put], for: .answer)
    #expect(runner.perform(effect, at: .at(), seed: 0) == .appendFailed(error, for: .answer))
    guard case .appended(let events, for: .answer) = runner.perform(effect, at: .at(), seed: 0)
    else {
      Issue.record("the second try failed too")
      return
    }
    #expect(events.map(\.payload) == [put])
  }

  @Test("what other devices wrote is news once")
  func news() throws {
    let (runner, scene, signedIn) = try signedIn()
    #expect(runner.takeNews() == nil)
    let event = Event(
      position: EventPosition(
        order: signedIn.library.highestOrder + 10,
        identity: EventIdentity(device: DeviceID("laptop"), number: 1)),
      moment: Stamp.at().moment, payload: put)
    scene.memory.receive([event], in: signedIn.account.id)
    #expect(runner.takeNews() == .eventsArrived([event]))
    #expect(runner.takeNews() == nil)
  }

  @Test("files that were exchanged by another program are read anew")
  func replaced() throws {
    var scene = AccountsScene()
    let registered = try #require(scene.register().signedIn)
    scene.store.refresh = { _ throws(StoreError) in throw .replaced(path: "/d") }
    let runner = scene.runner()
    scene.mailbox.put(.signInSucceeded(registered, damagedLines: 0))
    _ = runner.takeOutcomes()
    #expect(runner.takeNews() == .reopened(registered))
  }

  @Test("what others wrote and cannot be read now holds nothing up")
  func unreadableNews() throws {
    var scene = AccountsScene()
    let registered = try #require(scene.register().signedIn)
    scene.store.refresh = { _ throws(StoreError) in throw .unreadable(path: "/d", cause: "x") }
    let runner = scene.runner()
    scene.mailbox.put(.signInSucceeded(registered, damagedLines: 0))
    _ = runner.takeOutcomes()
    #expect(runner.takeNews() == nil)
  }

  @Test("closing lets the account go, and closing twice does no harm")
  func closing() throws {
    let (runner, _, signedIn) = try signedIn()
    #expect(runner.perform(.closeAccount(signedIn), at: .at(), seed: 0) == nil)
    #expect(runner.perform(.append([put], for: .saveCard), at: .at(), seed: 0) == missing)
    runner.close(signedIn)
    #expect(runner.takeNews() == nil)
  }

  @Test("what the reducers and the loop carry out is nothing for the runner")
  func othersWork() {
    let runner = AccountsScene().runner()
    for effect: Effect in [
      .navigate(.today), .changeLanguage, .signOut, .toggleHelp, .suspend, .quit,
    ] {
      #expect(runner.perform(effect, at: .at(), seed: 0) == nil)
    }
    #expect(runner.takeOutcomes() == [])
  }

  private let missing = AppAction.appendFailed(.accountMissing, for: .saveCard)

  private func signedIn() throws -> (EffectRunner, AccountsScene, SignedIn) {
    let scene = AccountsScene()
    let runner = scene.runner()
    let effect = Effect.register(
      AccountsScene.registration(), password: AccountsScene.password("secreto"),
      isRemembered: false)
    _ = runner.perform(effect, at: .at(), seed: 5)
    return (runner, scene, try #require(runner.takeOutcomes().first?.signedIn))
  }
}
