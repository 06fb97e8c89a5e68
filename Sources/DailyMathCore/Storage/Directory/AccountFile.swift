/// The text of an account's own file, `account.json`.
enum AccountFile {
  /// The format of the file.
  static let format = 1
  /// The largest file that is read, in bytes.
  static let largestFile = 64 << 10
  /// The file's name in the account's folder.
  static let name = "account.json"

  /// The account as JSON; throws `StoreError.tooLong` where a hash or a list is none that would be read.
  static func encoded(_ account: Account) throws(StoreError) -> [UInt8] {
    try check(account)
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("format", format)
    writer.member("email", account.email.text)
    writer.member("credential", account.credential)
    writer.member("role", account.role.rawValue)
    writer.member("created", account.created.localTime)
    writer.member("day", account.created.day.description)
    writer.member("passwordGeneration", account.passwordGeneration)
    writer.member("recoveryCodes", account.recoveryCodes)
    writer.key("remembered")
    writer.beginArray()
    for signIn in account.rememberedSignIns { signIn.write(to: &writer) }
    writer.endArray()
    writer.endObject()
    return writer.bytes + [0x0A]
  }

  /// Reads the account `id` from `bytes`; one that was written before there were codes has none.
  static func account(_ id: AccountID, from bytes: [UInt8]) throws(JSONFault) -> Account {
    var found: Int?
    var email: EmailAddress?
    var credential: String?
    var role: Role?
    var created: String?
    var day: StudyDay?
    var generation = 1
    var codes: [String] = []
    var remembered: [RememberedSignIn] = []
    var reader = JSONReader(bytes)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "format": found = try reader.integer(in: 1...format)
      case "email": email = EmailAddress(try reader.text(limit: EmailAddress.longest))
      case "credential": credential = try reader.storedHash()
      case "role": role = try reader.word(Role.self)
      case "created": created = try reader.text(limit: 64)
      case "day": day = try reader.day()
      case "passwordGeneration": generation = try reader.generation()
      case "recoveryCodes": codes = try reader.recoveryCodes()
      case "remembered": remembered = try reader.rememberedSignIns()
      default: try reader.skipValue()
      }
    }
    try reader.finish()
    _ = try required(found)
    let moment = Moment(localTime: try required(created), day: try required(day))
    return Account(
      id: id, email: try required(email), credential: try required(credential),
      role: try required(role), created: try required(moment), passwordGeneration: generation,
      recoveryCodes: codes, rememberedSignIns: remembered)
  }

  private static func check(_ account: Account) throws(StoreError) {
    try StoredHash.check(account.credential, "credential")
    try check(count: account.recoveryCodes.count, Account.recoveryCodeCount, "recoveryCodes")
    for hash in account.recoveryCodes { try StoredHash.check(hash, "recoveryCodes") }
    let signIns = account.rememberedSignIns
    try check(count: signIns.count, Account.mostRememberedSignIns, "remembered")
    for signIn in signIns { try StoredHash.check(signIn.tokenHash, "remembered") }
    for generation in [account.passwordGeneration] + signIns.map(\.passwordGeneration)
    where !generations.contains(generation) {
      throw .tooLong(field: "passwordGeneration", limit: generations.upperBound)
    }
  }

  private static func check(
    count: Int, _ limit: Int, _ field: String
  ) throws(StoreError) {
    guard count <= limit else { throw .tooLong(field: field, limit: limit) }
  }

  /// The numbers that a password can have.
  static let generations = 1...EventCoding.largestNumber
}
