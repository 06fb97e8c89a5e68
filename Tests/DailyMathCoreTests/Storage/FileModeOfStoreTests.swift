import DailyMathSystem
import Testing

@testable import DailyMathCore

@Suite("The modes of everything the store writes")
struct FileModeOfStoreTests {
  /// Saves in every way there is, and names what others could then read or write.
  ///
  /// In a process of its own, because the mask belongs to the process and other tests run beside this one.
  private static func openToOthers(under mask: Int) throws -> [String] {
    Host.setFileCreationMask(mask)
    let folder = StoreFolder()
    let directory = folder.directory
    let store = folder.store()
    _ = try store.prepare()
    let id = try store.register(.sample(payloads: [.card("a")]), .sample()).id
    let gone = try store.register(.sample("bea@example.com"), .sample()).id
    _ = try store.changeAccount(id) { $0.recoveryCodes = ["$y$c"] }
    let other = directory.journals(of: id) + "/zzz.jsonl"
    try FileSystem.replace(other, with: Array("broken\n".utf8))
    var state = try store.open(id).state
    for event in try store.append(id, [.card("b")], .sample()) { state.apply(event) }
    let own = try folder.ownJournal(of: id)
    try AppendOnlyFile(path: own).append(Array("{\"torn".utf8))
    for event in try store.append(id, [.card("c")], .sample()) { state.apply(event) }
    try store.saveSnapshot(id, state)
    _ = try store.attempts.begin(.account(id), .sample())
    try store.mailedCodes.put(
      id, MailedCode(hash: "$y$c", created: .sample(), expires: .sample(milliseconds: 9)))
    _ = try store.mailedCodes.beginTry(id, .sample())
    let token = String(repeating: "0123456789abc", count: 4)
    try store.signInTokens.keep(SignInToken(account: id, token: token))
    try store.deleteAccount(gone)
    let written = [
      directory.attemptsFile, directory.codesFile, directory.sessionFile, own,
      directory.snapshotFile(of: id), directory.accountFile(of: id), directory.deviceFile,
    ]
    var wrong = written.filter { (try? FileSystem.status(of: $0)) == .some(nil) }
    if folder.setAside().count != 2 { wrong.append("local/damaged: \(folder.setAside())") }
    func check(_ path: String) throws {
      guard let status = try FileSystem.status(of: path) else { return }
      let isFolder = status.kind == .folder
      if status.permissions != (isFolder ? 0o700 : 0o600) { wrong.append(path) }
      guard isFolder else { return }
      for name in try FileSystem.entries(of: path) { try check(path + "/" + name) }
    }
    try check(directory.root)
    return wrong
  }

  @Test("are 0600 for files and 0700 for folders, even where the mask hides nothing")
  func openMask() async {
    await #expect(processExitsWith: .success) {
      let paths = try Self.openToOthers(under: 0o000)
      #expect(paths == [])
    }
  }

  @Test("are the same under the mask that most systems have")
  func commonMask() async {
    await #expect(processExitsWith: .success) {
      let paths = try Self.openToOthers(under: 0o022)
      #expect(paths == [])
    }
  }
}
