import Testing

@testable import DailyMathSystem

@Suite("The marks of a paste in a secret")
struct PasteMarksTests {
  /// The secret, with its bytes one after another, and whether all of it had room.
  private func pass(_ text: String, after filling: Int = 0) -> (text: String, hasRoom: Bool) {
    var secret = SecretBytes()
    secret.append([UInt8](repeating: 0x78, count: filling))
    var marks = PasteMarks()
    var hasRoom = true
    for byte in text.utf8 where !marks.pass(byte, to: &secret) { hasRoom = false }
    if !marks.release(to: &secret) { hasRoom = false }
    let bytes = secret.withBytes { bytes in bytes.indices.map { bytes[$0] } }
    return (String(decoding: bytes.dropFirst(filling), as: UTF8.self), hasRoom)
  }

  @Test(
    "go, wherever they stand, and nothing else goes",
    arguments: [
      ("\u{1B}[200~secreto\u{1B}[201~", "secreto"), ("se\u{1B}[200~cre\u{1B}[201~to", "secreto"),
      ("\u{1B}[200~\u{1B}[201~", ""), ("\u{1B}\u{1B}[200~a", "\u{1B}a"),
      ("\u{1B}[20\u{1B}[201~a", "\u{1B}[20a"), ("\u{1B}[202~a", "\u{1B}[202~a"),
      ("\u{1B}[200a", "\u{1B}[200a"), ("\u{1B}[20", "\u{1B}[20"), ("[200~", "[200~"),
      ("a\u{1B}", "a\u{1B}"), ("ñ\u{1B}[201~ñ", "ññ"),
    ])
  func taken(typed: String, secret: String) {
    let passed = pass(typed)
    #expect(passed.text == secret)
    #expect(passed.hasRoom)
  }

  @Test("take no room, and what is held back is told where it finds none")
  func room() {
    #expect(pass("\u{1B}[200~ab\u{1B}[201~", after: 498) == ("ab", true))
    #expect(pass("\u{1B}[200~ab\u{1B}[201~", after: 499) == ("a", false))
    #expect(pass("\u{1B}[20", after: 498) == ("", false))
    #expect(pass("\u{1B}[20x", after: 498).hasRoom == false)
  }
}
