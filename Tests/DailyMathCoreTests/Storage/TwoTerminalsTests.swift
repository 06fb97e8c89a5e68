import DailyMathSystem
import Dispatch
import Synchronization
import Testing

@testable import DailyMathCore

/// Two processes on one account, each with a store of its own.
@Suite("Two terminals")
struct TwoTerminalsTests {
  private let folder = StoreFolder()

  @Test("see each other's events at the next look, in one order")
  func eachOther() throws {
    let id = try folder.register([.card("a")])
    let (left, right) = (folder.store(), folder.store())
    var leftState = try left.open(id).state
    var rightState = try right.open(id).state
    for second in 1...20 {
      let moment = Moment.sample(seconds: Int64(second))
      for event in try left.append(id, [.review(of: "a")], moment) { leftState.apply(event) }
      // The clock of the right one is slow; its events come after what it has seen all the same.
      let slow = Moment.sample(seconds: Int64(second - 100))
      let events = try right.append(id, [.card("b\(second)")], slow)
      #expect(events.count == 2)
      #expect(events[0].position < events[1].position)
      for event in events { rightState.apply(event) }
      #expect(try left.refresh(id).count == 1 || second == 0)
      leftState = rightState
    }
    #expect(try left.refresh(id).isEmpty)
    #expect(try right.refresh(id).isEmpty)
    #expect(leftState.cardCount == 21)
    #expect(try folder.store().open(id).state == rightState)
    let numbers = rightState.seen.values.map(\.ranges)
    #expect(numbers == [[1...41]])
  }

  @Test("and a third that append 200 times each at once keep all 600, each with its own number")
  func concurrency() throws {
    let id = try folder.register()
    let directory = folder.directory
    let numbers = Mutex<[Int]>([])
    let failures = Mutex<[StoreError]>([])
    DispatchQueue.concurrentPerform(iterations: 3) { terminal in
      let store = AccountStore.live(directory)
      do throws(StoreError) {
        var state = try store.open(id).state
        for count in 0..<200 {
          let events = try store.append(id, [.card("\(terminal).\(count)")], .sample())
          for event in events { state.apply(event) }
          guard let last = events.last else { continue }
          numbers.withLock { $0.append(last.position.identity.number) }
        }
        for event in try store.refresh(id) { state.apply(event) }
        try store.saveSnapshot(id, state)
      } catch {
        failures.withLock { $0.append(error) }
      }
    }
    #expect(failures.withLock { $0 }.isEmpty)
    #expect(numbers.withLock { $0.sorted() } == Array(1...600))
    let state = try folder.store().open(id).state
    #expect(state.cardCount == 600)
    #expect(try FileSystem.read(folder.ownJournal(of: id)).count { $0 == 0x0A } == 600)
  }

  @Test("that share one store may use it from several threads")
  func sharedStore() throws {
    let id = try folder.register()
    let store = folder.store()
    _ = try store.open(id)
    let delivered = Mutex<[EventIdentity]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for count in 0..<25 {
        let events =
          try? thread == 3
          ? store.refresh(id) : store.append(id, [.card("\(thread).\(count)")], .sample())
        delivered.withLock { $0 += events?.map(\.position.identity) ?? [] }
      }
    }
    // Every event is handed out exactly once.
    #expect(delivered.withLock { $0.map(\.number).sorted() } == Array(1...75))
  }

  @Test("wait for each other's lock, and say so after two seconds")
  func busy() throws {
    let id = try folder.register()
    let store = folder.store()
    _ = try store.open(id)
    let lock = try folder.directory.lock()
    #expect(throws: StoreError.busy(path: folder.directory.lockFile)) {
      try store.append(id, [.card("a")], .sample())
    }
    #expect(try store.refresh(id).isEmpty)
    lock.release()
    #expect(try store.append(id, [.card("a")], .sample()).count == 1)
  }

  @Test("that register one address at once make one account of it")
  func registration() throws {
    _ = try folder.directory.prepare()
    let directory = folder.directory
    let made = Mutex(0)
    let new = try NewAccount.sample(payloads: [.card("a")])
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      if (try? AccountStore.live(directory).register(new, .sample())) != nil {
        made.withLock { $0 += 1 }
      }
    }
    #expect(made.withLock { $0 } == 1)
    #expect(try folder.store().accounts().accounts.count == 1)
  }

  @Test("and a third that change one account 100 times each lose no change")
  func changes() throws {
    let id = try folder.register()
    _ = try Terminals.run(3, in: folder) { store, _ in
      for _ in 0..<100 {
        _ = try Terminals.insist { () throws(StoreError) in
          try store.changeAccount(id) { $0.passwordGeneration += 1 }
        }
      }
    }
    #expect(try folder.store().accounts().accounts.first?.passwordGeneration == 301)
  }

  @Test("count each other's attempts")
  func attempts() throws {
    let key = AttemptKey.account(try folder.register())
    let verdicts = try Terminals.run(4, in: folder) { store, _ in
      try (0..<5).map { _ in
        try Terminals.insist { () throws(StoreError) in try store.attempts.begin(key, .sample()) }
      }
    }
    // Four in a row are checked, and then everybody waits.
    #expect(verdicts.joined().count { $0 == .allowed } == 4)
    #expect(try folder.store().attempts.wait(key, .sample()) == 1_000)
  }

  @Test("that take one code let one of them in")
  func oneCode() throws {
    let id = try folder.register()
    let code = MailedCode(hash: "$y$c", created: .sample(), expires: .sample(milliseconds: 1))
    try folder.store().mailedCodes.put(id, code)
    let taken = try Terminals.run(4, in: folder) { store, _ in
      try Terminals.insist { () throws(StoreError) in try store.mailedCodes.take(id, "$y$c") }
    }
    #expect(taken.count { $0 } == 1)
  }

  @Test("of which one deletes the account leave nothing of it, whatever the other is doing")
  func deletion() throws {
    let id = try folder.register([.card("first")])
    let ends = try Terminals.run(3, in: folder) { store, terminal -> StoreError? in
      do throws(StoreError) {
        var state = try store.open(id).state
        for count in 0..<40 {
          if terminal == 0, count == 20 {
            try Terminals.insist { () throws(StoreError) in try store.deleteAccount(id) }
            return nil
          }
          let events = try Terminals.insist { () throws(StoreError) in
            try store.append(id, [.card("\(terminal).\(count)")], .sample())
          }
          for event in events { state.apply(event) }
          try Terminals.insist { () throws(StoreError) in try store.saveSnapshot(id, state) }
        }
        return nil
      } catch {
        return error
      }
    }
    #expect(ends.allSatisfy { $0 == nil || $0 == .accountMissing }, "\(ends)")
    #expect(try FileSystem.entries(of: folder.directory.accounts) == [])
    #expect(try !folder.everything().contains(id.text))
  }

  @Test("of which one deletes accounts while the other lists them take none for damaged")
  func listing() throws {
    _ = try folder.store().prepare()
    let listings = try Terminals.run(2, in: folder) { store, terminal -> Int in
      guard terminal == 0 else {
        return try (0..<400).reduce(0) { sum, _ in try sum + store.accounts().damaged.count }
      }
      for count in 0..<20 {
        let new = try NewAccount.sample("a\(count)@example.com")
        let id = try Terminals.insist { () throws(StoreError) in
          try store.register(new, .sample()).id
        }
        try Terminals.insist { () throws(StoreError) in try store.deleteAccount(id) }
      }
      return 0
    }
    #expect(listings == [0, 0])
  }
}
