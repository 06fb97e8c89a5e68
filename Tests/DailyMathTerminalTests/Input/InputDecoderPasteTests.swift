import DailyMathTerminal
import Testing

@Suite("A paste")
struct InputDecoderPasteTests {
  private static let millisecond: UInt64 = 1_000_000

  @Test(
    "is literal, with its newlines made alike and its control characters gone",
    arguments: [
      ("hola", "hola"), ("a\r\nb\rc\nd", "a\nb\nc\nd"), ("a\tb", "a b"),
      ("a\u{0}\u{7}b\u{9B}", "ab"),
      ("\u{1B}[31mrojo\u{1B}[0m", "rojo"), ("a\u{1B}[201x", "a"), ("a\u{1B}[20\u{1B}", "a"),
      ("a\u{1B}[38;2;1;2;3mb\u{1B}(B\u{1B}[mc", "abc"), ("a\u{1B}[?25 qb", "ab"),
      ("\u{1B}]8;;http://a.b\u{1B}\\enlace\u{1B}]8;;\u{1B}\\!", "enlace!"),
      ("\u{1B}]0;t\u{7}x\u{1B}Pq\u{1B}\\y", "xy"), ("\u{1B}]sin fin\n2", "]sin fin\n2"),
      ("\u{1B}[3\n1", "\n1"), ("\u{1B}[3ñ", "ñ"), ("a\u{1B}b\u{1B}", "ab"),
      ("\u{3}q", "q"),
    ])
  func literal(pasted: String, text: String) {
    var decoder = InputDecoder()
    let events = decoder.feed("\u{1B}[200~\(pasted)\u{1B}[201~x".utf8, now: 0)
    #expect(events == [.paste(PastedText(text)), .key(.character("x"))])
  }

  @Test("may come in many pieces and gives nothing before its end")
  func pieces() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    let bytes = "\u{1B}[200~u\u{1B}[31mno\rd\u{1B}]0;t\u{1B}\\os\u{1B}[201~".utf8
    for (index, byte) in bytes.enumerated() {
      #expect(events == [])
      events += decoder.feed([byte], now: UInt64(index) * Self.millisecond)
    }
    #expect(events == [.paste("uno\ndos")])
  }

  @Test("swallows an Enter that comes within 150 ms, and none later")
  func enter() {
    var decoder = InputDecoder()
    _ = decoder.feed("\u{1B}[200~uno\u{1B}[201~".utf8, now: 0)
    #expect(decoder.feed([0x0D], now: 150 * Self.millisecond) == [])
    #expect(decoder.feed([0x0D], now: 151 * Self.millisecond) == [.key(KeyPress(.enter))])
    _ = decoder.feed("\u{1B}[200~uno\u{1B}[201~".utf8, now: 0)
    #expect(
      decoder.feed("x\r".utf8, now: Self.millisecond)
        == [.key(.character("x")), .key(KeyPress(.enter))])
  }

  @Test("keeps one mebibyte, swallows the rest and cuts no character")
  func limit() throws {
    var decoder = InputDecoder()
    let content = "a" + String(repeating: "ñ", count: 1 << 20)
    let events = decoder.feed("\u{1B}[200~\(content)\u{1B}[201~x".utf8, now: 0)
    #expect(events.count == 2)
    guard case .paste(let pasted) = events[0] else {
      Issue.record("no paste")
      return
    }
    let text = pasted.text
    #expect(text.utf8.count == (1 << 20) - 1)
    #expect(!text.unicodeScalars.contains("\u{FFFD}"))
    #expect(events[1] == .key(.character("x")))
  }

  @Test("whose end is lost is given after five quiet seconds")
  func lostEnd() {
    var decoder = InputDecoder()
    #expect(decoder.feed("\u{1B}[200~uno".utf8, now: 0) == [])
    #expect(decoder.expire(now: 5_000 * Self.millisecond) == [.paste("uno")])
    #expect(decoder.deadline == nil)
  }
}
