import DailyMathSystem
import Testing

@Suite("CRC-32C by the processor", .enabled(if: ProcessorChecksum.isAvailable))
struct ProcessorChecksumTests {
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
    #expect(~ProcessorChecksum.update(~0, with: bytes.span) == expected)
  }

  @Test("is the same whichever way the bytes are divided")
  func division() {
    let bytes = (0..<97).map { UInt8($0 * 31 % 251) }
    let whole = ProcessorChecksum.update(~0, with: bytes.span)
    for cut in 0...bytes.count {
      let first = ProcessorChecksum.update(~0, with: bytes.span.extracting(0..<cut))
      #expect(ProcessorChecksum.update(first, with: bytes.span.extracting(cut...)) == whole)
    }
  }
}
