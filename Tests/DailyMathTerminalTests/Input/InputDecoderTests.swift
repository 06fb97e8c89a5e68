import DailyMathTerminal
import Testing

@Suite("An input decoder")
struct InputDecoderTests {
  private static let millisecond: UInt64 = 1_000_000

  private static func decode(_ text: String) -> [InputEvent] {
    var decoder = InputDecoder()
    let events = decoder.feed(text.utf8, now: 0)
    return events + decoder.expire(now: 10_000 * millisecond)
  }

  private static func key(_ key: Key, _ modifiers: Modifiers = []) -> [InputEvent] {
    [.key(KeyPress(key, modifiers))]
  }

  @Test(
    "knows the keys of the common terminals",
    arguments: [
      ("a", .character("a")), ("\r", KeyPress(.enter)), ("\t", KeyPress(.tab)),
      ("\u{7F}", KeyPress(.backspace)), ("\u{1}", .character("a", .control)),
      ("\u{0}", .character(" ", .control)), ("\u{1C}", .character("\\", .control)),
      ("\u{1B}x", .character("x", .alt)), ("\u{1B}ñ", .character("ñ", .alt)),
      ("\u{1B}1", .character("1", .alt)), ("\u{1B}\u{7F}", KeyPress(.backspace, .alt)),
      ("\u{1B}", KeyPress(.escape)), ("\u{1B}[", .character("[", .alt)),
      ("\u{1B}O", .character("O", .alt)), ("\u{1B}]", .character("]", .alt)),
      ("\u{1B}P", .character("P", .alt)),
      ("\u{1B}[A", KeyPress(.up)), ("\u{1B}OB", KeyPress(.down)),
      ("\u{1B}[1;5C", KeyPress(.right, .control)), ("\u{1B}\u{1B}[D", KeyPress(.left, .alt)),
      ("\u{1B}[1;130D", KeyPress(.left, .shift)), ("\u{1B}O5A", KeyPress(.up, .control)),
      ("\u{1B}O1;5P", KeyPress(.function(1), .control)), ("\u{1B}O2y", .character("9")),
      ("\u{1B}[1;2E", .character("5")),
      ("\u{1B}[H", KeyPress(.home)), ("\u{1B}[4~", KeyPress(.end)), ("\u{1B}[7~", KeyPress(.home)),
      ("\u{1B}[2~", KeyPress(.insert)), ("\u{1B}[3;2~", KeyPress(.delete, .shift)),
      ("\u{1B}[5~", KeyPress(.pageUp)), ("\u{1B}[6~", KeyPress(.pageDown)),
      ("\u{1B}[Z", KeyPress(.tab, .shift)), ("\u{1B}OP", KeyPress(.function(1))),
      ("\u{1B}[1;2R", KeyPress(.function(3), .shift)), ("\u{1B}[[E", KeyPress(.function(5))),
      ("\u{1B}[15~", KeyPress(.function(5))), ("\u{1B}[24~", KeyPress(.function(12))),
      ("\u{1B}Op", .character("0")), ("\u{1B}Oy", .character("9")), ("\u{1B}OM", KeyPress(.enter)),
      ("\u{1B}Oj", .character("*")), ("\u{1B}Ok", .character("+")), ("\u{1B}Ol", .character(",")),
      ("\u{1B}Om", .character("-")), ("\u{1B}On", .character(".")), ("\u{1B}Oo", .character("/")),
      ("\u{1B}OX", .character("=")), ("\u{1B}[E", .character("5")),
      ("\u{1B}[27;5;13~", KeyPress(.enter, .control)), ("\u{1B}[97;5u", .character("a", .control)),
    ] as [(String, KeyPress)])
  func keys(bytes: String, press: KeyPress) {
    #expect(Self.decode(bytes) == [.key(press)])
  }

  @Test(
    "swallows whole what is no key",
    arguments: [
      "\u{1B}[M !!", "\u{1B}[24;80R", "\u{1B}[>1;10;0c", "\u{1B}[?24;80R", "\u{1B}[0n",
      "\u{1B}]11;black\u{1B}\\", "\u{1B}]10;rgb:0/0/0\u{7}", "\u{1B}]0;title\u{7}",
      "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}^pm\u{1B}\\",
      "\u{1B}Xsos\u{1B}\\", "\u{1B}[2026;2$y", "\u{1B}[?2026;5$y", "\u{1B}[?2026;2y",
      "\u{1B}[>1;2;3q", "\u{1B}[999~", "\u{1B}[201~", "\u{1B}Oz", "\u{1B}[>1u",
      "\u{1B}[97;1:3u", "\u{1B}[1;1:3A", "\u{1B}[5;1:3~", "\u{1B}[1;2;3 q", "\u{1B}[?997;3n",
      "\u{1B}[?996n", "\u{1B}[1;1I", "\u{1B}[4;768;1024t", "\u{1B}[$A", "\u{1B}[1$A",
    ])
  func swallowed(bytes: String) {
    #expect(Self.decode(bytes) == [])
    #expect(Self.decode(bytes + "q") == [.key(.character("q"))])
  }

  @Test("does not overflow on a number without end")
  func endlessNumber() {
    let number = String(repeating: "9", count: 60)
    #expect(Self.decode("\u{1B}[1;\(number)Cq").last == .key(.character("q")))
    #expect(Self.decode("\u{1B}[\(number);\(number)~q") == [.key(.character("q"))])
  }

