internal import CDailyMathSystem

/// The memory behind a secret: one block that never moves and is wiped before it is given back.
///
/// It has a page of its own, which the system neither swaps out nor puts into a dump, as far as it allows that. A class, because only a class can wipe when its last user goes.
@safe final class SecretStorage {
  /// The most bytes a secret can have.
  static let capacity = 512

  private let block: UnsafeMutableBufferPointer<UInt8>
  /// How many bytes of the block belong to the secret, from 0 to `capacity`.
  private(set) var count = 0

  /// Makes an empty block, filled with zeros.
  init() {
    guard let space = unsafe dailymath_secret_allocate(Self.capacity) else {
      fatalError("There is no memory for a password")
    }
    unsafe block = UnsafeMutableBufferPointer(
      start: space.bindMemory(to: UInt8.self, capacity: Self.capacity), count: Self.capacity)
  }

  deinit { unsafe dailymath_secret_free(block.baseAddress, Self.capacity) }

  /// A block of its own with the same bytes.
  func copy() -> SecretStorage {
    let copy = SecretStorage()
    for index in 0..<count { copy.append(self[index]) }
    return copy
  }

  /// The byte at `index`, which must be below `count`.
  subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count)
    return unsafe block[index]
  }

  /// Adds a byte at the end, where there must be room.
  func append(_ byte: UInt8) {
    precondition(count < Self.capacity)
    unsafe block[count] = byte
    count += 1
  }

  /// Forgets the bytes from `newCount` on and wipes them.
  func shorten(to newCount: Int) {
    precondition(newCount >= 0 && newCount <= count)
    unsafe dailymath_wipe(block.baseAddress?.advanced(by: newCount), count - newCount)
    count = newCount
  }

  /// Compares in a time that depends on the lengths only.
  func isSame(as other: SecretStorage) -> Bool {
    guard count == other.count else { return false }
    var difference: UInt8 = 0
    for index in 0..<count { difference |= self[index] ^ other[index] }
    return difference == 0
  }

  /// Gives the bytes to `body`, which must not keep them.
  func withBytes<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let bytes = unsafe UnsafeBufferPointer(rebasing: block[..<count])
    return try unsafe body(bytes.span)
  }
}

// Shared without a lock: SecretBytes writes only to a block that it alone holds.
extension SecretStorage: @unchecked Sendable {}
