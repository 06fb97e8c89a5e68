import DailyMathCore
import DailyMathSystem
import Testing

/// The events of an account that was made up.
enum GeneratedJournal {
  /// All events but the first, in order, as the store hands them out.
  ///
  /// The journal is cut off after its first line while the account is opened, so that all others are news afterwards.
  static func events(of id: AccountID, in folder: String) throws -> [Event] {
    let journals = folder + "/accounts/" + id.text + "/journal"
    let path = journals + "/" + (try #require(try FileSystem.entries(of: journals).first))
    let whole = try FileSystem.read(path)
    let end = try #require(whole.firstIndex(of: 0x0A))
    let store = AccountStore.live(dataDirectory: folder)
    _ = try store.prepare()
    try FileSystem.replace(path, with: Array(whole[...end]))
    _ = try store.open(id)
    try FileSystem.replace(path, with: whole)
    return try store.refresh(id)
  }
}
