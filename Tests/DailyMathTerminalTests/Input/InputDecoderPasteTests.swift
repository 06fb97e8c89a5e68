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
      ("\u{1B}[31mrojo", "[31mrojo"), ("\u{1B}[201x", "[201x"), ("\u{1B}[20\u{1B}", "[20"),
      ("\u{3}q", "q"),
    ])
  func literal(pasted: String, text: String) {
    var decoder = InputDecoder()
    let events = decoder.feed("\u{1B}[200~\(pasted)\u{1B}[201~x".utf8, now: 0)
    #expect(events == [.paste(text), .key(.character("x"))])
  }

  @Test("may come in many pieces and gives nothing before its end")
  func pieces() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    for (index, byte) in "\u{1B}[200~uno\rdos\u{1B}[201~".utf8.enumerated() {
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
    guard case .paste(let text) = events[0] else {
      Issue.record("no paste")
      return
    }
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