  @Test("drops a sequence that is too long, and only that")
  func overlong() {
    let bytes = "\u{1B}[" + String(repeating: "1;", count: 5_000) + "Aq"
    #expect(Self.decode(bytes) == [.key(.character("q"))])
    #expect(
      Self.decode("\u{1B}O" + String(repeating: "1;", count: 5_000) + "Aq") == Self.decode("q"))
    let string = "\u{1B}]52;" + String(repeating: "A", count: 200_000) + "\u{7}q"
    #expect(Self.decode(string) == [.key(.character("q"))])
  }

  @Test("gives clusters, not code points, for text that comes together")
  func clusters() {
    let events = Self.decode("ae\u{301}👩\u{200D}🚀漢")
    #expect(
      events
        == ["a", "e\u{301}", "👩\u{200D}🚀", "漢"].map { InputEvent.key(.character($0 as Character)) })
  }

  @Test(
    "replaces what is not UTF-8",
    arguments: [
      ([0xFF], "\u{FFFD}"), ([0xC3, 0x28], "\u{FFFD}("), ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"), ([0xE2, 0x88], "\u{FFFD}"),
      ([0xF0, 0x9F, 0x98, 0x41], "\u{FFFD}A"), ([0xC2, 0x9B, 0x41], "A"),
    ] as [([UInt8], String)])
  func invalid(bytes: [UInt8], text: String) {
    var decoder = InputDecoder()
    let events = decoder.feed(bytes, now: 0) + decoder.expire(now: 10_000 * Self.millisecond)
    #expect(events == text.map { .key(.character($0)) })
  }

  @Test("waits 50 ms for what may follow an escape")
  func escapeDeadline() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B], now: 1_000) == [])
    #expect(decoder.deadline == 1_000 + 50 * Self.millisecond)
    #expect(decoder.expire(now: 999) == [])
    #expect(decoder.expire(now: 1_000 + 50 * Self.millisecond) == Self.key(.escape))
    #expect(decoder.deadline == nil)
    #expect(decoder.feed("[A".utf8, now: 60 * Self.millisecond).count == 2)
  }

  @Test("counts two escapes as two")
  func twoEscapes() {
    #expect(Self.decode("\u{1B}\u{1B}") == Self.key(.escape) + Self.key(.escape))
    #expect(Self.decode("\u{1B}\u{1B}x") == Self.key(.escape) + Self.key(.character("x"), .alt))
  }

  @Test(
    "takes the Escape before what is no key for a key, and before a key for Alt",
    arguments: [
      ("\u{1B}[I", InputEvent.focus(isGained: true)), ("\u{1B}[?62c", .reply(.attributes)),
      ("\u{1B}[<64;1;1M", .mouse(MouseEvent(.wheelUp, at: Position(column: 0, row: 0)))),
      ("\u{1B}]11;rgb:0/0/0\u{7}", .reply(.background(RGBColor(0, 0, 0)))),
      ("\u{1B}[200~a\u{1B}[201~", .paste("a")),
    ])
  func escapeBefore(bytes: String, event: InputEvent) {
    #expect(Self.decode("\u{1B}" + bytes) == Self.key(.escape) + [event])
    #expect(Self.decode("\u{1B}\u{1B}[>1;2;3q") == Self.key(.escape))
    #expect(Self.decode("\u{1B}\u{1B}[M !!") == Self.key(.escape))
    #expect(Self.decode("\u{1B}\u{1B}[999~") == [])
  }

  @Test("hears Control-C in the middle of the oldest mouse report")
  func stuckMouse() {
    #expect(Self.decode("\u{1B}[M \u{3}q").first == .key(.character("c", .control)))
  }

  @Test("gives no more time to what it waits for because it is fed nothing")
  func nothing() {
    var decoder = InputDecoder()
    _ = decoder.feed([0x1B], now: 0)
    #expect(decoder.feed([], now: 40 * Self.millisecond) == [])
    #expect(decoder.deadline == 50 * Self.millisecond)
  }

  @Test("waits for as long as it is told, which may change on the way")
  func otherWait() {
    var decoder = InputDecoder(escapeWait: 0)
    #expect(decoder.feed([0x1B], now: 7) == [])
    #expect(decoder.expire(now: 7) == Self.key(.escape))
    decoder.escapeWait = 3
    _ = decoder.feed([0x1B], now: 7)
    #expect(decoder.deadline == 10)
  }

  @Test(
    "takes the wait from the environment",
    arguments: [
      (nil, 50), ("", 50), ("0", 0), ("25", 25), ("2000", 2_000), ("2001", 2_000),
      ("999999999", 2_000), ("99999999999999999999", 50), ("-1", 50), ("+5", 50), ("1.5", 50),
      ("fast", 50), ("٣", 50),
    ] as [(String?, UInt64)])
  func environment(value: String?, milliseconds: UInt64) {
    let wait = InputDecoder.escapeWait { $0 == "ESCDELAY" ? value : nil }
    #expect(wait == milliseconds * Self.millisecond)
  }

  @Test("keeps little of what is long, until its end or a second of silence")
  func bounds() {
    for opener in ["\u{1B}[", "\u{1B}]52;", "\u{1B}P>|"] {
      var decoder = InputDecoder()
      _ = decoder.feed((opener + String(repeating: "1", count: 100_000)).utf8, now: 0)
      #expect(decoder.heldByteCount <= 256)
      #expect(decoder.deadline == 1_000 * Self.millisecond)
      #expect(decoder.expire(now: 1_000 * Self.millisecond) == [])
      #expect(decoder.heldByteCount == 0 && decoder.deadline == nil)
    }
  }

  @Test("lets Control-C out of a string that never ends")
  func stuckString() {
    #expect(Self.decode("\u{1B}]abc\u{3}") == Self.key(.character("c"), .control))
  }
}
