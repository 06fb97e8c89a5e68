/// Takes the marks out of a secret with which a terminal encloses what is pasted, where a program before us asked for them.
struct PasteMarks {
  /// What both marks, `ESC [ 200 ~` and `ESC [ 201 ~`, begin with.
  private static let beginning: [UInt8] = [0x1B, 0x5B, 0x32, 0x30]

  /// The bytes that may be a mark's; they are the same in every mark but for one digit, and no secret.
  private var held: [UInt8] = []

  /// Adds a byte to the secret unless it belongs to a mark; false when the secret has no room for it.
  mutating func pass(_ byte: UInt8, to secret: inout SecretBytes) -> Bool {
    let place = held.count
    let isNext =
      switch place {
      case ..<Self.beginning.count: byte == Self.beginning[place]
      case Self.beginning.count: byte == 0x30 || byte == 0x31
      default: byte == 0x7E
      }
    if isNext {
      if place == Self.beginning.count + 1 { held = [] } else { held.append(byte) }
      return true
    }
    guard release(to: &secret) else { return false }
    // ESC stands at the start of a mark only.
    if byte == Self.beginning[0] {
      held = [byte]
      return true
    }
    return secret.append(CollectionOfOne(byte))
  }

  /// Gives the secret what was held back, because no mark has come of it; false when there is no room.
  mutating func release(to secret: inout SecretBytes) -> Bool {
    defer { held = [] }
    return secret.append(held)
  }
}
