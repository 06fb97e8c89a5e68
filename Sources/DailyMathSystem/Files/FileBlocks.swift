internal import CDailyMathSystem

/// An ordinary file that is read from an offset on, block by block.
///
/// A class, because it holds an open file. It is not Sendable: one thread reads it.
package final class FileBlocks {
  /// How many bytes a block has: few enough for the processor's cache.
  package static let size = 256 << 10

  private let file: FileDescriptor
  private let path: String
  private var offset: Int

  /// Opens the file; never follows a symbolic link, and refuses what is no ordinary file.
  package init(path: String, from offset: Int) throws(SystemError) {
    self.path = path
    self.offset = offset
    file = try FileDescriptor(opening: path, for: .read)
    guard try file.status(path: path).kind == .regular else {
      throw SystemError(call: "open", code: SystemError.invalid, path: path)
    }
  }

  /// The bytes that are to be kept, and after them the next block; `nil` at the end of the file.
  package func next(after kept: ArraySlice<UInt8>) throws(SystemError) -> [UInt8]? {
    let bytes = try file.read(count: Self.size, from: offset, after: kept, path: path)
    guard bytes.count > kept.count else { return nil }
    offset += bytes.count - kept.count
    return bytes
  }
}
