import DailyMathSystem
import Testing

@Suite("Secret bytes")
struct SecretBytesTests {
  private func secret(_ text: String) -> SecretBytes {
    var secret = SecretBytes()
    for character in text { secret.append(utf8Of: character) }
    return secret
  }

  private func bytes(_ secret: SecretBytes) -> [UInt8] {
    secret.withBytes { bytes in bytes.indices.map { bytes[$0] } }
  }

  @Test("a copy does not change with the original")
  func valueSemantics() {
    var first = secret("abc")
    let second = first
    first.append(utf8Of: "d")
    #expect(bytes(second) == Array("abc".utf8))
    #expect(bytes(first) == Array("abcd".utf8))
    #expect(first != second)
    first.removeLastCharacter()
    #expect(first == second)
    first.removeAll()
    #expect(first.isEmpty)
    #expect(second.byteCount == 3)
  }

  @Test(
    "the last character goes as a whole",
    arguments: [
      ("ab", "a"), ("a", ""), ("", ""), ("añ", "a"), ("ae\u{301}", "a"), ("a👩‍👩‍👧", "a"),
      ("x🇨🇴", "x"), ("ñb", "ñ"),
    ])
  func removesCharacter(before: String, after: String) {
    var value = secret(before)
    value.removeLastCharacter()
    #expect(bytes(value) == Array(after.utf8))
  }

  @Test("a combining mark that is typed after its letter goes with it")
  func typedMark() {
    var value = secret("ae")
    value.append(Array("\u{301}".utf8))
    #expect(value.characterCount == 2)
    value.removeLastCharacter()
    #expect(bytes(value) == Array("a".utf8))
  }

  @Test("bytes that are no UTF-8 are taken back one by one")
  func invalid() {
    var value = SecretBytes()
    value.append([0x61, 0xFF, 0xFE])
    value.removeLastCharacter()
    #expect(bytes(value) == [0x61, 0xFF])
    value.removeLastCharacter()
    value.removeLastCharacter()
    #expect(value.isEmpty)
  }

  @Test("what would go beyond 500 bytes is refused whole")
  func capacity() {
    var value = SecretBytes()
    var isAccepted = value.append([UInt8](repeating: 0x61, count: 499))
    #expect(isAccepted)
    isAccepted = value.append(utf8Of: "ñ")
    #expect(!isAccepted)
    #expect(value.byteCount == 499)
    isAccepted = value.append(utf8Of: "n")
    #expect(isAccepted)
    isAccepted = value.append(utf8Of: "n")
    #expect(!isAccepted)
    #expect(value.byteCount == 500)
  }

  @Test(
    "characters, code points in normal form C and bytes are counted",
    arguments: [("abc", 3, 3, 3), ("ñ", 1, 1, 2), ("n\u{303}", 1, 1, 3), ("👩‍👧", 1, 3, 11)])
  func counts(text: String, characters: Int, codePoints: Int, bytes: Int) {
    let value = secret(text)
    #expect(value.characterCount == characters)
    #expect(value.codePointCount == codePoints)
    #expect(value.byteCount == bytes)
  }

  @Test("no description shows anything of it")
  func hidden() {
    let value = secret("hunter2")
    var dumped = ""
    dump(value, to: &dumped)
    for text in ["\(value)", String(reflecting: value), "\([value])", dumped] {
      #expect(!text.contains("hunter2") && !text.contains("104") && !text.contains("7"))
    }
  }

  @Test("equality is of the bytes")
  func equality() {
    #expect(secret("abc") == secret("abc"))
    #expect(secret("abc") != secret("abd"))
    #expect(secret("abc") != secret("ab"))
    #expect(SecretBytes() == SecretBytes())
  }
}
