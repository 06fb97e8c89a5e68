internal import CDailyMathSystem

/// The memory behind `WipedBytes`: a block that is wiped before it is given back, and when it is left for a larger one.
///
/// A class, because only a class can wipe when its last user goes.
@safe final class WipedStorage {
  private static let leastCapacity = 64

  private var block: UnsafeMutableBufferPointer<UInt8>
  /// How many bytes are in use.
  private(set) var count = 0

  /// Makes an empty block with room for so many bytes.
  init(capacity: Int) {
    unsafe block = .allocate(capacity: Swift.max(capacity, Self.leastCapacity))
  }

  deinit { release() }

  /// The byte at `index`, which must be below `count`.
  subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count)
    return unsafe block[index]
  }

  /// Adds a byte at the end.
  func append(_ byte: UInt8) {
    makeRoom(1)
    unsafe block[count] = byte
    count += 1
  }

  /// Gives a space of that size behind the bytes to `body`, which says how many it has written, or an error below 0.
  func fill(room: Int, _ body: (UnsafeMutableRawBufferPointer) -> Int) -> Int {
    makeRoom(room)
    let space = unsafe UnsafeMutableRawBufferPointer(
      UnsafeMutableBufferPointer(rebasing: block[count..<count + room]))
    let result = unsafe body(space)
    count += Swift.min(Swift.max(result, 0), room)
    return result
  }

  /// Gives the bytes to `body`, which must not keep them.
  func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try unsafe body(UnsafeBufferPointer(rebasing: block[..<count]))
  }

  /// Sees to it that so many bytes more have room.
  func makeRoom(_ room: Int) {
    let capacity = unsafe block.count
    guard count + room > capacity else { return }
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: Swift.max(count + room, 2 * capacity))
    _ = unsafe larger.update(fromContentsOf: block[..<count])
    release()
    unsafe block = larger
  }

  private func release() {
    unsafe dailymath_wipe(block.baseAddress, count)
    unsafe block.deallocate()
  }
}

// Shared without a lock: WipedBytes writes only to a block that it alone holds.
extension WipedStorage: @unchecked Sendable {}
