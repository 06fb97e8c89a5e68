/// Strings as C takes a program's arguments: pointers to bytes that end in NUL, then a null pointer.
struct CStringArray {
  private var bytes: [CChar] = []
  private var offsets: [Int] = []

  /// Lays out the strings one after another; each is cut at its first NUL.
  init(_ strings: [String]) {
    for string in strings {
      offsets.append(bytes.count)
      // What follows a NUL would be cut off anyway.
      bytes += string.utf8.prefix { $0 != 0 }.map { CChar(bitPattern: $0) }
      bytes.append(0)
    }
  }

  /// Gives the pointers to `body`; they are valid only there.
  mutating func withPointers<Result>(
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result?
  ) -> Result? {
    let offsets = offsets
    return unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      var pointers: [UnsafeMutablePointer<CChar>?] = unsafe []
      for offset in offsets {
        unsafe pointers.append(bytes.baseAddress?.advanced(by: offset))
      }
      unsafe pointers.append(nil)
      return unsafe pointers.withUnsafeBufferPointer { list in
        unsafe list.baseAddress.flatMap { unsafe body($0) }
      }
    }
  }
}
