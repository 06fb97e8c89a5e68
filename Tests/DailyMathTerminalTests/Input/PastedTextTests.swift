import DailyMathTerminal
import Testing

@Suite("A pasted text")
struct PastedTextTests {
  @Test(
    "gives the same code points as the text it is, one by one",
    arguments: [
      "", "hola", "a\r\nb\rc\nd", "a\tb", "a\u{0}\u{7}b\u{9B}", "\u{1B}[31mñandú\u{1B}[m",
      "e\u{301}漢👩‍👧",
    ])
  func scalars(pasted: String) {
    let text = PastedText(pasted)
    #expect(Array(text.scalars) == Array(text.text.unicodeScalars))
    #expect(text.isEmpty == text.text.isEmpty)
  }

  @Test("is the same as another that gives the same text, and no other")
  func equality() {
    #expect(PastedText("a\r\nb\t") == "a\nb ")
    #expect(PastedText("a\r\nb\t").hashValue == PastedText("a\nb ").hashValue)
    #expect(PastedText("ab") != "abc")
    #expect(PastedText("\u{7}").isEmpty)
  }

  @Test("shows nothing of itself")
  func hidden() {
    let text = PastedText("hunter2")
    var dumped = ""
    dump(text, to: &dumped)
    for shown in ["\(text)", String(reflecting: text), "\(InputEvent.paste(text))", dumped] {
      #expect(!shown.contains("hunter2") && !shown.contains("104"))
    }
  }

  @Test("keys that were read leave nothing in their array once it is wiped")
  func wiping() {
    var decoder = InputDecoder()
    var events = decoder.feed("secreto".utf8, now: 0)
    #expect(events == "secreto".map { .key(.character($0)) })
    events.wipe()
    #expect(events == Array(repeating: .focus(isGained: false), count: 7))
  }
}
