/// Randomness that nobody can foresee, from the operating system.
package enum SecureRandom {
  /// Crockford's base-32 digits in lower case: no i, l, o or u, so that they can be read aloud.
  package static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  /// Random bytes.
  package static func bytes(count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 7)
    while bytes.count < count {
      let word = generator.next()
      for shift in stride(from: 0, to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
      }
    }
    return Array(bytes.prefix(count))
  }

  /// 64 random bits, to seed a generator with.
  package static func unsignedInteger() -> UInt64 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }

  /// A random name of lower-case Crockford base-32 digits, 5 bits each.
  package static func identifier(length: Int) -> String {
    // 256 is a multiple of 32, so the low five bits of a byte are even.
    String(decoding: bytes(count: length).map { alphabet[Int($0 & 31)] }, as: UTF8.self)
  }
}
