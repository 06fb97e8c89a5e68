import DailyMathApp
import DailyMathTerminal
import Testing

@Suite("The field of a one-time code")
struct CodeFieldTests {
  private func typed(_ text: String) -> CodeField {
    var field = CodeField()
    for character in text { _ = field.handle(.character(character)) }
    return field
  }

  @Test(
    "whatever is typed stands there in capitals and in groups of four",
    arguments: [
      ("", ""), ("ab", "AB"), ("abcd", "ABCD"), ("abcde", "ABCD-E"), ("ABCD-EFGH", "ABCD-EFGH"),
      ("ab cd ef", "ABCD-EF"), ("--a-", "A"), ("0123456789abcdefghjk", "0123-4567-89AB-CDEF-GHJK"),
      ("0123456789abcdefghjkm", "0123-4567-89AB-CDEF-GHJK-M"), ("ñ?", "Ñ?"),
    ])
  func grouping(text: String, shown: String) {
    #expect(typed(text).text == shown)
    #expect(CodeField(text).text == shown)
    var pasted = CodeField()
    pasted.insert(pasted: text)
    #expect(pasted.text == shown)
  }

  @Test("a pasted line may end with a newline and have other hyphens in it")
  func pasting() {
    var field = CodeField()
    field.insert(pasted: "  abcd–efgh‑jkmn\n")
    #expect(field.text == "ABCD-EFGH-JKMN")
    #expect(field.digitCount == 12)
  }

  @Test("Backspace takes one digit after another, and never stops at a hyphen")
  func backspace() {
    var field = typed("abcdefghj")
    var shown: [String] = []
    while !field.isEmpty, shown.count < 20 {
      _ = field.handle(KeyPress(.backspace))
      shown.append(field.text)
    }
    #expect(
      shown == [
        "ABCD-EFGH", "ABCD-EFG", "ABCD-EF", "ABCD-E", "ABCD", "ABC", "AB", "A", "",
      ])
  }

  @Test("in the middle, what is typed pushes the rest on and the cursor stays behind it")
  func middle() {
    var field = typed("abcdefgh")
    field.moveCursor(to: 2)
    for character in "xyz" { _ = field.handle(.character(character)) }
    #expect(field.text == "ABXY-ZCDE-FGH")
    _ = field.handle(KeyPress(.backspace))
    #expect(field.text == "ABXY-CDEF-GH")
  }

  @Test("Delete before a hyphen takes the digit behind it")
  func delete() {
    var field = typed("abcdefgh")
    field.moveCursor(to: 4)
    _ = field.handle(KeyPress(.delete))
    #expect(field.text == "ABCD-FGH")
    _ = field.handle(KeyPress(.delete))
    #expect(field.text == "ABCD-GH")
  }

  @Test("a whole book that is pasted stays a field")
  func longest() {
    var field = CodeField()
    field.insert(pasted: String(repeating: "a", count: 10_000))
    #expect(field.text.utf8.count <= 64)
    let isTaken = field.handle(KeyPress(.function(5)))
    #expect(!isTaken)
  }
}
