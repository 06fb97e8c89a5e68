import DailyMathSystem
import Synchronization
import Testing

@testable import DailyMathCore

/// What happens when the disk refuses: nothing that was acknowledged is lost, and nothing counts twice.
@Suite("A failing disk")
struct StoreFailureTests {
  /// A writer that does what its script says, and then what the disk does.
  private final class Script: Sendable {
    enum Step {
      case full
      /// Everything was written, only the waiting failed.
      case notSynced
      /// Half of it was written and could not be taken back.
      case torn
      /// Nothing of it is in the file, though the system had taken it.
      case lost
    }

    private let steps = Mutex<[Step]>([])

    func then(_ step: Step) {
      steps.withLock { $0.append(step) }
    }

    var writer: JournalWriter {
      JournalWriter { (path, bytes) throws(AppendError) in
        let step = self.steps.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        switch step {
        case nil: try JournalWriter.live.append(path, bytes)
        case .full:
          // ENOSPC is 28 on Linux and on macOS.
          throw .notWritten(SystemError(call: "write", code: 28, path: path))
        case .notSynced:
          try JournalWriter.live.append(path, bytes)
          throw .notSynced(SystemError(call: "fsync", code: 5, path: path))
        case .torn:
          try JournalWriter.live.append(path, Array(bytes[..<(bytes.count / 2)]))
          throw .notSynced(SystemError(call: "ftruncate", code: 5, path: path))
        case .lost:
          throw .notSynced(SystemError(call: "fsync", code: 5, path: path))
        }
      }
    }
  }

  private let folder = StoreFolder()
  private let script = Script()

  private func opened() throws -> (store: AccountStore, id: AccountID, state: AccountState) {
    let id = try folder.register([.card("a")])
    let store = folder.store(writer: script.writer)
    return (store, id, try store.open(id).state)
  }

  private func append(
    _ payload: EventPayload, to id: AccountID, of store: AccountStore, second: Int64 = 1
  ) throws -> [Event] {
    try store.append(id, [payload], .sample(seconds: second))
  }

  private func isNotSynced(_ error: StoreError?) -> Bool {
    if case .notSynced = error { true } else { false }
  }

