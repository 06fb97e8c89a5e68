import Testing

@testable import DailyMathCore

@Suite("A card's identity")
struct CardIDTests {
  private static let texts = [
    "", "a", "ab", "b", "01234567", "0123456789abcdef", "0123456789abcdefghjkmnpqrs",
    "0123456789abcdefghjkmnpqrs.64", String(repeating: "x", count: 31),
    String(repeating: "x", count: 32), String(repeating: "x", count: 33),
    String(repeating: "x", count: 32) + "a", String(repeating: "x", count: 400), "a\u{0}",
    "a\u{0}b",
    "ñandú", "n\u{303}", "ñ", "😀", "\u{212A}", "K", ".", "a.", ".a", "a.b.c", "a.2", "a-2",
    String(repeating: "x", count: 40) + ".2",
  ]

  @Test("keeps its text, whatever that is", arguments: texts)
  func text(text: String) {
    let id = CardID(text)
    #expect(Array(id.text.utf8) == Array(text.utf8))
    var bytes: [UInt8] = []
    id.forEachByte { bytes.append($0) }
    #expect(bytes == Array(text.utf8))
  }

  @Test("is compared byte by byte", arguments: texts)
  func comparison(text: String) {
    for other in Self.texts {
      let (left, right) = (CardID(text), CardID(other))
      let isSame = text.utf8.elementsEqual(other.utf8)
      #expect((left == right) == isSame)
      #expect((left < right) == text.utf8.lexicographicallyPrecedes(other.utf8))
      if isSame { #expect(left.hashValue == right.hashValue) }
    }
  }

  @Test("has as its family all before the first full stop", arguments: texts)
  func family(text: String) {
    let bytes = Array(text.utf8.prefix { $0 != UInt8(ascii: ".") })
    #expect(Array(CardID(text).family.text.utf8) == bytes)
    #expect(CardID(text).isFurtherSibling == text.utf8.contains(UInt8(ascii: ".")))
    #expect(CardID(text).family.family == CardID(text).family)
  }

  @Test("gives the numbers that its text gives", arguments: texts)
  func randomness(text: String) {
    var left = SplitMix64(belongingTo: text, number: 7)
    var right = SplitMix64(belongingTo: CardID(text), number: 7)
    #expect(left.next() == right.next())
  }
}
