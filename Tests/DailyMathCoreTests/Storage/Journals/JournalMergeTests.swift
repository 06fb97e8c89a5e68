import DailyMathSystem
import Testing

@testable import DailyMathCore

/// Journals of several devices in one folder, as a synchronising program brings them.
@Suite("Journals of several devices")
struct JournalMergeTests {
  private let folder = StoreFolder()

  private func text(_ events: [Event]) throws -> [UInt8] {
    try events.flatMap { event in try EventCoding.line(for: event) + [0x0A] }
  }

  private func place(_ events: [Event], in id: AccountID, as name: String) throws {
    let path = folder.directory.journals(of: id) + "/" + name
    try FileSystem.replace(path, with: try text(events))
  }

  @Test("give one state however their lines are ordered and divided", arguments: 0..<12)
  func permutations(seed: UInt64) throws {
    var sequence = EventSequence(seed: seed)
    let events = sequence.events(150)
    let expected = AccountState.of(events)
    var random = SplitMix64(seed: seed)
    for _ in 0..<3 {
      let id = try folder.store().register(.sample("a\(random.next())@example.com"), .sample()).id
      for device in ["aaa", "bbb", "ccc"] {
        let own = events.filter { $0.position.identity.device.text == device }
        let cut = random.next(below: own.count + 1)
        try place(random.shuffled(Array(own[..<cut])), in: id, as: device + ".jsonl")
        try place(random.shuffled(Array(own[cut...])), in: id, as: device + "-2.jsonl")
        try place(
          random.shuffled(own), in: id, as: device + ".sync-conflict-20261130-211403-ABC.jsonl")
      }
      let store = folder.store()
      #expect(try store.open(id).state == expected)
      try store.saveSnapshot(id, expected)
      #expect(try folder.store().open(id).state == expected)
    }
  }

  @Test("are read whole by a terminal that sees them arrive piece by piece", arguments: 0..<8)
  func arrival(seed: UInt64) throws {
    var sequence = EventSequence(seed: seed)
    let events = sequence.events(120)
    var random = SplitMix64(seed: seed)
    let id = try folder.register()
    let store = folder.store()
    var state = try store.open(id).state
    var arrived: [String: Int] = [:]
    for _ in 0..<40 {
      let device = ["aaa", "bbb", "ccc"][random.next(below: 3)]
      let own = events.filter { $0.position.identity.device.text == device }
      let bytes = try text(own)
      let count = min(bytes.count, arrived[device, default: 0] + random.next(below: 3_000))
      arrived[device] = count
      let path = folder.directory.journals(of: id) + "/" + device + ".jsonl"
      try FileSystem.replace(path, with: Array(bytes[..<count]))
      for event in try store.refresh(id) { state.apply(event) }
    }
    for device in ["aaa", "bbb", "ccc"] {
      try place(
        events.filter { $0.position.identity.device.text == device }, in: id,
        as: device + ".jsonl")
    }
    for event in try store.refresh(id) { state.apply(event) }
    #expect(state == .of(events))
    #expect(store.notices(id).isEmpty)
  }

  @Test("order what comes next after everything that was seen")
  func order() throws {
    var sequence = EventSequence(seed: 3, devices: ["aaa"])
    let id = try folder.register()
    let far = sequence.events(10).map { event in
      Event(
        position: EventPosition(
          order: event.position.order + (1 << 50), identity: event.position.identity),
        moment: event.moment, payload: event.payload)
    }
    try place(far, in: id, as: "aaa.jsonl")
    let store = folder.store()
    let highest = try store.open(id).state.highestOrder
    #expect(try store.append(id, [.card("x")], .sample()).map(\.position.order) == [highest + 1])
  }

  @Test("never let an order grow beyond what can be read")
  func highestOrder() throws {
    let id = try folder.register()
    let last = Event(
      position: EventPosition(
        order: 1 << 53 - 1, identity: EventIdentity(device: DeviceID("aaa"), number: 1)),
      moment: .sample(), payload: .card("a"))
    try place([last], in: id, as: "aaa.jsonl")
    let store = folder.store()
    _ = try store.open(id)
    _ = try store.append(id, [.card("b"), .card("c")], .sample())
    #expect(try folder.store().open(id).state.cardCount == 3)
  }

  @Test("never let a number grow beyond what can be read: the answer is refused, not lost")
  func highestNumber() throws {
    let id = try folder.register()
    let device = try folder.directory.prepare().device
    let last = Event(
      position: EventPosition(
        order: 1, identity: EventIdentity(device: device, number: 1 << 53 - 1)),
      moment: .sample(), payload: .card("a"))
    try place([last], in: id, as: device.text + ".jsonl")
    let store = folder.store()
    _ = try store.open(id)
    #expect(throws: StoreError.tooLong(field: "n", limit: 1 << 53 - 1)) {
      try store.append(id, [.card("b")], .sample())
    }
    #expect(try folder.store().open(id).notices.isEmpty)
  }

  @Test("of a folder that was copied to another machine are never continued there")
  func copiedFolder() throws {
    let id = try folder.register([.card("a")])
    let before = try FileSystem.read(try folder.ownJournal(of: id))
    let first = try folder.directory.prepare().device
    let elsewhere = DataDirectory(root: folder.directory.root, machine: "another machine")
    let store = AccountStore.live(elsewhere)
    let second = try elsewhere.prepare().device
    #expect(first != second)
    _ = try store.open(id)
    let events = try store.append(id, [.card("b")], .sample())
    #expect(events.map(\.position.identity) == [EventIdentity(device: second, number: 1)])
    let path =
      folder.directory.journals(of: id) + "/" + JournalName(device: first, sequence: 1).text
    #expect(try FileSystem.read(path) == before)
    #expect(try store.open(id).state.cardCount == 2)
  }
}
