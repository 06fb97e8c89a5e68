internal import DailyMathSystem

/// The text of an account's own file, `account.json`.
enum AccountFile {
  /// The format of the file.
  static let format = 1
  /// The longest credential, in bytes.
  static let longestCredential = 256
  /// The largest file that is read, in bytes.
  static let largestFile = 64 << 10
  /// The file's name in the account's folder.
  static let name = "account.json"

  /// The account as JSON; throws `StoreError.tooLong` where its credential is none that would be read.
  static func encoded(_ account: Account) throws(StoreError) -> [UInt8] {
    guard isCredential(account.credential) else {
      throw .tooLong(field: "credential", limit: longestCredential)
    }
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("format", format)
    writer.member("email", account.email.text)
    writer.member("credential", account.credential)
    writer.member("role", account.role.rawValue)
    writer.member("created", account.created.localTime)
    writer.member("day", account.created.day.description)
    writer.endObject()
    return writer.bytes + [0x0A]
  }

  /// Reads the account `id` from `bytes`.
  static func account(_ id: AccountID, from bytes: [UInt8]) throws(JSONFault) -> Account {
    var found: Int?
    var email: EmailAddress?
    var credential: String?
    var role: Role?
    var created: String?
    var day: StudyDay?
    var reader = JSONReader(bytes)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "format": found = try reader.integer(in: 1...format)
      case "email": email = EmailAddress(try reader.text(limit: EmailAddress.longest))
      case "credential": credential = try reader.text(limit: longestCredential)
      case "role": role = try reader.word(Role.self)
      case "created": created = try reader.text(limit: 64)
      case "day": day = try reader.day()
      default: try reader.skipValue()
      }
    }
    try reader.finish()
    _ = try required(found)
    guard let credential, isCredential(credential) else { throw .outOfRange }
    let moment = Moment(localTime: try required(created), day: try required(day))
    return Account(
      id: id, email: try required(email), credential: credential, role: try required(role),
      created: try required(moment))
  }

  private static func isCredential(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= longestCredential
      && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }
}
