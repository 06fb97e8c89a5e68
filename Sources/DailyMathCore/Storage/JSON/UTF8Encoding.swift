/// Whether bytes are UTF-8, by table 3-7 of the Unicode standard.
enum UTF8Encoding {
  /// Tells whether `bytes` are whole characters, each in its shortest form, none of them a surrogate or beyond U+10FFFF.
  static func isSound(_ bytes: Span<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      index += 1
      if lead < 0x80 { continue }
      guard let (second, rest) = continuation(of: lead), index + rest < bytes.count,
        second.contains(bytes[index])
      else { return false }
      for place in (index + 1)..<(index + 1 + rest) where bytes[place] & 0xC0 != 0x80 {
        return false
      }
      index += 1 + rest
    }
    return true
  }

  /// What the second byte may be, and how many bytes follow it; `nil` where no character begins with `lead`.
  private static func continuation(of lead: UInt8) -> (second: ClosedRange<UInt8>, rest: Int)? {
    switch lead {
    case 0xC2...0xDF: (0x80...0xBF, 0)
    case 0xE0: (0xA0...0xBF, 1)
    case 0xED: (0x80...0x9F, 1)
    case 0xE1...0xEF: (0x80...0xBF, 1)
    case 0xF0: (0x90...0xBF, 2)
    case 0xF1...0xF3: (0x80...0xBF, 2)
    case 0xF4: (0x80...0x8F, 2)
    default: nil
    }
  }
}
