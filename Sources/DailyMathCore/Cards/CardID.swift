/// The lasting identity of a card: a random text that an edit, a rename or another machine never changes.
///
/// Identities are compared byte by byte. Those of up to 32 bytes, which all are that DailyMath makes, take no memory of
/// their own: a hundred thousand cards would otherwise be as many blocks to make at every start.
public struct CardID: Hashable, Sendable {
  /// The bytes of the text, the first of them highest; 0 where it has ended.
  private let first: UInt64
  private let second: UInt64
  private let third: UInt64
  private let fourth: UInt64
  /// The text itself, where it does not fit or has a byte 0 in it.
  private let long: LongText?

  /// A text that is too long for its place.
  private final class LongText: Sendable {
    let text: String

    init(_ text: String) { self.text = text }
  }

  /// So many bytes fit.
  private static let capacity = 32

  /// Makes the identity written `text`.
  public init(_ text: String) {
    var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    var count = 0
    var hasZero = false
    for byte in text.utf8.prefix(Self.capacity + 1) {
      hasZero = hasZero || byte == 0
      let bits = UInt64(byte) << UInt64(56 - 8 * (count & 7))
      switch count >> 3 {
      case 0: words.0 |= bits
      case 1: words.1 |= bits
      case 2: words.2 |= bits
      case 3: words.3 |= bits
      default: break
      }
      count += 1
    }
    (first, second, third, fourth) = words
    // The beginning stays in its place, so that most comparisons end there.
    long = hasZero || count > Self.capacity ? LongText(text) : nil
  }

  /// Makes an identity of up to 32 bytes from words that hold them, the first byte highest and zeros after the last.
  init(words: (UInt64, UInt64, UInt64, UInt64)) {
    (first, second, third, fourth) = words
    long = nil
  }

  /// The text as it stands in the journal.
  public var text: String {
    if let long { return long.text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.capacity)
    forEachByte { bytes.append($0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Hands over the bytes of the text, one after another.
  func forEachByte(_ body: (UInt8) -> Void) {
    if let long { return long.text.utf8.forEach(body) }
    for place in 0..<Self.capacity {
      let byte = UInt8(truncatingIfNeeded: word(at: place >> 3) >> UInt64(56 - 8 * (place & 7)))
      if byte == 0 { return }
      body(byte)
    }
  }

  /// Where `byte` stands first in the text, as far as that is in its place; `nil` where it does not.
  private func firstPlace(of byte: UInt8) -> Int? {
    let wanted = UInt64(byte) &* Self.ones
    for index in 0..<4 {
      // A byte that is the wanted one is 0 here, and the lowest bit of the highest such byte is found without a loop.
      let word = word(at: index) ^ wanted
      let zeros = (word &- Self.ones) & ~word & Self.ones &<< 7
      guard zeros != 0 else { continue }
      return (0..<8).first { word >> UInt64(56 - 8 * $0) & 0xFF == 0 }.map { index * 8 + $0 }
    }
    return nil
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  private func word(at index: Int) -> UInt64 {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    default: fourth
    }
  }

  /// Tells whether the texts are the same, byte by byte.
  public static func == (left: CardID, right: CardID) -> Bool {
    left.first == right.first && left.second == right.second && left.third == right.third
      && left.fourth == right.fourth && isSame(left.long, right.long)
  }

  private static func isSame(_ left: LongText?, _ right: LongText?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Feeds the beginning of the text into `hasher`, by which nearly all texts differ.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
    hasher.combine(third)
    hasher.combine(fourth)
  }
}

extension CardID: Comparable {
  /// Orders identities by the bytes of their texts, so that ties have the same winner on every machine.
  public static func < (left: CardID, right: CardID) -> Bool {
    if left.first != right.first { return left.first < right.first }
    if left.second != right.second { return left.second < right.second }
    if left.third != right.third { return left.third < right.third }
    if left.fourth != right.fourth { return left.fourth < right.fourth }
    guard left.long != nil || right.long != nil else { return false }
    return left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension CardID {
  /// What the identities of siblings begin with: the identity of the first of them.
  public var family: CardID {
    guard let end = firstSeparator else { return self }
    guard long == nil else { return CardID(String(decoding: text.utf8.prefix(end), as: UTF8.self)) }
    return CardID(
      words: (
        first & Self.mask(end), second & Self.mask(end - 8), third & Self.mask(end - 16),
        fourth & Self.mask(end - 24)
      ))
  }

  /// Whether it has the form of a further sibling's identity, which begins with that of its family.
  var isFurtherSibling: Bool { firstSeparator != nil }

  /// Where the family's identity ends; `nil` where it is all of this one.
  ///
  /// It is looked for by words of eight bytes, since a plan asks for it for every sibling that is due.
  private var firstSeparator: Int? {
    guard let long else { return firstPlace(of: Self.separator) }
    let bytes = long.text.utf8
    return bytes.firstIndex(of: Self.separator).map {
      bytes.distance(from: bytes.startIndex, to: $0)
    }
  }

  /// A word in which the first `count` bytes are kept; none where that is negative, all where it is 8 or more.
  private static func mask(_ count: Int) -> UInt64 {
    count <= 0 ? 0 : count >= 8 ? .max : ~(UInt64.max >> UInt64(8 * count))
  }

  /// The identity of the sibling that asks in `form`.
  ///
  /// It follows from the family's name alone, so that two machines that add the same gap write the same card.
  public func sibling(in form: CardForm) -> CardID {
    switch form {
    case .basic, .forward, .cloze(gap: 1): family
    case .backward: CardID("\(family.text).r")
    case .cloze(let gap): CardID("\(family.text).\(gap)")
    }
  }

  /// A full stop, which no random identity has.
  private static let separator: UInt8 = 0x2E
}
