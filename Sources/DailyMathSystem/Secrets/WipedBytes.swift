/// Bytes among which a password may be: what they grow out of, and what they leave behind, is wiped.
///
/// An array for what comes from a keyboard, of any length. A value; copies share one block until one of them changes.
package struct WipedBytes: Sendable {
  private var storage: WipedStorage?

  /// No bytes.
  package init() {}

  /// A copy of the bytes, which stay as they are where they come from.
  package init(_ bytes: some Sequence<UInt8>) {
    append(contentsOf: bytes)
  }

  /// Adds a byte at the end.
  package mutating func append(_ byte: UInt8) {
    ownStorage(room: 1).append(byte)
  }

  /// Adds bytes at the end.
  package mutating func append(contentsOf bytes: some Sequence<UInt8>) {
    let own = ownStorage(room: bytes.underestimatedCount)
    for byte in bytes { own.append(byte) }
  }

  /// Adds what `fill` writes into a space of that size; it returns how many bytes these are, or an error below 0.
  mutating func append(atMost room: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Int) -> Int {
    unsafe ownStorage(room: room).fill(room: room, fill)
  }

  /// The block, this value's alone and with room for so many bytes more.
  private mutating func ownStorage(room: Int) -> WipedStorage {
    guard isKnownUniquelyReferenced(&storage), let own = storage else {
      let copy = WipedStorage(capacity: count + room)
      for byte in self { copy.append(byte) }
      storage = copy
      return copy
    }
    own.makeRoom(room)
    return own
  }
}

extension WipedBytes: RandomAccessCollection {
  /// The first place, 0.
  package var startIndex: Int { 0 }

  /// The place behind the last byte, which is their number.
  package var endIndex: Int { storage?.count ?? 0 }

  /// The byte at a place, which must be below `endIndex`.
  package subscript(position: Int) -> UInt8 {
    guard let storage else { preconditionFailure("There are no bytes") }
    return storage[position]
  }

  /// Gives all bytes at once to `body`, which must not keep them.
  package func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    guard let storage else { return try unsafe body(UnsafeBufferPointer(start: nil, count: 0)) }
    return try unsafe storage.withBytes(body)
  }
}

extension WipedBytes: Hashable {
  /// Whether the bytes are the same, in a time that depends on where they differ.
  package static func == (left: WipedBytes, right: WipedBytes) -> Bool {
    left.elementsEqual(right)
  }

  /// Mixes in their number and every byte.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for byte in self { hasher.combine(byte) }
  }
}

extension WipedBytes: ExpressibleByArrayLiteral {
  /// The bytes listed.
  package init(arrayLiteral elements: UInt8...) { self.init(elements) }
}

extension WipedBytes: CustomStringConvertible, CustomReflectable {
  /// A text that shows nothing of the content.
  package var description: String { "WipedBytes(hidden)" }

  /// A mirror without children.
  package var customMirror: Mirror { Mirror(self, children: [:]) }
}
