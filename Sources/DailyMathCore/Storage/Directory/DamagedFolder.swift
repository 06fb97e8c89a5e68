internal import DailyMathSystem

/// The folder in which everything is kept that could not be read.
struct DamagedFolder: Sendable {
  /// The folder's path.
  let path: String

  /// Keeps a copy of `bytes` that stood at `offset` of the file `name`; returns where.
  ///
  /// The same bytes of the same place are kept once.
  func keep(_ bytes: [UInt8], of name: String, at offset: Int) throws(StoreError) -> String {
    let checksum = String(decoding: CRC32C.digits(of: CRC32C.checksum(of: bytes)), as: UTF8.self)
    let copy = path + "/" + name + "." + String(offset) + "." + checksum
    do throws(SystemError) {
      if try FileSystem.status(of: copy) == nil {
        try FileSystem.createFolder(at: path)
        try FileSystem.replace(copy, with: bytes)
      }
      return copy
    } catch {
      throw .writing(error, copy)
    }
  }
}
