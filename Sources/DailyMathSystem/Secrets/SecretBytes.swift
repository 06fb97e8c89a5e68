/// A password as it is typed: bytes that are wiped when the last copy goes.
///
/// A value, so that it can stand in a screen's state; copies share one block until one of them changes. Never printed:
/// a description shows no content.
package struct SecretBytes: Sendable {
  /// The most bytes a secret holds.
  package static let capacity = 500

  private var storage = SecretStorage()

  /// An empty secret.
  package init() {}

  /// Whether nothing has been typed.
  package var isEmpty: Bool { storage.count == 0 }

  /// The length in UTF-8 bytes.
  package var byteCount: Int { storage.count }

  /// Adds a character; false, with nothing added, when it would not fit.
  @discardableResult
  package mutating func append(utf8Of character: Character) -> Bool {
    append(character.utf8)
  }

  /// Adds bytes; false, with nothing added, when they would not fit.
  @discardableResult
  package mutating func append(_ bytes: some Collection<UInt8>) -> Bool {
    guard storage.count + bytes.count <= Self.capacity else { return false }
    makeUnique()
    for byte in bytes { storage.append(byte) }
    return true
  }

  /// Takes back the last character, with all its combining marks.
  package mutating func removeLastCharacter() {
    guard !isEmpty else { return }
    let removed = isASCII ? 1 : lastCharacterByteCount
    makeUnique()
    storage.shorten(to: storage.count - removed)
  }

  /// Wipes everything, unless another copy still needs it.
  package mutating func removeAll() {
    storage = SecretStorage()
  }

  /// Gives the bytes to `body`, which must not keep them.
  package func withBytes<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try storage.withBytes(body)
  }

  /// Whether all bytes are below 0x80.
  var isASCII: Bool {
    for index in 0..<storage.count where storage[index] >= 0x80 { return false }
    return true
  }

  /// Tells whether `byte` occurs; the time it takes says where.
  func contains(_ byte: UInt8) -> Bool {
    for index in 0..<storage.count where storage[index] == byte { return true }
    return false
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
  }
}

extension SecretBytes: Equatable {
  /// Compares the bytes, in a time that depends on the lengths only.
  package static func == (left: SecretBytes, right: SecretBytes) -> Bool {
    left.storage.isSame(as: right.storage)
  }
}

extension SecretBytes: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A text that shows nothing of the content, not even its length.
  package var description: String { "SecretBytes(hidden)" }

  /// The same text as the description.
  package var debugDescription: String { description }

  /// A mirror without children.
  package var customMirror: Mirror { Mirror(self, children: [:]) }
}
