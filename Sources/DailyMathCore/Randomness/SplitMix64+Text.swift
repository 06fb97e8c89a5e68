extension SplitMix64 {
  /// Starts the sequence that belongs to `text` and `number`, the same on every machine for ever.
  ///
  /// The standard library's hashes differ from run to run. This seed is the 64-bit FNV-1a hash of the text's UTF-8 bytes
  /// (Fowler, Noll and Vo), exclusive-or the number.
  init(belongingTo text: String, number: Int) {
    var bits: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { bits = (bits ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    self.init(seed: bits ^ UInt64(bitPattern: Int64(number)))
  }

  /// Starts the sequence that belongs to the text of `card` and `number`, for which no text is made.
  init(belongingTo card: CardID, number: Int) {
    var bits: UInt64 = 0xCBF2_9CE4_8422_2325
    card.forEachByte { bits = (bits ^ UInt64($0)) &* 0x0000_0100_0000_01B3 }
    self.init(seed: bits ^ UInt64(bitPattern: Int64(number)))
  }
}
