internal import DailyMathSystem

/// Takes what colours and marks text in a terminal out of text that was copied with it.
enum PastedSequences {
  private static let escape: UInt8 = 0x1B
  private static let bell: UInt8 = 0x07

  /// The bytes without CSI sequences (such as colours), strings (such as links and titles) and choices of a character set.
  ///
  /// Of a sequence that is torn, what can belong to it goes; a string without an end is text, of which only its ESC
  /// is left for others to drop. The time taken grows with the bytes only.
  static func removed(from bytes: WipedBytes) -> WipedBytes {
    guard var next = bytes.firstIndex(of: escape) else { return bytes }
    var kept = WipedBytes(bytes[..<next])
    // Where one string has no end, no later one has; it is looked for once only.
    var hasStrings = true
    while next < bytes.endIndex {
      guard bytes[next] == escape else {
        let start = next
        next = bytes[start...].firstIndex(of: escape) ?? bytes.endIndex
        kept.append(contentsOf: bytes[start..<next])
        continue
      }
      if hasStrings, let opener = bytes[next...].dropFirst().first, isStringOpener(opener) {
        if let end = endOfString(in: bytes[(next + 2)...]) {
          next = end
          continue
        }
        hasStrings = false
      }
      let end = endOfSequence(in: bytes[next...])
      // A lone ESC is one control character among others.
      if end == next + 1 { kept.append(escape) }
      next = end
    }
    return kept
  }

  /// Where the bytes go on after the sequence at their start, at least behind its ESC.
  private static func endOfSequence(in bytes: Slice<WipedBytes>) -> Int {
    let rest = bytes.dropFirst()
    guard let first = rest.first else { return rest.startIndex }
    switch first {
    case 0x5B:
      let body = rest.dropFirst().drop { (0x30...0x3F).contains($0) }
        .drop { (0x20...0x2F).contains($0) }
      return body.first.map { (0x40...0x7E).contains($0) } == true
        ? body.startIndex + 1 : body.startIndex
    case 0x20...0x2F:
      let body = rest.drop { (0x20...0x2F).contains($0) }
      return body.first.map { (0x30...0x7E).contains($0) } == true
        ? body.startIndex + 1 : body.startIndex
    default: return rest.startIndex
    }
  }

  /// Where the bytes go on after the end of a string, BEL or ESC \\; `nil` where there is none.
  private static func endOfString(in bytes: Slice<WipedBytes>) -> Int? {
    for index in bytes.indices {
      if bytes[index] == bell { return index + 1 }
      if bytes[index] == escape, index + 1 < bytes.endIndex, bytes[index + 1] == 0x5C {
        return index + 2
      }
    }
    return nil
  }

  /// Whether the byte after ESC opens an OSC, a DCS or another string.
  private static func isStringOpener(_ byte: UInt8) -> Bool {
    [0x5D, 0x50, 0x5F, 0x5E, 0x58].contains(byte)
  }
}
