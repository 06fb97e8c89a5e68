import Testing

@testable import DailyMathApp

@Suite("The body of a message")
struct QuotedPrintableTests {
  @Test(
    "what is not plain, or would not survive the way, is written in hexadecimal",
    arguments: [
      ("", ""), ("a\n\nb\n", "a\n\nb\n"), ("año = 1\n", "a=C3=B1o =3D 1\n"),
      ("a \nb\t\n", "a=20\nb=09\n"), ("\n.\n..a\n", "\n=2E\n=2E.a\n"),
      ("From b\nFrom\n From b", "=46rom b\nFrom\n From b"), ("a\r\nb\u{0}\u{7F}", "a=0D\nb=00=7F"),
    ])
  func encoding(text: String, expected: String) {
    #expect(String(decoding: QuotedPrintable.encoded(text), as: UTF8.self) == expected)
  }

  @Test("lines have at most 76 characters, and no escape is torn")
  func softBreaks() {
    let seventyFour = String(repeating: "a", count: 74)
    #expect(
      String(decoding: QuotedPrintable.encoded(seventyFour + "aaaaa"), as: UTF8.self)
        == seventyFour + "a=\naaaa")
    #expect(
      String(decoding: QuotedPrintable.encoded(seventyFour + "é"), as: UTF8.self)
        == seventyFour + "=\n=C3=A9")
    // A line that goes on begins anew: a dot there is as dangerous as at the beginning.
    #expect(
      String(decoding: QuotedPrintable.encoded(seventyFour + "a.b"), as: UTF8.self)
        == seventyFour + "a=\n=2Eb")
  }
}
