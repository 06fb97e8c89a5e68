import DailyMathCore
import DailyMathSystem

/// A home with a generated account in it, whose sign-in is remembered.
///
/// The account is made once and kept under `.build/bench-decks`, named for what it was made of and for the day, so that the
/// next run of that day begins at once; those of other days are removed. What writes works on a copy, which is removed
/// when nobody uses it any more.
package final class GeneratedFolder {
  /// Kept apart from what an earlier generator made.
  private static let version = 1
  private static let seed: UInt64 = 1

  private let home: String
  private let isCopy: Bool
  /// The data folder.
  package let data: String

  /// The folder of an account of that size, made where it is missing.
  package init(_ size: StudySize, note: (String) -> Void) throws {
    let today = Midday.moment(daysAgo: 0)
    let shelf = Host.workingDirectory + "/.build/bench-decks"
    let kind = "\(size.cards)-\(size.reviews)-\(Self.seed)-v\(Self.version)-"
    let name = kind + today.day.description
    home = shelf + "/" + name
    data = home + "/data"
    isCopy = false
    try FileSystem.createFolder(at: shelf)
    guard try FileSystem.status(of: home) == nil else { return }
    for other in try FileSystem.entries(of: shelf) where other.hasPrefix(kind) {
      try FileSystem.removeTree(at: shelf + "/" + other)
    }
    note("making \(size.text), once a day\n")
    let place = shelf + "/" + kind + "making"
    let plan = GenerationPlan(
      cards: size.cards, reviews: size.reviews, seed: Self.seed, until: today.day,
      offset: today.offset)
    try FileSystem.createFolder(at: place)
    let id = try GeneratedAccount.make(plan, in: place + "/data")
    try GeneratedAccount.remember(id, in: place + "/data")
    try FileSystem.move(place, to: home)
  }

  /// A copy of a folder, to be written to.
  package init(copyOf original: GeneratedFolder) throws {
    home = Host.workingDirectory + "/.build/bench-" + SecureRandom.identifier(length: 12)
    data = home + "/data"
    isCopy = true
    let outcome = try ChildProcess.run(
      executable: "/bin/cp", arguments: ["-pR", original.home, home],
      timeoutMilliseconds: 300_000)
    guard outcome.status == .exited(0) else { throw NoCopy(reason: outcome.errorText) }
  }

  deinit { if isCopy { try? FileSystem.removeTree(at: home) } }

  /// Says that a folder could not be copied.
  package struct NoCopy: Error, CustomStringConvertible {
    /// What the system said.
    let reason: String

    /// What failed, and why.
    package var description: String { "the deck could not be copied: \(reason)" }
  }

  /// The environment of the program: nothing of the one that runs the benchmark.
  var environment: [String: String] {
    [
      "LANG": "en_US.UTF-8", "TZ": Midday.zone, "HOME": home, "DAILYMATH_HOME": data,
      "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// How many bytes all journals hold.
  var journalSize: Int {
    get throws {
      var sum = 0
      for account in try FileSystem.entries(of: data + "/accounts") {
        let journals = data + "/accounts/" + account + "/journal"
        for name in try FileSystem.entries(of: journals) {
          sum += try FileSystem.status(of: journals + "/" + name)?.size ?? 0
        }
      }
      return sum
    }
  }

  /// Removes the snapshots, so that the next start has the journal alone.
  func removeSnapshots() throws {
    let snapshots = data + "/local/snapshots"
    for name in try FileSystem.entries(of: snapshots) {
      try FileSystem.remove(snapshots + "/" + name)
    }
  }
}
