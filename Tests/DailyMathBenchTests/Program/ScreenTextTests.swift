import DailyMathBench
import Testing

@Suite("The words in what is drawn")
struct ScreenTextTests {
  @Test(
    "sequences are left out; colours do not divide words, movements do",
    arguments: [
      ("plain", "plain"), ("\u{1B}[1;31mred\u{1B}[0mdish", "reddish"),
      ("two\u{1B}[5Cwords", "two words"), ("a\u{1B}[2;3H\u{1B}[Kb", "a b"),
      ("\u{1B}]2;title\u{7}text", "text"), ("\u{1B}]2;title\u{1B}\\text", "text"),
      ("\u{1B}(Bascii", "ascii"), ("line\r\nbreak", "line  break"), ("\u{1B}[?25hé", "é"),
    ])
  func words(drawn: String, text: String) {
    var screen = ScreenText()
    screen.feed(Array(drawn.utf8))
    #expect(screen.text.drop { $0 == " " } == text)
  }

  @Test("it makes no difference where the bytes are divided")
  func divided() {
    let drawn = Array("\u{1B}[1mHé\u{1B}]2;no\u{1B}\\llo\u{1B}[3C\u{1B}[0mthere".utf8)
    for cut in drawn.indices {
      var screen = ScreenText()
      screen.feed(Array(drawn[..<cut]))
      screen.feed(Array(drawn[cut...]))
      #expect(screen.text == "Héllo there")
    }
  }
}
