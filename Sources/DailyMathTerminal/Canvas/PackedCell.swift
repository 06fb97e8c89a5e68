/// A cell as a canvas keeps it: sixteen bytes without references, so that screens are compared and copied fast.
struct PackedCell: Hashable, Sendable {
  /// Clusters of more bytes stand in the canvas's own list.
  static let inlineLimit = 8
  private static let isInList: UInt8 = 0xFF

  /// The UTF-8 bytes of the cluster, the first one lowest; or its place in the list.
  let bits: UInt64
  /// How many bytes those are.
  let length: UInt8
  /// How much of its character the cell holds: all of it, or one half of a wide one.
  let extent: Cell.Extent
  /// The look of the cell.
  let style: CellStyle

  /// A cluster of one code point.
  init(_ scalar: Unicode.Scalar, _ style: CellStyle, _ extent: Cell.Extent = .narrow) {
    var bits: UInt64 = 0
    var length: UInt8 = 0
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      bits |= UInt64(byte) << (UInt64(length) * 8)
      length += 1
    }
    self.init(bits: bits, length: length, style, extent)
  }

  /// A cluster that stands in the list at that place.
  init(listed place: Int, _ style: CellStyle, _ extent: Cell.Extent) {
    self.init(bits: UInt64(place), length: Self.isInList, style, extent)
  }

  /// A cluster of a few bytes; nil where there are too many.
  init?(_ character: Character, _ style: CellStyle, _ extent: Cell.Extent) {
    var bits: UInt64 = 0
    var length: UInt8 = 0
    for byte in character.utf8 {
      guard length < Self.inlineLimit else { return nil }
      bits |= UInt64(byte) << (UInt64(length) * 8)
      length += 1
    }
    self.init(bits: bits, length: length, style, extent)
  }

  private init(bits: UInt64, length: UInt8, _ style: CellStyle, _ extent: Cell.Extent) {
    self.bits = bits
    self.length = length
    self.extent = extent
    self.style = style
  }

  /// Where the cluster stands in the list; nil where it is in the cell itself.
  var place: Int? { length == Self.isInList ? Int(bits) : nil }

  /// Whether the cluster is one code point of the basic plane, about which no terminals disagree.
  var isPlain: Bool {
    switch bits & 0xFF {
    case 0x00...0x7F: length == 1
    case 0xC0...0xDF: length == 2
    case 0xE0...0xEF: length == 3
    default: false
    }
  }

  /// Whether the cluster begins with what never continues the cluster before it.
  ///
  /// Only the first byte is looked at, so it is said of Latin to Arabic, the signs from U+2000 on, and ideographs, and
  /// not of all that it is true of.
  var neverJoins: Bool {
    guard length != Self.isInList else { return false }
    return switch bits & 0xFF {
    case 0x00...0xDF, 0xE2, 0xE4...0xE9: true
    default: false
    }
  }

  /// The bytes of a cluster that is in the cell itself.
  var bytes: [UInt8] {
    (0..<UInt64(length)).map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) }
  }

  /// The same cluster in another style.
  func styled(_ style: CellStyle) -> PackedCell {
    PackedCell(bits: bits, length: length, style, extent)
  }

  /// Adds the bytes of a cluster that is in the cell itself.
  func append(to target: inout [UInt8]) {
    var rest = bits
    for _ in 0..<length {
      target.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}
