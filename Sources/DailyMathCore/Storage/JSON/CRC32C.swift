internal import DailyMathSystem

/// The checksum CRC-32C (Castagnoli), which every journal line and every snapshot carries.
///
/// Reflected polynomial 0x82F63B78, initial value and final exclusive-or all ones, as in RFC 3720, appendix B.4. The
/// processor's own instruction computes it; where there is none, tables do, eight bytes at a time ("slicing by 8",
/// Kounavis and Berry, 2005).
struct CRC32C {
  private var register: UInt32 = ~0
  private let usesProcessor: Bool

  /// Starts with no bytes; `usesProcessor` is for tests, which compare both ways.
  init(usesProcessor: Bool = ProcessorChecksum.isAvailable) {
    self.usesProcessor = usesProcessor
  }

  /// The checksum of the bytes taken in so far.
  var value: UInt32 { ~register }

  /// The checksum of `bytes` within `range`.
  static func checksum(of bytes: [UInt8], in range: Range<Int>) -> UInt32 {
    var checksum = CRC32C()
    checksum.update(bytes, in: range)
    return checksum.value
  }

  /// The checksum of `bytes`.
  static func checksum(of bytes: [UInt8]) -> UInt32 {
    checksum(of: bytes, in: 0..<bytes.count)
  }

  /// Takes in one byte.
  mutating func update(_ byte: UInt8) {
    register = register >> 8 ^ Self.tables[Int(UInt8(truncatingIfNeeded: register) ^ byte)]
  }

  /// Takes in the bytes at `range`.
  mutating func update(_ bytes: [UInt8], in range: Range<Int>) {
    guard usesProcessor else { return updateByTables(bytes, in: range) }
    register = ProcessorChecksum.update(register, with: bytes.span.extracting(range))
  }

  private mutating func updateByTables(_ bytes: [UInt8], in range: Range<Int>) {
    let tables = Self.tables
    var index = range.lowerBound
    var crc = register
    while index + 8 <= range.upperBound {
      crc ^= UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8
      crc ^= UInt32(bytes[index + 2]) << 16 | UInt32(bytes[index + 3]) << 24
      var next = tables[7 * 256 + Int(crc & 0xFF)] ^ tables[6 * 256 + Int(crc >> 8 & 0xFF)]
      next ^= tables[5 * 256 + Int(crc >> 16 & 0xFF)] ^ tables[4 * 256 + Int(crc >> 24)]
      next ^= tables[3 * 256 + Int(bytes[index + 4])] ^ tables[2 * 256 + Int(bytes[index + 5])]
      crc = next ^ tables[256 + Int(bytes[index + 6])] ^ tables[Int(bytes[index + 7])]
      index += 8
    }
    while index < range.upperBound {
      crc = crc >> 8 ^ tables[Int(UInt8(truncatingIfNeeded: crc) ^ bytes[index])]
      index += 1
    }
    register = crc
  }

  /// Eight tables of 256: table k holds what a byte contributes k places before the end of its block.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var crc = UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0x82F6_3B78 : crc >> 1 }
      tables[byte] = crc
    }
    for index in 256..<(8 * 256) {
      let previous = tables[index - 256]
      tables[index] = previous >> 8 ^ tables[Int(previous & 0xFF)]
    }
    return tables
  }()
}
