import DailyMathTerminal
import DailyMathTestSupport
import Testing

@Suite("A frame encoder")
struct FrameEncoderTests {
  private typealias TestFrame = Frame<Int>

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// What is sent for the second of two frames.
  private static func change(
    columns: Int = 20, rows: Int = 4, from before: (inout TestFrame) -> Void,
    to after: (inout TestFrame) -> Void
  ) -> String {
    var encoder = FrameEncoder()
    var frame = TestFrame(size: Size(columns: columns, rows: rows))
    before(&frame)
    _ = encoder.encode(frame, theme: .terminal, depth: .ansi16)
    after(&frame)
    return text(encoder.encode(frame, theme: .terminal, depth: .ansi16))
  }

  @Test("clears the screen first and draws all it is given")
  func first() {
    var encoder = FrameEncoder()
    var frame = TestFrame(size: Size(columns: 5, rows: 2))
    frame.canvas.write("hi", at: Position(column: 1, row: 1), style: .error)
    frame.placeCursor(at: Position(column: 1, row: 1), isVisible: true)
    let sent = Self.text(encoder.encode(frame, theme: .terminal, depth: .ansi16))
    #expect(
      sent == "\u{1B}[m\u{1B}[2J\u{1B}[H\n\u{1B}[C\u{1B}[31mhi\r\u{1B}[C\u{1B}[?25h")
  }

  @Test("sends one letter as one letter")
  func oneLetter() {
    let sent = Self.change { frame in
      frame.canvas.write("ab", at: Position(column: 3, row: 2))
      frame.placeCursor(at: Position(column: 5, row: 2), isVisible: true)
    } to: { frame in
      frame.canvas.write("c", at: Position(column: 5, row: 2))
      frame.placeCursor(at: Position(column: 6, row: 2), isVisible: true)
    }
    #expect(sent == "c")
  }

  @Test("writes a few unchanged cells again instead of jumping over them")
  func rewriting() {
    let sent = Self.change {
      $0.canvas.write("abcdef", at: Position(column: 0, row: 0))
      $0.placeCursor(at: Position(column: 0, row: 0))
    } to: {
      $0.canvas.write("AbcD", at: Position(column: 0, row: 0))
    }
    #expect(sent == "AbcD\r")
  }

  @Test("jumps over many unchanged cells")
  func jumping() {
    let sent = Self.change {
      $0.canvas.write("abcdefgh", at: Position(column: 0, row: 0))
      $0.placeCursor(at: Position(column: 0, row: 0))
    } to: {
      $0.canvas.write("AbcdefgH", at: Position(column: 0, row: 0))
    }
    #expect(sent == "A\u{1B}[6CH\r")
  }

  @Test("erases a long blank end of a row")
  func erasing() {
    let sent = Self.change {
      $0.canvas.write("0123456789", at: Position(column: 4, row: 1))
      $0.placeCursor(at: Position(column: 0, row: 0))
    } to: {
      $0.canvas.fill(Rect(column: 6, row: 1, columns: 14, rows: 1))
    }
    #expect(sent == "\n\u{1B}[6C\u{1B}[K\u{1B}[H")
  }

  @Test("erases a long blank run inside a row and leaves what stands behind it")
  func erasingInside() {
    let sent = Self.change {
      $0.canvas.write("01234567890123456!", at: Position(column: 0, row: 0))
      $0.placeCursor(at: Position(column: 0, row: 0))
    } to: {
      $0.canvas.fill(Rect(column: 1, row: 0, columns: 16, rows: 1))
    }
    #expect(sent == "0\u{1B}[16X\r")
  }

  @Test("hides the cursor while much is drawn")
  func hiding() {
    let sent = Self.change(columns: 200) {
      $0.placeCursor(at: Position(column: 0, row: 0), isVisible: true)
    } to: {
      $0.canvas.fill(Rect(column: 0, row: 0, columns: 120, rows: 1), with: "x")
    }
    #expect(
      sent == "\u{1B}[?25l" + String(repeating: "x", count: 120) + "\r\u{1B}[?25h")
  }

  @Test("blanks what a contested cluster will take and then places all absolutely")
  func contested() {
    let sent = Self.change {
      $0.canvas.write("......ab", at: Position(column: 0, row: 0))
      $0.placeCursor(at: Position(column: 0, row: 0))
    } to: {
      $0.canvas.write("❤\u{FE0F}", at: Position(column: 0, row: 0))
    }
    #expect(sent == "  \u{1B}[H❤\u{FE0F}\u{1B}[1;3H....ab\r")
  }

  @Test("sends a title once, and nothing in it that acts")
  func title() {
    var encoder = FrameEncoder()
    var frame = TestFrame(size: Size(columns: 5, rows: 1))
    frame.title = "uno\u{1B}]0;dos\u{7}"
    let sent = Self.text(encoder.encode(frame, theme: .terminal, depth: .ansi16))
    #expect(sent.hasSuffix("\u{1B}]2;uno␛]0;dos␇\u{1B}\\"))
    frame.canvas.write("x", at: Position(column: 0, row: 0))
    #expect(!Self.text(encoder.encode(frame, theme: .terminal, depth: .ansi16)).contains("]2;"))
    encoder.invalidate()
    #expect(Self.text(encoder.encode(frame, theme: .terminal, depth: .ansi16)).contains("]2;"))
  }

  @Test("repaints all when the theme's depth changes, and nothing for an empty window")
  func repaints() {
    var encoder = FrameEncoder()
    var frame = TestFrame(size: Size(columns: 5, rows: 1))
    frame.canvas.write("x", at: Position(column: 0, row: 0), style: .success)
    _ = encoder.encode(frame, theme: .terminal, depth: .ansi16)
    #expect(
      Self.text(encoder.encode(frame, theme: .terminal, depth: .none)).contains(
        "\u{1B}[2J\u{1B}[Hx"))
    let empty = TestFrame(size: Size(columns: 0, rows: 0))
    #expect(encoder.encode(empty, theme: .terminal, depth: .none) == [])
  }

  @Test("needs at most 64 bytes for a key typed into a field", arguments: [20, 46, 70])
  func bytesPerKey(columns: Int) {
    var encoder = FrameEncoder()
    var field = TextField()
    var longest = 0
    var total = 0
    for step in 0..<200 {
      var frame = TestFrame(size: Size(columns: 80, rows: 24))
      LabelledField("Correo", isFocused: true).draw(
        into: &frame, rect: Rect(column: 4, row: 6, columns: columns, rows: 5), glyphs: .unicode,
        content: field)
      let sent = encoder.encode(frame, theme: .terminal, depth: .ansi16).count
      if step > 0 {
        longest = max(longest, sent)
        total += sent
      }
      _ = field.handle(.character(Character(Unicode.Scalar(UInt8(97 + step % 26)))))
    }
    // A field that scrolls redraws itself whole, but only once in half its width.
    #expect(total / 199 <= 8)
    #expect(longest <= 64)
  }
}
