import DailyMathTerminal
import Testing

@Suite("Answers of the terminal")
struct InputDecoderReplyTests {
  private static func decode(_ text: String, expectsCursor: Bool = false) -> [InputEvent] {
    var decoder = InputDecoder()
    decoder.expectsCursorReport = expectsCursor
    let events = decoder.feed("\u{1B}\(text)".utf8, now: 0)
    #expect(decoder.deadline == nil)
    return events
  }

  @Test(
    "are told from keys",
    arguments: [
      ("[?0u", .keyboardFlags(0)), ("[?31u", .keyboardFlags(31)), ("[?u", .keyboardFlags(0)),
      ("[?2026;0$y", .mode(2026, .unknown)), ("[?2026;1$y", .mode(2026, .on)),
      ("[?2027;2$y", .mode(2027, .off)), ("[?2031;3$y", .mode(2031, .alwaysOn)),
      ("[?2031;4$y", .mode(2031, .alwaysOff)), ("[?c", .attributes), ("[?6c", .attributes),
      ("[?65;1;2;3;4;5;6;7;8;9;10;11;12;13;14;15;16;17;18;19;20c", .attributes),
      ("[?997;1n", .colorSchemeChanged), ("[?997;2n", .colorSchemeChanged),
      ("P>|tmux 3.3a\u{1B}\\", .version("tmux 3.3a")), ("P>|\u{1B}\\", .version("")),
    ] as [(String, TerminalReply)])
  func replies(sequence: String, reply: TerminalReply) {
    #expect(Self.decode(sequence) == [.reply(reply)])
  }

  @Test(
    "give a colour in one to four digits a part, ended either way",
    arguments: [
      ("rgb:0/0/0", RGBColor(0, 0, 0)), ("rgb:f/f/f", RGBColor(255, 255, 255)),
      ("rgb:1/8/a", RGBColor(17, 136, 170)), ("rgb:12/34/aB", RGBColor(0x12, 0x34, 0xAB)),
      ("rgb:fff/800/001", RGBColor(255, 128, 0)), ("rgb:ffff/8080/0080", RGBColor(255, 128, 0)),
      ("rgb:0081/1e1e/ff7f", RGBColor(1, 30, 255)), ("rgb:f/00/0000", RGBColor(255, 0, 0)),
      ("rgba:1e1e/1e1e/2e2e/ffff", RGBColor(30, 30, 46)), ("rgba:0/0/f/0", RGBColor(0, 0, 255)),
    ])
  func colors(name: String, color: RGBColor) {
    #expect(Self.decode("]11;\(name)\u{1B}\\") == [.reply(.background(color))])
    #expect(Self.decode("]11;\(name)\u{7}") == [.reply(.background(color))])
  }

  @Test(
    "give no colour where there is none",
    arguments: [
      "", "?", "black", "#000000", "rgb:", "rgb:0/0", "rgb:0/0/0/0", "rgba:0/0/0", "rgb:0//0",
      "rgb:00000/0/0", "rgb:g/0/0", "rgb:-1/0/0", "rgb:+1/0/0", "rgb:0/0/0 ", "RGB:0/0/0",
      "rgb:Ａ/0/0", "rgb:0/0/0;rgb:0/0/0", "rgbi:0/0/0",
    ])
  func noColor(name: String) {
    #expect(Self.decode("]11;\(name)\u{7}") == [])
    #expect(Self.decode("]10;rgb:0/0/0\u{7}") == [])
  }

  @Test("give a version without control characters and not without end")
  func version() {
    #expect(
      Self.decode("P>|a\u{1}\tb\u{202E}\u{1B}\\") == [.reply(.version("a\u{2401} b\u{FFFD}"))])
    let long = String(repeating: "x", count: 10_000)
    #expect(
      Self.decode("P>|\(long)\u{1B}\\") == [.reply(.version(String(long.prefix(80))))])
  }

  @Test("of the cursor's place are keys while nobody waits for one")
  func cursor() {
    let place = InputEvent.reply(.cursor(Position(column: 2, row: 0)))
    let key = InputEvent.key(KeyPress(.function(3), .alt))
    #expect(Self.decode("[1;3R") == [key])
    #expect(Self.decode("[1;3R", expectsCursor: true) == [place])
    #expect(Self.decode("[1;3R\u{1B}[1;3R", expectsCursor: true) == [place, key])
    #expect(Self.decode("[?6c\u{1B}[1;3R", expectsCursor: true) == [.reply(.attributes), key])
    #expect(
      Self.decode("[24;80R", expectsCursor: true)
        == [.reply(.cursor(Position(column: 79, row: 23)))])
    #expect(Self.decode("[24;80R") == [])
  }

  @Test(
    "are not F3 itself, and no place off the screen",
    arguments: [("[R", 1), ("[1R", 1), ("OR", 1), ("[1;2:1R", 1), ("[0;3R", 1), ("[1;2;3R", 1)])
  func functionKey(sequence: String, count: Int) {
    let events = Self.decode(sequence, expectsCursor: true)
    #expect(events.count == count)
    guard case .key(let press) = events.first else {
      Issue.record("\(events) is no key")
      return
    }
    #expect(press.key == .function(3))
  }

  @Test("come in one block and in order, as a terminal sends them")
  func block() {
    #expect(
      Self.decode(
        "[?0u\u{1B}P>|kitty(0.35.2)\u{1B}\\\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\"
          + "\u{1B}[?2026;2$y\u{1B}[1;2R\u{1B}[?62;cx", expectsCursor: true)
        == [
          .reply(.keyboardFlags(0)), .reply(.version("kitty(0.35.2)")),
          .reply(.background(RGBColor(30, 30, 46))), .reply(.mode(2026, .off)),
          .reply(.cursor(Position(column: 1, row: 0))), .reply(.attributes),
          .key(.character("x")),
        ])
  }

  @Test("of tmux 3.3a to the whole query are read, as it sent them")
  func recordedBlock() {
    #expect(
      Self.decode("P>|tmux 3.3a\u{1B}\\\u{1B}[1;2R\u{1B}[?1;2c", expectsCursor: true)
        == [
          .reply(.version("tmux 3.3a")), .reply(.cursor(Position(column: 1, row: 0))),
          .reply(.attributes),
        ])
  }
}
