import DailyMathTerminal

/// What has to hold for the decoder whatever bytes it is fed, in whatever pieces and at whatever times.
struct DecoderTrial {
  private let bytes: [UInt8]
  private let expectsCursor: Bool
  private var chooser: Chooser

  /// A trial of those bytes, cut as the seed says.
  init(seed: some Sequence<UInt8>, bytes: some Sequence<UInt8>) {
    let bits = seed.reduce(UInt64(1)) { $0 << 8 | UInt64($1) }
    self.bytes = Array(bytes)
    expectsCursor = bits & 1 == 1
    chooser = Chooser(state: bits)
  }

  /// Traps where something does not hold.
  consuming func run() {
    checkPieces()
    checkTimes()
  }

  /// However the bytes are cut, they mean the same as long as no time passes.
  private mutating func checkPieces() {
    var whole = makeDecoder()
    var cut = makeDecoder()
    var expected = whole.feed(bytes, now: 1)
    var found: [InputEvent] = []
    for piece in pieces() { found += cut.feed(piece, now: 1) }
    precondition(whole.deadline == cut.deadline, "the pieces wait for something else")
    expected += settle(&whole, 1)
    found += settle(&cut, 1)
    precondition(Meaning.of(expected) == Meaning.of(found), "the pieces mean something else")
    expected.forEach(check)
    var probe = ProbeTrial()
    probe.take(expected)
  }

  /// Whatever time passes between the pieces, nothing forbidden comes out and little is kept.
  private mutating func checkTimes() {
    var decoder = makeDecoder()
    var now: UInt64 = 1
    for piece in pieces() {
      decoder.feed(piece, now: now).forEach(check)
      precondition(decoder.heldByteCount <= 1 << 20, "too much is kept")
      if let deadline = decoder.deadline {
        precondition(piece.isEmpty || deadline >= now, "a deadline that was never ahead")
        precondition(deadline <= now + 5_000_000_000, "too long a wait")
      }
      now += chooser.pick(Self.pauses)
      // The loop may be late, and it may look at the clock for other reasons.
      if chooser.number(below: 4) > 0 { decoder.expire(now: now).forEach(check) }
    }
    settle(&decoder, now).forEach(check)
  }

  /// After a long silence nothing is under way, and a letter is a letter.
  private func settle(_ decoder: inout InputDecoder, _ now: UInt64) -> [InputEvent] {
    let late = now + 60_000_000_000
    let events = decoder.expire(now: late)
    precondition(decoder.deadline == nil && decoder.heldByteCount == 0, "no rest")
    precondition(decoder.feed([0x71], now: late) == [.key(.character("q"))], "q is not q")
    precondition(decoder.expire(now: late + 1) == [], "something out of nothing")
    return events
  }

  private func check(_ event: InputEvent) {
    switch event {
    case .key(let press):
      guard case .character(let character) = press.key else { return }
      precondition(isFree(String(character)), "a control character was typed")
      precondition(!press.modifiers.contains(.shift), "Shift is in a character already")
    case .paste(let pasted):
      let text = pasted.text
      precondition(!text.isEmpty && isFree(text.split(separator: "\n").joined()), "a control paste")
      precondition(text.utf8.count <= 3 << 20, "a paste without bounds")
    case .mouse(let mouse):
      let range = 0...0x7FFF
      precondition(range.contains(mouse.position.column), "a mouse off the screen")
      precondition(range.contains(mouse.position.row), "a mouse off the screen")
    case .reply(.version(let version)):
      precondition(isFree(version) && version.count <= 80, "an unfit version")
    case .reply(.cursor(let position)):
      precondition(expectsCursor && position.column >= 0 && position.row >= 0, "an odd cursor")
    case .reply, .focus: break
    }
  }

  private func isFree(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  private func makeDecoder() -> InputDecoder {
    var decoder = InputDecoder()
    decoder.expectsCursorReport = expectsCursor
    return decoder
  }

  private mutating func pieces() -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    let longest = chooser.pick([1, 2, 4, 16, 256])
    while !rest.isEmpty {
      let piece = rest.prefix(chooser.number(below: longest + 1))
      pieces.append(piece)
      rest = rest.dropFirst(piece.count)
    }
    return pieces
  }

  /// Just before, at and just after each time that the decoder waits for, and none at all.
  private static let pauses: [UInt64] = [0, 0, 0, 1] + waits.flatMap { [$0 - 1, $0, $0 + 1] }

  private static let waits: [UInt64] = [50_000_000, 150_000_000, 1_000_000_000, 5_000_000_000]
}
