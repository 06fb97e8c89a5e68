/// An email address that follows DailyMath's grammar; it names an account and is compared without regard to case.
public struct EmailAddress: Hashable, Sendable, CustomStringConvertible {
  /// The address as it was typed, without surrounding spaces.
  public let text: String
  /// The address in lower case: two addresses are the same when their keys are.
  public let key: String

  /// The longest address accepted, in bytes (RFC 5321, section 4.5.3.1.3, less the angle brackets).
  public static let longest = 254

  /// Reads an address; `nil` where it breaks the grammar.
  ///
  /// The grammar: one or more of letters, digits and `._%+-`, then `@`, a domain of letters, digits, `.` and `-`, a dot
  /// and two or more letters. Only ASCII counts as a letter, so no other address can look or fold like this one.
  public init?(_ typed: String) {
    let bytes = Array(typed.utf8.trimming(while: { $0 == 0x20 || $0 == 0x09 }))
    guard bytes.count <= Self.longest, let at = bytes.firstIndex(of: UInt8(ascii: "@")) else {
      return nil
    }
    let local = bytes[..<at]
    let domain = bytes[(at + 1)...]
    guard !local.isEmpty, local.allSatisfy(isLocalByte), domain.allSatisfy(isDomainByte),
      let dot = domain.lastIndex(of: UInt8(ascii: ".")), dot > domain.startIndex
    else { return nil }
    let ending = domain[(dot + 1)...]
    guard ending.count >= 2, ending.allSatisfy(isLetter) else { return nil }
    text = String(decoding: bytes, as: UTF8.self)
    key = String(decoding: bytes.map(lowercase), as: UTF8.self)
  }

  /// The address as it was typed.
  public var description: String { text }

  /// Tells whether two addresses are the same without regard to case.
  public static func == (left: EmailAddress, right: EmailAddress) -> Bool {
    left.key == right.key
  }

  /// Hashes the key, as equality asks.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercase(byte))
}

private func isDomainByte(_ byte: UInt8) -> Bool {
  isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
}

private func isLocalByte(_ byte: UInt8) -> Bool {
  isDomainByte(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "%")
    || byte == UInt8(ascii: "+")
}

private func lowercase(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}

extension BidirectionalCollection {
  /// The elements without those at either end that satisfy `isTrimmed`.
  fileprivate func trimming(while isTrimmed: (Element) -> Bool) -> SubSequence {
    guard let first = firstIndex(where: { !isTrimmed($0) }),
      let last = lastIndex(where: { !isTrimmed($0) })
    else { return self[endIndex...] }
    return self[first...last]
  }
}
