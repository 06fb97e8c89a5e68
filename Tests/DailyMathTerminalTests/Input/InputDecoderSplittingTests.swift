import DailyMathTerminal
import Testing

@Suite("Input that comes in pieces")
struct InputDecoderSplittingTests {
  private static let samples = [
    "abc", "ñandú", "e\u{301}x", "👩\u{200D}🚀!", "\u{1B}[A", "\u{1B}[1;5C", "\u{1B}\u{1B}[D",
    "\u{1B}OP",
    "\u{1B}O5A", "\u{1B}Oy\u{1B}Oq", "\u{1B}x\u{1B}ñ", "\u{1B}[<0;12;7Mz", "\u{1B}[M !!z",
    "\u{1B}]11;rgb:00/00/00\u{1B}\\z", "\u{1B}]0;é\u{7}z", "\u{1B}P1$r0m\u{1B}\\z", "\u{1B}[[Az",
    "\u{1B}[200~uno\r\ndos \u{1B}[20\u{1B}[201~z", "\u{1B}[?62;22cz", "\u{1B}[24;80Rz",
    "\u{1B}[97;5u", "\u{1B}]a\u{1B}[Az", "\u{1B}[1\u{1B}[Bz", "a\u{3}\u{7F}\r\tz", "\u{1B}[Z",
    "\u{1B}\u{1B}\u{1B}x", "\u{1B}[<35;3;4M\u{1B}[<0;3;4m\u{1B}[<65;1;1Mz", "\u{1B}[I\u{1B}[Oz",
    "\u{1B}\u{1B}[<0;1;1Mz", "\u{1B}]11;rgba:ffff/0/00/f\u{7}z", "\u{1B}P>|tmux 3.3a\u{1B}\\z",
    "\u{1B}[?1u\u{1B}[?2026;2$y\u{1B}[?997;1n\u{1B}[?62cz", "\u{1B}[1;3R\u{1B}[1;3Rz",
    "\u{1B}[97:65:97;6:1;65u", "\u{1B}[57400u\u{1B}[57414;1:3u\u{1B}[57424uz", "\u{1B}[27;5;13~",
    "\u{1B}[200~a\u{1B}[201~\r\u{1B}[I\rz", "\u{1B}[1;2;3 qz", "\u{1B}O1;5Pz", "\u{1B}[M \u{3}z",
  ]

  /// The events with neighbouring typed characters made one string, because where a cluster comes in two
  /// pieces it may be given in two.
  private static func merged(_ events: [InputEvent]) -> [String] {
    var merged: [String] = []
    var text = ""
    for event in events {
      if case .key(let press) = event, let character = press.typedCharacter {
        text.append(character)
      } else {
        if !text.isEmpty { merged.append(text) }
        text = ""
        merged.append("\(event)")
      }
    }
    return text.isEmpty ? merged : merged + [text]
  }

  @Test("means the same however it is cut in two", arguments: samples)
  func twoPieces(sample: String) {
    let bytes = Array(sample.utf8)
    let whole = Self.events([bytes])
    for place in 1..<bytes.count {
      let pieces = [Array(bytes[..<place]), Array(bytes[place...])]
      #expect(Self.merged(Self.events(pieces)) == Self.merged(whole), "cut at \(place)")
    }
  }

  @Test("means the same byte by byte", arguments: samples)
  func singleBytes(sample: String) {
    let bytes = Array(sample.utf8)
    #expect(Self.merged(Self.events(bytes.map { [$0] })) == Self.merged(Self.events([bytes])))
  }

  @Test("means the same when many samples come one after another, cut anywhere", arguments: 0..<200)
  func concatenations(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let text = (0..<20).map { _ in generator.pick(Self.samples) }.joined()
    var rest = Array(text.utf8)[...]
    var pieces: [[UInt8]] = []
    while !rest.isEmpty {
      pieces.append(Array(rest.prefix(generator.number(below: 12))))
      rest = rest.dropFirst(pieces[pieces.count - 1].count)
    }
    #expect(Self.merged(Self.events(pieces)) == Self.merged(Self.events([Array(text.utf8)])))
  }

  @Test("never traps, and ends where a letter is a letter again", arguments: 0..<50)
  func noise(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let openers: [UInt8] = [0x1B, 0x5B, 0x4F, 0x5D, 0x3B, 0x32, 0x30, 0x7E, 0x4D, 0xE2, 0x9B, 0x07]
    var decoder = InputDecoder()
    var now: UInt64 = 0
    for _ in 0..<400 {
      let byte =
        generator.number(below: 2) == 0
        ? generator.pick(openers) : UInt8(generator.number(below: 256))
      _ = decoder.feed([byte], now: now)
      now += 1
    }
    if let deadline = decoder.deadline { _ = decoder.expire(now: deadline) }
    #expect(decoder.deadline == nil)
    #expect(decoder.feed("q".utf8, now: now + 60_000_000_000) == [.key(.character("q"))])
  }

  @Test(
    "means the same cut anywhere even where it is noise, and types no control character",
    arguments: 0..<100)
  func cutNoise(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let fragments = Self.samples.flatMap { [$0, String($0.prefix(3)), String($0.suffix(2))] }
    var bytes: [UInt8] = []
    while bytes.count < 300 {
      bytes += Array(generator.pick(fragments).utf8)
      if generator.number(below: 3) == 0 { bytes.append(UInt8(generator.number(below: 256))) }
    }
    let whole = Self.events([bytes])
    #expect(Self.merged(Self.events(bytes.map { [$0] })) == Self.merged(whole))
    for case .key(let press) in whole {
      guard case .character(let character) = press.key else { continue }
      #expect(character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      #expect(!press.modifiers.contains(.shift))
    }
  }

  private static func events(_ pieces: [[UInt8]]) -> [InputEvent] {
    var decoder = InputDecoder()
    decoder.expectsCursorReport = true
    var events: [InputEvent] = []
    for piece in pieces { events += decoder.feed(piece, now: 0) }
    return events + decoder.expire(now: 60_000_000_000)
  }
}
