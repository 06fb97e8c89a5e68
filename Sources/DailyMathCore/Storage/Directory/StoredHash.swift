/// What is accepted as a stored hash, whatever made it: how strong it is, whoever checks with it has to see.
enum StoredHash {
  /// The longest hash, in bytes.
  static let longest = 256

  /// Tells whether a text can be one: some printing characters of ASCII without spaces.
  static func accepts(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= longest
      && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }

  /// Throws `StoreError.tooLong` where `text` is none that would be read again.
  static func check(_ text: String, _ field: String) throws(StoreError) {
    guard accepts(text) else { throw .tooLong(field: field, limit: longest) }
  }
}

extension JSONReader {
  /// Reads a stored hash.
  mutating func storedHash() throws(JSONFault) -> String {
    let hash = try text(limit: StoredHash.longest)
    guard StoredHash.accepts(hash) else { throw .outOfRange }
    return hash
  }
}
