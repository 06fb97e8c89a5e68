import DailyMathCore
import DailyMathSystem
import Testing

@testable import DailyMathApp

@Suite("Letting people in")
struct AccountDeskTests {
  @Test(
    "a new account begins with its profile, its language and 21 cards in each of six categories",
    arguments: Language.allCases)
  func beginning(language: Language) throws {
    let signedIn = try #require(AccountsScene().register(language: language).signedIn)
    #expect(signedIn.account.email == .ana)
    #expect(signedIn.account.credential == "hash-of-secreto")
    #expect(signedIn.account.created == Stamp.at().moment)
    let library = signedIn.library
    #expect(library.profile == Profile(displayName: "Ana María", university: "UQ"))
    #expect(library.settings == Settings(language: language))
    #expect(library.cardCount == 126)
    for category in CardCategory.wellKnown {
      #expect(library.cards.count { $0.content.category == category } == 21)
    }
    #expect(Set(library.cards.map(\.content)) == Set(StarterDeck.cards(in: language)))
    #expect(library.cards.allSatisfy { $0.review == .new && $0.id.text.count == 26 })
    #expect(StudyPlan(for: library, on: Learner.today).count == 20)
  }

  @Test("signing in opens the account, whatever the case of the address")
  func signingIn() throws {
    let scene = AccountsScene()
    let registered = try #require(scene.register().signedIn)
    for email in ["ana@uniquindio.edu.co", " ANA@UniQuindio.edu.co "] {
      let outcome = scene.signIn(email, "secreto")
      #expect(outcome == .signedIn(registered, damagedLines: 0))
    }
    #expect(scene.dummies.takeAll() == [])
  }

  @Test("an unknown address gives the same answer as a wrong password, and costs as much")
  func sameWords() {
    let scene = AccountsScene()
    _ = scene.register()
    let wrong = scene.signIn("ana@uniquindio.edu.co", "secreta")
    #expect(wrong == .failed(.wrongCredentials()))
    #expect(scene.dummies.takeAll() == [])
    for email in ["eva@uniquindio.edu.co", "ana", ""] {
      let unknown = scene.signIn(email, "secreto")
      #expect(unknown == wrong)
      #expect(scene.dummies.takeAll() == [7])
    }
  }

  @Test("an address has one account, whatever its case")
  func emailTaken() throws {
    let scene = AccountsScene()
    _ = scene.register()
    let upper = try #require(EmailAddress("ANA@uniquindio.edu.co"))
    #expect(scene.register(upper) == .failed(.emailTaken))
  }

  @Test("a password that cannot be hashed makes no account")
  func unusablePassword() throws {
    var scene = AccountsScene()
    scene.authenticator.hash = { _ throws(PasswordError) in throw .containsNul }
    #expect(scene.register() == .failed(.unusablePassword))
    #expect(try scene.store.accounts().accounts == [])
  }

  @Test("a stored hash that is none lets nobody in, and it is the file that is said to be wrong")
  func unknownHash() throws {
    var scene = AccountsScene()
    let account = try #require(scene.register().signedIn).account
    scene.authenticator.verify = { _, _ throws(PasswordError) in throw .unknownHash }
    #expect(
      scene.signIn("ana@uniquindio.edu.co", "secreto")
        == .failed(.store(.damaged(path: "accounts/\(account.id.text)/account.json"))))
  }

  @Test(
    "a password that cannot be checked lets nobody in",
    arguments: [PasswordError.tooLong, .containsNul, .empty])
  func uncheckable(error: PasswordError) {
    var scene = AccountsScene()
    _ = scene.register()
    scene.authenticator.verify = { _, _ throws(PasswordError) in throw error }
    #expect(
      scene.signIn("ana@uniquindio.edu.co", "secreto")
        == .failed(.wrongCredentials()))
  }

  @Test("what the store cannot do is told as it is")
  func storeFailures() {
    let error = StoreError.unreadable(path: "/d", cause: "roto")
    let email = "ana@uniquindio.edu.co"
    var scene = AccountsScene()
    scene.store.register = { _, _ throws(StoreError) in throw error }
    #expect(scene.register() == .failed(.store(error)))
    scene = AccountsScene()
    scene.store.accounts = { () throws(StoreError) in throw error }
    #expect(
      scene.signIn(email, "x")
        == .failed(.store(error)))
    scene = AccountsScene()
    scene.store.open = { _ throws(StoreError) in throw error }
    #expect(scene.register() == .failed(.store(error)))
    #expect(
      scene.signIn(email, "secreto")
        == .failed(.store(error)))
  }

  @Test("lines that could not be read are counted, other notices are not")
  func damagedLines() throws {
    var scene = AccountsScene()
    let registered = try #require(scene.register().signedIn)
    scene.store.open = { id throws(StoreError) in
      OpenedAccount(
        account: registered.account, state: registered.library,
        notices: [
          .damagedLines(path: "/d", copy: nil, count: 1),
          .damagedLines(path: "/d", copy: "/c", count: 20),
          .tornLine(path: "/d", copy: "/c"), .unreadableJournal(path: "/d"),
          .damagedSnapshot(copy: nil),
        ])
    }
    #expect(
      scene.signIn("ana@uniquindio.edu.co", "secreto")
        == .signedIn(registered, damagedLines: 21))
  }
}
