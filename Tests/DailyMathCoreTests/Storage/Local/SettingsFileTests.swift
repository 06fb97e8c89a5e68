import DailyMathSystem
import Testing

@testable import DailyMathCore

@Suite("What is configured for all accounts")
struct SettingsFileTests {
  private let folder = StoreFolder()

  private var path: String { folder.directory.root + "/settings.json" }

  private func read(_ text: String) throws -> MachineSettings {
    let store = try StoreKind.disk.store(in: folder)
    try FileSystem.replace(path, with: Array(text.utf8))
    let settings = try store.machineSettings()
    // The file is the people's own: it is never written.
    #expect(try FileSystem.read(path) == Array(text.utf8))
    return settings
  }

  @Test("is nothing without a file", arguments: StoreKind.allCases)
  func missing(kind: StoreKind) throws {
    #expect(try kind.store(in: folder).machineSettings() == MachineSettings())
    #expect(try FileSystem.status(of: path) == nil)
  }

  @Test("is what memory was told")
  func memory() throws {
    let memory = AccountMemory()
    memory.configure(MachineSettings(sendmail: "/bin/mail"))
    #expect(try memory.store.machineSettings().sendmail == "/bin/mail")
  }

  @Test(
    "names the mail program, among whatever else there is",
    arguments: [
      (#"{"sendmail": "/usr/sbin/sendmail"}"#, "/usr/sbin/sendmail"),
      (
        "{\n  \"other\": [1, {\"a\": null}],\n  \"sendmail\": \"/opt/más/mail -t\"\n}\n",
        "/opt/más/mail -t"
      ),
      ("{}", nil), (#"{"sendmail": null}"#, nil), (#"{"Sendmail": "x"}"#, nil),
    ] as [(String, String?)])
  func sound(text: String, sendmail: String?) throws {
    #expect(try read(text) == MachineSettings(sendmail: sendmail))
  }

  @Test(
    "is refused where it is no JSON",
    arguments: ["", "{", "[]", "{}x", #"{"sendmail": 1}"#, "\u{0}"])
  func damaged(text: String) {
    #expect(throws: StoreError.damaged(path: path)) { try read(text) }
  }

  @Test(
    "is refused where the mail program is none by its path",
    arguments: [
      "", "sendmail", "./mail", "~/mail", "/bin/m\\n", "/bin/\\u0000mail", "/bin/\\u007f",
    ])
  func unusable(sendmail: String) {
    #expect(throws: StoreError.unusableSetting(path: path, name: "sendmail")) {
      try read("{\"sendmail\": \"\(sendmail)\"}")
    }
  }

  @Test("is not read where it is too large or no file")
  func unreadable() throws {
    #expect(throws: StoreError.self) {
      try read("{\"x\": \"" + String(repeating: "a", count: 70_000) + "\"}")
    }
    try FileSystem.remove(path)
    try FileSystem.createFolder(at: path)
    #expect(throws: StoreError.self) { try folder.store().machineSettings() }
  }
}
