import DailyMathSystem
import Testing

@testable import DailyMathCore

/// A data directory of a test's own, removed when the test is done with it.
final class StoreFolder {
  let directory: DataDirectory
  private let outer: String

  init(machine: String = "machine") {
    outer = (Host.environment("TMPDIR") ?? "/tmp") + "/store-" + SecureRandom.identifier(length: 12)
    directory = DataDirectory(root: outer + "/data", machine: machine)
  }

  deinit {
    try? FileSystem.removeTree(at: outer)
  }

  /// A store on the folder, as another process would have it.
  func store(writer: JournalWriter = .live) -> AccountStore {
    .live(directory, writer: writer)
  }

  /// Makes an account in which nothing happened yet.
  func register(_ payloads: [EventPayload] = []) throws -> AccountID {
    try store().register(.sample(payloads: payloads), .sample()).id
  }

  /// The path of the only journal of our own device.
  func ownJournal(of id: AccountID, sequence: Int = 1) throws -> String {
    let device = try directory.prepare().device
    return directory.journals(of: id) + "/" + JournalName(device: device, sequence: sequence).text
  }

  /// The names of what was set aside.
  func setAside() -> [String] {
    (try? FileSystem.entries(of: directory.damaged.path)) ?? []
  }

  /// Removes what was set aside.
  func forgetSetAside() throws {
    for name in setAside() { try FileSystem.remove(directory.damaged.path + "/" + name) }
  }
}

extension NewAccount {
  static func sample(
    _ email: String = "ana@example.com", payloads: [EventPayload] = []
  ) throws -> NewAccount {
    NewAccount(email: try #require(EmailAddress(email)), credential: "$y$x", payloads: payloads)
  }
}

extension Moment {
  /// The afternoon of 2026-11-30 in Bogotá, some seconds after 15:00.
  static func sample(seconds: Int64 = 0) -> Moment {
    Moment(
      instant: Instant(milliseconds: 1_796_068_800_000 + seconds * 1_000),
      offset: UTCOffset(seconds: -5 * 3_600), rollover: .standard)
  }
}

extension EventPayload {
  static func card(_ name: String, prompt: String = "2 + 2") -> EventPayload {
    .cardPut(
      CardID(name),
      CardContent(
        prompt: prompt, answer: "4", distractors: ["3", "5"], category: .linearAlgebra,
        tags: ["sums"], note: "", difficulty: 1))
  }

  static func review(
    of card: String, _ grade: Grade = .good, round: ReviewRound = .scheduled
  ) -> EventPayload {
    .review(
      Review(
        card: CardID(card), session: "s1", round: round, kind: .choice, answered: "4",
        suggested: .good, grade: grade, milliseconds: 1_500, before: .new))
  }
}

extension AccountState {
  /// The state that `events` add up to, in the order given.
  static func of(_ events: [Event]) -> AccountState {
    events.reduce(into: AccountState()) { $0.apply($1) }
  }
}
