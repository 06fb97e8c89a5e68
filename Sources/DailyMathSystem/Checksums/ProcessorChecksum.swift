internal import CDailyMathSystem

/// CRC-32C as the processor computes it: SSE 4.2 and ARMv8 have an instruction that takes eight bytes at a time.
package enum ProcessorChecksum {
  /// Whether this processor has the instruction.
  package static let isAvailable = dailymath_crc32c_exists() != 0

  /// Takes `bytes` into the register of a checksum, which is all ones at first and is inverted at last.
  ///
  /// Must be called only where `isAvailable`; elsewhere it stops the program.
  package static func update(_ register: UInt32, with bytes: Span<UInt8>) -> UInt32 {
    precondition(isAvailable, "this processor has no instruction for CRC-32C")
    return unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe dailymath_crc32c(register, bytes.baseAddress, bytes.count)
    }
  }
}
