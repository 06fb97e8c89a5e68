import DailyMathSystem
import Testing

@testable import DailyMathCore

@Suite("The data directory")
struct DataDirectoryTests {
  private let folder = StoreFolder()

  private var root: String { folder.directory.root }

  /// Every file and folder below `path`, with its content and its mode.
  private func contents(of path: String) throws -> [String: [UInt8]] {
    var result: [String: [UInt8]] = [:]
    for name in try FileSystem.entries(of: path) {
      let inner = path + "/" + name
      if try FileSystem.status(of: inner)?.kind == .folder {
        result[inner] = []
        try result.merge(contents(of: inner)) { first, _ in first }
      } else {
        result[inner] = try FileSystem.read(inner)
      }
    }
    return result
  }

  @Test("is made with everything in it, for its owner alone")
  func creation() throws {
    let id = try folder.register([.card("a")])
    let store = folder.store()
    try store.saveSnapshot(id, try store.open(id).state)
    let bytes = try FileSystem.read(root + "/format.json")
    #expect(String(decoding: bytes, as: UTF8.self) == "{\"format\": 1}\n")
    #expect(try FileSystem.read(root + "/local/.gitignore") == Array("*\n".utf8))
    #expect(try FileSystem.read(root + "/.stignore") == Array("/local\n".utf8))
    for path in try contents(of: root).keys + [root] {
      let status = try #require(try FileSystem.status(of: path))
      #expect(status.permissions & 0o7777 == (status.kind == .folder ? 0o700 : 0o600), "\(path)")
    }
  }

  @Test("stays as it is when it is made ready again")
  func again() throws {
    _ = try folder.register()
    let device = try folder.directory.prepare().device
    let before = try contents(of: root)
    #expect(try folder.directory.prepare().device == device)
    #expect(try contents(of: root) == before)
  }

  @Test("of a newer format is refused and not touched")
  func newer() throws {
    try FileSystem.createFolder(at: root)
    for text in ["{\"format\": 2}", "{\"format\":900,\"other\":[1]}\n"] {
      try FileSystem.replace(root + "/format.json", with: Array(text.utf8))
      let before = try contents(of: root)
      let found = text.contains("900") ? 900 : 2
      #expect(throws: StoreError.newerFormat(found: found, path: root)) {
        _ = try folder.store().prepare()
      }
      #expect(throws: StoreError.self) { try folder.store().register(.sample(), .sample()) }
      #expect(try contents(of: root) == before)
    }
  }

  @Test(
    "whose format cannot be read is refused and not touched",
    arguments: ["", "{}", "{\"format\":\"1\"}", "{\"format\":0}", "\u{0}\u{0}", "{\"format\":1}x"])
  func damagedFormat(text: String) throws {
    try FileSystem.createFolder(at: root)
    let path = root + "/format.json"
    try FileSystem.replace(path, with: Array(text.utf8))
    let before = try contents(of: root)
    #expect(throws: StoreError.damaged(path: path)) { try folder.store().prepare() }
    #expect(try contents(of: root) == before)
  }

  @Test("that cannot be made is refused with its path and the cause")
  func unwritable() throws {
    try FileSystem.createFolder(at: root)
    try FileSystem.replace(root + "/file", with: [])
    for path in [root + "/file/inner", "/proc/dailymath/data"] {
      let store = AccountStore.live(dataDirectory: path)
      let error = #expect(throws: StoreError.self) { try store.prepare() }
      guard case .notWritable(let named, let cause) = error else {
        Issue.record("\(path): \(String(describing: error))")
        continue
      }
      #expect(named == path)
      #expect(!cause.isEmpty)
    }
  }

  @Test("keeps one name for a machine, and finds another on another machine")
  func device() throws {
    let first = try folder.directory.prepare().device
    let other = DataDirectory(root: root, machine: "other")
    let second = try other.prepare().device
    #expect(second != first)
    #expect(try other.prepare().device == second)
    #expect(first.text.utf8.count == 12)
  }

  @Test(
    "finds a new name where the old one is damaged or would lead elsewhere",
    arguments: [
      "", "{", "{\"device\":\"../x\",\"machine\":\"machine\"}",
      "{\"device\":\"\",\"machine\":\"machine\"}", "{\"device\":\"a-2\",\"machine\":\"machine\"}",
      "{\"device\":\"a.sync-conflict-1\",\"machine\":\"machine\"}", "{\"device\":\"abc\"}",
    ])
  func damagedDevice(text: String) throws {
    _ = try folder.directory.prepare()
    try FileSystem.replace(folder.directory.deviceFile, with: Array(text.utf8))
    let device = try folder.directory.prepare().device
    #expect(device.text.utf8.count == 12)
    #expect(try folder.directory.prepare().device == device)
  }

  @Test("goes on where the folder of this machine was cleared away, but not where everything was")
  func clearedAway() throws {
    let id = try folder.register()
    let store = folder.store()
    var state = try store.open(id).state
    try FileSystem.removeTree(at: folder.directory.local)
    for event in try store.append(id, [.card("a")], .sample()) { state.apply(event) }
    #expect(try folder.store().open(id).state == state)
    try FileSystem.removeTree(at: folder.directory.root)
    #expect(throws: StoreError.self) { try store.append(id, [.card("b")], .sample()) }
    #expect(try FileSystem.status(of: folder.directory.root) == nil)
  }

  @Test("sweeps the snapshots of accounts that are no more, and nothing else beside them")
  func sweepSnapshots() throws {
    let id = try folder.register()
    let names = [
      "\(id.text).json", "\(id.text).3.jsonl", "gone.json", "gone.7.jsonl", "notes.txt", "README",
    ]
    for name in names {
      try FileSystem.replace(folder.directory.snapshots + "/" + name, with: [0x7B])
    }
    _ = try folder.store().prepare()
    #expect(
      try FileSystem.entries(of: folder.directory.snapshots).sorted()
        == names.filter { !$0.hasPrefix("gone") }.sorted())
  }

  @Test("sweeps what an unfinished registration left")
  func sweep() throws {
    let id = try folder.register([.card("a")])
    let left = folder.directory.accounts + "/.new-abcdef"
    try FileSystem.createFolder(at: left + "/journal")
    try FileSystem.replace(left + "/account.json", with: [0x7B])
    #expect(try folder.store().accounts().accounts.map(\.id) == [id])
    _ = try folder.store().prepare()
    #expect(try FileSystem.status(of: left) == nil)
    #expect(try folder.store().open(id).state.cardCount == 1)
  }
}
