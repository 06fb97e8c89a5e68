extension MailedCodeRecord {
  /// Reads the text that `encoded` writes.
  init(decoding bytes: [UInt8]) throws(JSONFault) {
    var codes: [AccountID: MailedCode] = [:]
    var reader = JSONReader(bytes)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      guard key == "codes" else {
        try reader.skipValue()
        continue
      }
      try reader.beginArray()
      while try reader.nextElement() {
        guard codes.count < Self.mostCodes else { throw .tooLong }
        let (id, code) = try reader.mailedCode()
        codes[id] = code
      }
    }
    try reader.finish()
    self.init(codes: codes)
  }

  /// The file as JSON.
  func encoded() -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("codes")
    writer.beginArray()
    for (id, code) in codes.sorted(by: { $0.key.text < $1.key.text }) {
      writer.lineBreak()
      writer.beginObject()
      writer.member("account", id.text)
      writer.member("hash", code.hash)
      writer.member("created", code.created.utcTime)
      writer.member("expires", code.expires.utcTime)
      writer.member("triesLeft", code.triesLeft)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.bytes + [0x0A]
  }
}

extension JSONReader {
  fileprivate mutating func mailedCode() throws(JSONFault) -> (AccountID, MailedCode) {
    var account: String?
    var hash: String?
    var created: Instant?
    var expires: Instant?
    var triesLeft: Int?
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case "account": account = try text(limit: 64)
      case "hash": hash = try storedHash()
      case "created": created = try instant()
      case "expires": expires = try instant()
      case "triesLeft": triesLeft = try integer(in: 0...MailedCode.tries)
      default: try skipValue()
      }
    }
    let id = AccountID(try required(account))
    guard DataDirectory.isAccountName(id.text) else { throw .outOfRange }
    let code = MailedCode(
      hash: try required(hash), created: try required(created), expires: try required(expires),
      triesLeft: try required(triesLeft))
    return (id, code)
  }
}
