extension AttemptRecord {
  /// Reads the text that `encoded` writes.
  init(decoding bytes: [UInt8]) throws(JSONFault) {
    var salt: String?
    var accounts: [AccountID: SignInFailures] = [:]
    var addresses: [Unknown] = []
    var lost: Instant?
    var isLost = false
    var reader = JSONReader(bytes)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "salt": salt = try reader.text(limit: 64)
      case "lost":
        let text = try reader.text(limit: 64)
        lost = Instant(utcTime: text)
        isLost = text.isEmpty
        if lost == nil, !isLost { throw .outOfRange }
      case "accounts": accounts = try reader.accountFailures()
      case "addresses": addresses = try reader.addressFailures()
      default: try reader.skipValue()
      }
    }
    try reader.finish()
    self.init(
      salt: try required(salt), accounts: accounts, addresses: addresses, lost: lost, isLost: isLost
    )
  }

  /// The file as JSON.
  func encoded() -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("salt", salt)
    if isLost || lost != nil { writer.member("lost", lost?.utcTime ?? "") }
    writer.lineBreak()
    writer.key("accounts")
    writer.beginArray()
    for (id, failures) in accounts.sorted(by: { $0.key.text < $1.key.text }) {
      writer.lineBreak()
      failures.write(to: &writer, of: "account", id.text)
    }
    writer.endArray()
    writer.lineBreak()
    writer.key("addresses")
    writer.beginArray()
    for unknown in addresses {
      writer.lineBreak()
      let digest = String(decoding: CRC32C.digits(of: unknown.digest), as: UTF8.self)
      unknown.failures.write(to: &writer, of: "digest", digest)
    }
    writer.endArray()
    writer.endObject()
    return writer.bytes + [0x0A]
  }
}

extension SignInFailures {
  fileprivate func write(to writer: inout JSONWriter, of name: String, _ value: String) {
    writer.beginObject()
    writer.member(name, value)
    writer.member("failures", count)
    writer.member("last", last.utcTime)
    writer.endObject()
  }
}

extension JSONReader {
  fileprivate mutating func accountFailures() throws(JSONFault) -> [AccountID: SignInFailures] {
    var accounts: [AccountID: SignInFailures] = [:]
    try beginArray()
    while try nextElement() {
      guard accounts.count < AttemptRecord.mostAccounts else { throw .tooLong }
      let (account, failures) = try failures(of: "account")
      guard DataDirectory.isAccountName(account) else { throw .outOfRange }
      accounts[AccountID(account)] = failures
    }
    return accounts
  }

  fileprivate mutating func addressFailures() throws(JSONFault) -> [AttemptRecord.Unknown] {
    var addresses: [AttemptRecord.Unknown] = []
    try beginArray()
    while try nextElement() {
      guard addresses.count < AttemptRecord.mostAddresses else { throw .tooLong }
      let (digits, failures) = try failures(of: "digest")
      guard digits.utf8.count == 8,
        let digest = CRC32C.checksum(from: Array(digits.utf8), at: 0)
      else { throw .outOfRange }
      addresses.append(AttemptRecord.Unknown(digest: digest, failures: failures))
    }
    return addresses
  }

  private mutating func failures(
    of name: String
  ) throws(JSONFault) -> (String, SignInFailures) {
    var owner: String?
    var count: Int?
    var last: Instant?
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case name: owner = try text(limit: 64)
      case "failures": count = try integer(in: 1...EventCoding.largestNumber)
      case "last": last = try instant()
      default: try skipValue()
      }
    }
    return (
      try required(owner), SignInFailures(count: try required(count), last: try required(last))
    )
  }
}
