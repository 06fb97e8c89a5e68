/// Reads texts that C functions write into a buffer.
enum SystemText {
  /// What `fill` wrote up to its NUL byte; nil when it returned a value below 0.
  static func read(
    capacity: Int, _ fill: (UnsafeMutablePointer<CChar>, Int) -> Int
  ) -> String? {
    var buffer = [CChar](repeating: 0, count: capacity)
    let result = unsafe buffer.withUnsafeMutableBufferPointer { space in
      unsafe space.baseAddress.map { unsafe fill($0, capacity) } ?? -1
    }
    guard result >= 0 else { return nil }
    let bytes = buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    return String(decoding: bytes, as: UTF8.self)
  }
}
