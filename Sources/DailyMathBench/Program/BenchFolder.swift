import DailyMathCore
import DailyMathSystem

/// A home of the benchmark's own with an account in it, removed when nobody uses it any more.
package final class BenchFolder {
  /// The address of the account.
  package static let email = "ana@uniquindio.edu.co"
  /// Its password.
  package static let password = "secreto-7"

  /// Where Linux has a file system in memory.
  private static let memory = "/dev/shm"
  /// Whether there is a file system in memory.
  package static let hasMemory = FileSystem.isWritable(memory)

  private let home: String
  /// The data folder.
  package let data: String

  /// Makes an account with so many cards, half of them reviewed over the last weeks, and leaves its snapshot.
  package init(cards count: Int, inMemory isInMemory: Bool = false) throws {
    // Else on the disk beside the build, and not in a folder for temporary files, which may be in memory, too.
    let place =
      isInMemory && Self.hasMemory ? Self.memory : Host.workingDirectory + "/.build"
    home = place + "/bench-" + SecureRandom.identifier(length: 12)
    data = home + "/data"
    try FileSystem.createFolder(at: home)
    try fill(count)
  }

  deinit { try? FileSystem.removeTree(at: home) }

  /// The file of the sign-in that this machine remembers.
  private var session: String { data + "/local/session.json" }

  /// Whether the program that is started next finds a sign-in that is remembered.
  package var isSignInRemembered: Bool {
    get throws { try FileSystem.status(of: session) != nil }
  }

  /// Forgets the sign-in that is remembered, so that the program begins with the screen *Login*.
  package func forgetSignIn() throws {
    if try isSignInRemembered { try FileSystem.remove(session) }
  }

  /// The environment of the program: nothing of the one that runs the benchmark.
  ///
  /// The program shows how it is linked only to who looks for a fault in it.
  package var environment: [String: String] {
    [
      "LANG": "en_US.UTF-8", "TZ": Midday.zone, "HOME": home, "DAILYMATH_HOME": data,
      "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  private func fill(_ count: Int) throws {
    let store = AccountStore.live(dataDirectory: data)
    _ = try store.prepare()
    var password = SecretBytes()
    password.append(Array(Self.password.utf8))
    guard let email = EmailAddress(Self.email) else { return }
    let account = NewAccount(
      email: email, credential: try PasswordHasher.hash(password),
      payloads: BenchDeck.beginning(cards: count))
    let id = try store.register(account, Midday.moment(daysAgo: BenchDeck.days + 1)).id
    var state = try store.open(id).state
    for daysAgo in (1...BenchDeck.days).reversed() {
      let reviews = BenchDeck.reviews(of: count, daysAgo: daysAgo)
      for event in try store.append(id, reviews, Midday.moment(daysAgo: daysAgo)) {
        state.apply(event)
      }
    }
    try store.close(id, state)
  }
}
