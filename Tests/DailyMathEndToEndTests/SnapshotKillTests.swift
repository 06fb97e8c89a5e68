import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

/// The program is killed while it writes its snapshot, and what is opened then is what the journals say.
///
/// Eight times in an ordinary run; the variable `DAILYMATH_KILLS` asks for another number.
@Suite("Killed while the snapshot is written")
struct SnapshotKillTests {
  private static let cardCount = 150
  private static let kills = Host.environment("DAILYMATH_KILLS").flatMap { Int($0) } ?? 8
  private static let deck = TestDeck.cards(cardCount)

  private let folder: StudyFolder
  private let id: AccountID

  init() throws {
    folder = try StudyFolder()
    let settings = EventPayload.settings(SettingsChange(newCardsPerDay: Self.cardCount))
    id = try folder.register(TestDeck.payloads(Self.cardCount) + [settings])
    try folder.remember(id)
  }

  @Test("whatever was written by then, nothing differs from a replay, and leftovers are swept")
  func kills() throws {
    var random = SplitMix64(seed: 9)
    var killed = 0
    for round in 0..<Self.kills {
      try change(in: round)
      let program = try folder.start()
      try program.waitFor("Tus tarjetas de repaso")
      try program.press(.enter)
      try program.answerWrongly(program.question(among: Self.deck))
      try program.press(.escape)
      try program.waitFor("Tus tarjetas de repaso")
      let before = picture()
      try program.press(.character("q"))
      // From the key to the end of the writing, the folder is seen in about six states; each kind of change meets them all.
      let isKilled = try kill(
        program, whenSeenChanged: (round + round / 6) % 7, since: before,
        nanosecondsLater: UInt64(random.next(below: 1_500_000)))
      if isKilled { killed += 1 }
      try expectSameAsReplay(answers: round + 1)
    }
    #expect(killed > 0)
    try expectSweeping(answers: Self.kills)
  }

  /// Does what makes the next end of the program write a snapshot: to the card file that is there, to the next one because
  /// most lines changed, or to the first because there is none.
  private func change(in round: Int) throws {
    if round % 3 == 2 { try folder.shell("rm -f \"$1\"/local/snapshots/*") }
    // Seventy events are enough for a saving; those of thirty cards leave most of the card file as it is.
    let (count, cards) = round % 3 == 1 ? (Self.cardCount, Self.cardCount) : (70, 30)
    let store = folder.store
    _ = try store.open(id)
    let marks = (0..<count).map { number in
      EventPayload.mark(
        TestDeck.id((round * 30 + number % cards) % Self.cardCount + 1),
        isMarked: (round + number / cards).isMultiple(of: 2))
    }
    _ = try store.append(id, marks, Noon.now())
  }

  /// Kills the program a moment after the folder was seen to change so often; false where it came to its end before.
  private func kill(
    _ program: ProgramUnderTest, whenSeenChanged changes: Int, since before: [String],
    nanosecondsLater delay: UInt64
  ) throws -> Bool {
    var last = before
    var seen = 0
    while seen < changes, program.child.wait(timeoutMilliseconds: 0) == nil {
      let now = picture()
      if now != last { (last, seen) = (now, seen + 1) }
    }
    let end = SystemClock.monotonicNanoseconds() + delay
    while SystemClock.monotonicNanoseconds() < end {}
    program.child.send(.kill)
    let status = try program.waitForExit()
    #expect(status == .signalled(.kill) || status == .exited(0))
    return status == .signalled(.kill)
  }

  /// What somebody sees of the folder of the snapshots who looks at names, sizes and identities.
  private func picture() -> [String] {
    let snapshots = folder.data + "/local/snapshots"
    return ((try? FileSystem.entries(of: snapshots)) ?? []).sorted().map { name in
      let status = (try? FileSystem.status(of: snapshots + "/" + name)) ?? nil
      return "\(name) \(status?.size ?? 0) \(status?.inode ?? 0)"
    }
  }

  private func expectSameAsReplay(
    answers: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let opened = try folder.open(id)
    #expect(opened.notices == [], sourceLocation: sourceLocation)
    try #require(
      try folder.shell("cd \"$1/local\" && mv snapshots aside && mkdir -m 700 snapshots"))
    let replayed = try folder.state(of: id)
    try #require(try folder.shell("cd \"$1/local\" && rmdir snapshots && mv aside snapshots"))
    // Compared before, so that a failure does not print every card.
    let isSame = opened.state == replayed
    #expect(isSame, sourceLocation: sourceLocation)
    #expect(
      replayed.tally(on: Noon.today).answers == answers, sourceLocation: sourceLocation)
  }

  /// Lets the program come to its end after each kind of change, long after it was killed.
  private func expectSweeping(answers: Int) throws {
    try folder.shell(
      "find \"$1/local/snapshots\" -name '.*' -type f -exec touch -t 202601010000 {} +")
    for (round, generation) in [(2, 1), (0, 1), (1, 2)] {
      try change(in: round)
      let program = try folder.start()
      try program.waitFor("Tus tarjetas de repaso")
      try program.leave()
      let names = try FileSystem.entries(of: folder.data + "/local/snapshots")
      #expect(Set(names) == [id.text + ".json", id.text + ".\(generation).jsonl"])
      try expectSameAsReplay(answers: answers)
    }
  }
}