  @Test("that is full changes nothing, and the answer can be saved later")
  func full() throws {
    let (store, id, state) = try opened()
    let path = try folder.ownJournal(of: id)
    let before = try FileSystem.read(path)
    script.then(.full)
    #expect(throws: StoreError.diskFull(path: path)) {
      try append(.review(of: "a"), to: id, of: store)
    }
    #expect(try FileSystem.read(path) == before)
    #expect(try store.refresh(id).isEmpty)
    #expect(try folder.store().open(id).state == state)
    let events = try append(.review(of: "a"), to: id, of: store)
    #expect(events.map(\.position.identity.number) == [2])
  }

  @Test("that does not confirm: a retry keeps the identity and goes to a new file")
  func retry() throws {
    let (store, id, state) = try opened()
    script.then(.notSynced)
    let error = #expect(throws: StoreError.self) {
      try append(.review(of: "a"), to: id, of: store)
    }
    #expect(isNotSynced(error))
    // It is in the file, but was not acknowledged: to this terminal it has not happened.
    #expect(try store.refresh(id).isEmpty)
    let events = try append(.review(of: "a"), to: id, of: store, second: 9)
    #expect(events.map(\.position.identity.number) == [2])
    #expect(events.map(\.moment) == [.sample(seconds: 1)])
    let second = try FileSystem.read(try folder.ownJournal(of: id, sequence: 2))
    #expect(second.count { $0 == 0x0A } == 1)
    var expected = state
    expected.apply(events[0])
    #expect(try folder.store().open(id).state == expected)
    #expect(expected.answerCount(of: .choice) == 1)
    let next = try append(.review(of: "a", .easy), to: id, of: store, second: 10)
    #expect(next.map(\.position.identity.number) == [3])
    #expect(try FileSystem.status(of: folder.ownJournal(of: id, sequence: 3)) == nil)
  }

  @Test("that fails again and again keeps the identity and uses a new file each time")
  func retries() throws {
    let (store, id, _) = try opened()
    for _ in 0..<3 { script.then(.notSynced) }
    for _ in 0..<3 {
      #expect(throws: StoreError.self) { try append(.review(of: "a"), to: id, of: store) }
    }
    let events = try append(.review(of: "a"), to: id, of: store)
    #expect(events.map(\.position.identity.number) == [2])
    #expect(try FileSystem.status(of: folder.ownJournal(of: id, sequence: 4)) != nil)
    #expect(try folder.store().open(id).state.answerCount(of: .choice) == 1)
  }

  @Test("that does not confirm: another answer gets another number, and what is in the file counts")
  func otherAppend() throws {
    let (store, id, _) = try opened()
    script.then(.notSynced)
    #expect(throws: StoreError.self) { try append(.review(of: "a", .easy), to: id, of: store) }
    var events = try append(.review(of: "a", .hard), to: id, of: store)
    #expect(events.map(\.position.identity.number).contains(3))
    events += try store.refresh(id)
    #expect(Set(events.map(\.position.identity.number)) == [2, 3])
    #expect(try folder.store().open(id).state.answerCount(of: .choice) == 2)
  }

  @Test("that wrote half a line: the half is passed over and the retry is whole")
  func torn() throws {
    let (store, id, state) = try opened()
    script.then(.torn)
    #expect(throws: StoreError.self) { try append(.review(of: "a"), to: id, of: store) }
    #expect(try store.refresh(id).isEmpty)
    let events = try append(.review(of: "a"), to: id, of: store)
    #expect(events.map(\.position.identity.number) == [2])
    var expected = state
    expected.apply(events[0])
    let opened = try folder.store().open(id)
    #expect(opened.state == expected)
    #expect(!folder.setAside().isEmpty)
  }

  @Test("and another terminal: its events come with the retry, and none is lost")
  func otherTerminal() throws {
    let (store, id, state) = try opened()
    script.then(.notSynced)
    #expect(throws: StoreError.self) { try append(.review(of: "a"), to: id, of: store) }
    let other = folder.store()
    #expect(try other.open(id).state.answerCount(of: .choice) == 1)
    _ = try append(.card("b"), to: id, of: other)
    let events = try append(.review(of: "a"), to: id, of: store)
    #expect(events.map(\.position.identity.number) == [3, 2])
    let mine = events.reduce(into: state) { $0.apply($1) }
    #expect(try folder.store().open(id).state == mine)
  }

  @Test("and another terminal that took the number meanwhile: the retry gets one of its own")
  func numberTaken() throws {
    let (store, id, state) = try opened()
    script.then(.lost)
    #expect(throws: StoreError.self) { try append(.review(of: "a"), to: id, of: store) }
    let other = folder.store()
    _ = try other.open(id)
    let theirs = try append(.review(of: "a", .hard), to: id, of: other, second: 2)
    #expect(theirs.map(\.position.identity.number) == [2])
    let events = try append(.review(of: "a"), to: id, of: store, second: 3)
    #expect(Set(events.map(\.position.identity.number)) == [2, 3])
    let mine = events.reduce(into: state) { $0.apply($1) }
    #expect(mine.answerCount(of: .choice) == 2)
    #expect(try folder.store().open(id).state == mine)
  }

  @Test("and another terminal that answered the same card: the retry counts once all the same")
  func otherPast() throws {
    let (store, id, state) = try opened()
    script.then(.notSynced)
    #expect(throws: StoreError.self) { try append(.review(of: "a"), to: id, of: store) }
    let other = folder.store()
    _ = try other.open(id)
    _ = try append(.review(of: "a", .hard), to: id, of: other, second: 2)
    var mine = try store.refresh(id).reduce(into: state) { $0.apply($1) }
    guard case .review(let review) = EventPayload.review(of: "a") else { return }
    let before = try #require(mine.card(review.card)).review
    #expect(before != .new)
    let retried = Review(
      card: review.card, session: review.session, round: review.round, kind: review.kind,
      answered: review.answered, suggested: review.suggested, grade: review.grade,
      milliseconds: review.milliseconds, before: before)
    for event in try append(.review(retried), to: id, of: store, second: 9) { mine.apply(event) }
    #expect(mine.answerCount(of: .choice) == 2)
    #expect(try folder.store().open(id).state == mine)
  }

  @Test("and an account that has to be opened again: the retry keeps the identity all the same")
  func openedAgain() throws {
    let (store, id, _) = try opened()
    script.then(.notSynced)
    #expect(throws: StoreError.self) { try append(.review(of: "a"), to: id, of: store) }
    var state = try store.open(id).state
    let events = try append(.review(of: "a"), to: id, of: store, second: 9)
    #expect(events.map(\.position.identity.number) == [2])
    // The file whose fsync failed is not written again.
    #expect(try FileSystem.status(of: folder.ownJournal(of: id, sequence: 2)) != nil)
    for event in events { state.apply(event) }
    #expect(state.answerCount(of: .choice) == 1)
    #expect(try folder.store().open(id).state == state)
    // Closing lets go of it.
    try store.close(id, state)
    _ = try store.open(id)
    let again = try append(.review(of: "a"), to: id, of: store, second: 10)
    #expect(again.map(\.position.identity.number) == [3])
  }

  @Test("in memory fails the same way")
  func memory() throws {
    let memory = AccountMemory()
    let store = memory.store
    let id = try store.register(.sample(payloads: [.card("a")]), .sample()).id
    _ = try store.open(id)
    memory.failNextAppend(with: .diskFull(path: "p"))
    memory.failNextAppend(with: .notSynced(path: "p", cause: "c"))
    #expect(throws: StoreError.diskFull(path: "p")) {
      try append(.review(of: "a"), to: id, of: store)
    }
    #expect(throws: StoreError.notSynced(path: "p", cause: "c")) {
      try append(.review(of: "a"), to: id, of: store)
    }
    #expect(try store.refresh(id).isEmpty)
    let retried = try append(.review(of: "a"), to: id, of: store, second: 5)
    #expect(retried.map(\.position.identity.number) == [2])
    #expect(retried.map(\.moment) == [.sample(seconds: 1)])
    memory.failNextAppend(with: .notSynced(path: "p", cause: "c"))
    #expect(throws: StoreError.self) { try append(.review(of: "a"), to: id, of: store) }
    let other = try append(.card("b"), to: id, of: store)
    #expect(other.map(\.position.identity.number) == [4])
    #expect(try store.open(id).state.answerCount(of: .choice) == 1)
  }

  @Test("in memory hands out what another device brought, once")
  func received() throws {
    let memory = AccountMemory()
    let store = memory.store
    let id = try store.register(.sample(), .sample()).id
    _ = try store.open(id)
    var sequence = EventSequence(seed: 2)
    let events = sequence.events(12)
    memory.receive(events + events, in: id)
    #expect(try store.refresh(id).count == 12)
    #expect(try store.refresh(id).isEmpty)
    #expect(try store.open(id).state == .of(events))
  }
}
