import DailyMathSystem
import Synchronization
import Testing

@testable import DailyMathCore

/// Ten thousand cards changed at once: as safe as one answer, and not slower than its size.
@Suite("A change of ten thousand cards")
struct BulkChangeTests {
  /// Counts how often the disk is written to; the next writings fail where that is wanted.
  private final class Counter: Sendable {
    let writings = Mutex(0)
    let failures = Mutex(0)

    var writer: JournalWriter {
      JournalWriter { (path, bytes) throws(AppendError) in
        self.writings.withLock { $0 += 1 }
        let fails = self.failures.withLock { count in
          count -= 1
          return count >= 0
        }
        // ENOSPC is 28 on Linux and on macOS.
        if fails { throw .notWritten(SystemError(call: "write", code: 28, path: path)) }
        try JournalWriter.live.append(path, bytes)
      }
    }
  }

  private static let count = 10_000

  private let folder = StoreFolder()
  private let counter = Counter()
  private let cards = (0..<count).map { CardID("c\($0)") }

  private func opened() throws -> (store: AccountStore, id: AccountID, state: AccountState) {
    let id = try folder.register(cards.map { .card($0.text) } + cards.map { .review(of: $0.text) })
    let store = folder.store(writer: counter.writer)
    return (store, id, try store.open(id).state)
  }

  @Test(
    "is one writing, and so is taking it back", .timeLimit(.minutes(2)),
    arguments: [
      .suspend(true), .move(.own("exam")), .delete, .reschedule(StudyDay(daysSince1970: 21_000)),
    ] as [CardChange])
  func oneWriting(change: CardChange) throws {
    let (store, id, before) = try opened()
    var state = before
    let payloads = state.payloads(for: change, of: cards)
    #expect(payloads.count == Self.count)
    let events = try store.append(id, payloads, .sample(seconds: 1))
    #expect(counter.writings.withLock { $0 } == 1)
    for event in events { state.apply(event) }
    #expect(state.payloads(for: change, of: cards).isEmpty)
    let undoes = try store.append(id, state.payloads(toUndo: events), .sample(seconds: 2))
    #expect(undoes.count == Self.count)
    #expect(counter.writings.withLock { $0 } == 2)
    for event in undoes { state.apply(event) }
    #expect(state.index == before.index && state.cardCount == Self.count)
    for id in cards { #expect(state.card(id) == before.card(id)) }
    #expect(try folder.store().open(id).state == state)
  }

  @Test("that the disk refuses changes nothing, and counts once when it is tried again")
  func refused() throws {
    let (store, id, state) = try opened()
    let payloads = state.payloads(for: .mark(true), of: cards)
    counter.failures.withLock { $0 = 1 }
    #expect(throws: StoreError.self) { try store.append(id, payloads, .sample(seconds: 1)) }
    #expect(try folder.store().open(id).state == state)
    let events = try store.append(id, payloads, .sample(seconds: 2))
    #expect(events.count == Self.count)
    #expect(try folder.store().open(id).state == events.reduce(into: state) { $0.apply($1) })
  }

  @Test("is refused whole where one card would break a limit")
  func oneTooLong() throws {
    let id = try folder.register([.card("a"), .card("b")])
    let store = folder.store(writer: counter.writer)
    var state = try store.open(id).state
    var full = try #require(state.content(of: CardID("b")))
    full.tags = (0..<64).map { "tag \($0)" }
    for event in try store.append(id, [.cardPut(CardID("b"), full)], .sample()) {
      state.apply(event)
    }
    let payloads = state.payloads(for: .addTag("one more"), of: [CardID("a"), CardID("b")])
    #expect(payloads.count == 2)
    #expect(throws: StoreError.tooLong(field: "tags", limit: 64)) {
      try store.append(id, payloads, .sample())
    }
    #expect(try folder.store().open(id).state == state)
  }
}
