import Testing

@testable import DailyMathApp

@Suite("The text of a header")
struct EncodedWordsTests {
  @Test(
    "printing ASCII stays, everything else is encoded",
    arguments: [
      ("DailyMath: your code", "DailyMath: your code"), ("", ""),
      ("código", "=?utf-8?Q?c=C3=B3digo?="),
      ("¿tu código?", "=?utf-8?Q?=C2=BFtu_c=C3=B3digo=3F?="),
      ("π_𝛼", "=?utf-8?Q?=CF=80=5F=F0=9D=9B=BC?="),
      ("=?x", "=?utf-8?Q?=3D=3Fx?="),
    ])
  func encoding(text: String, expected: String) {
    #expect(EncodedWords.text(text, after: 9) == expected)
  }

  @Test(
    "no line can be added", arguments: ["a\nBcc: x", "a\r\nBcc: x", "a\u{85}b", "a\u{2028}b"])
  func injection(text: String) {
    let encoded = EncodedWords.text(text, after: 9)
    #expect(encoded.utf8.allSatisfy { (0x20...0x7E).contains($0) })
  }

  @Test("long texts are folded between characters, into lines of at most 76")
  func folding() {
    let letter = "=C3=B1"
    // 76 less "Subject: " and the twelve characters around a word leave room for nine letters, and ten on the next lines.
    let expected = [9, 10, 10, 10, 1].map { count in
      "=?utf-8?Q?" + String(repeating: letter, count: count) + "?="
    }
    let text = String(repeating: "ñ", count: 40)
    #expect(EncodedWords.text(text, after: 9) == expected.joined(separator: "\n "))
  }
}
