extension RememberedSignIn {
  /// Writes it as an object.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("hash", tokenHash)
    writer.member("created", created.utcTime)
    writer.member("expires", expires.utcTime)
    writer.member("generation", passwordGeneration)
    writer.endObject()
  }

  /// Reads the object that `write` writes.
  init(from reader: inout JSONReader) throws(JSONFault) {
    var hash: String?
    var created: Instant?
    var expires: Instant?
    var generation: Int?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "hash": hash = try reader.storedHash()
      case "created": created = try reader.instant()
      case "expires": expires = try reader.instant()
      case "generation": generation = try reader.generation()
      default: try reader.skipValue()
      }
    }
    self.init(
      tokenHash: try required(hash), created: try required(created),
      expires: try required(expires), passwordGeneration: try required(generation))
  }
}

extension JSONReader {
  /// Reads which password of an account something belongs to.
  mutating func generation() throws(JSONFault) -> Int {
    try integer(in: AccountFile.generations)
  }

  /// Reads the hashes of an account's recovery codes.
  mutating func recoveryCodes() throws(JSONFault) -> [String] {
    let codes = try texts(count: Account.recoveryCodeCount, limit: StoredHash.longest)
    guard codes.allSatisfy(StoredHash.accepts) else { throw .outOfRange }
    return codes
  }

  /// Reads an account's remembered sign-ins.
  mutating func rememberedSignIns() throws(JSONFault) -> [RememberedSignIn] {
    var signIns: [RememberedSignIn] = []
    try beginArray()
    while try nextElement() {
      guard signIns.count < Account.mostRememberedSignIns else { throw .tooLong }
      signIns.append(try RememberedSignIn(from: &self))
    }
    return signIns
  }
}
