import DailyMathSystem
import Testing

@testable import DailyMathCore

@Suite("CRC-32C")
struct CRC32CTests {
  // The first is the customary check value; the others are those of RFC 3720, appendix B.4.
  @Test(
    "agrees with the published vectors",
    arguments: [
      (Array("123456789".utf8), 0xE306_9283),
      ([UInt8](repeating: 0, count: 32), 0x8A91_36AA),
      ([UInt8](repeating: 0xFF, count: 32), 0x62A8_AB43),
      (Array(0..<32), 0x46DD_794E),
      (Array((0..<32).reversed()), 0x113F_DB5C),
      ([], 0),
    ] as [([UInt8], UInt32)])
  func vectors(bytes: [UInt8], expected: UInt32) {
    #expect(CRC32C.checksum(of: bytes) == expected)
    var byTables = CRC32C(usesProcessor: false)
    byTables.update(bytes, in: 0..<bytes.count)
    #expect(byTables.value == expected)
  }

  @Test("is the same whichever way the bytes are divided, by the processor and by tables")
  func division() {
    let bytes = (0..<97).map { UInt8($0 * 31 % 251) }
    let whole = CRC32C.checksum(of: bytes)
    for cut in 0...bytes.count {
      for usesProcessor in Set([ProcessorChecksum.isAvailable, false]) {
        var parts = CRC32C(usesProcessor: usesProcessor)
        parts.update(bytes, in: 0..<cut)
        for byte in bytes[cut...] { parts.update(byte) }
        #expect(parts.value == whole)
        parts = CRC32C(usesProcessor: usesProcessor)
        for byte in bytes[..<cut] { parts.update(byte) }
        parts.update(bytes, in: cut..<bytes.count)
        #expect(parts.value == whole)
      }
    }
  }

  @Test("is written as eight lower-case digits and read back")
  func digits() {
    #expect(CRC32C.digits(of: 0x9F3A_01C2) == Array("9f3a01c2".utf8))
    #expect(CRC32C.checksum(from: Array("x9f3a01c2".utf8), at: 1) == 0x9F3A_01C2)
    #expect(CRC32C.checksum(from: Array("9F3a01c2".utf8), at: 0) == nil)
  }
}
