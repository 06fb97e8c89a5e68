import DailyMathSystem

@testable import DailyMathCore

/// Files that a version has written, as they lie in a folder of `Fixtures`: they load for ever.
struct GoldenFolder {
  let source: String
  let account: AccountID
  let device = DeviceID("k3x7")

  /// The folder `name`, which has the files of one account.
  init(_ name: String, account: String) {
    source =
      #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
      .joined(separator: "/") + "/Fixtures/" + name
    self.account = AccountID(account)
  }

  var journal: String { "accounts/\(account.text)/journal/\(device.text).jsonl" }
  var snapshot: String { "local/snapshots/\(account.text).json" }

  /// Puts the files into the data directory; without the snapshot where it is not wanted.
  func place(in folder: StoreFolder, withSnapshot: Bool) throws {
    _ = try folder.directory.prepare()
    try FileSystem.createFolder(at: folder.directory.journals(of: account))
    let names = ["format.json", "accounts/\(account.text)/account.json", journal]
    for name in names + (withSnapshot ? [snapshot] : []) {
      try FileSystem.replace(folder.directory.root + "/" + name, with: try bytes(of: name))
    }
  }

  /// The bytes of a file of the folder.
  func bytes(of name: String) throws -> [UInt8] {
    try FileSystem.read(source + "/" + name)
  }

  /// The events of the journal, each beside its line.
  func events() throws -> [(event: Event, line: [UInt8])] {
    let bytes = try bytes(of: journal)
    var stream = JournalStream(bytes, device: device)
    var events: [Event] = []
    while case .event(let event)? = try stream.next() { events.append(event) }
    return Array(zip(events, bytes.split(separator: 0x0A).map { Array($0) }))
  }
}
