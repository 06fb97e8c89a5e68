import DailyMathTerminal
import Testing

@Suite("Mouse and focus")
struct InputDecoderMouseTests {
  @Test(
    "give what was done, counted from 0",
    arguments: [
      ("<0;1;1M", .press(.primary), 0, 0), ("<0;12;7m", .release(.primary), 11, 6),
      ("<1;300;200M", .press(.middle), 299, 199), ("<2;2;1M", .press(.secondary), 1, 0),
      ("<2;2;1m", .release(.secondary), 1, 0), ("<32;5;5M", .drag(.primary), 4, 4),
      ("<33;5;5M", .drag(.middle), 4, 4), ("<34;5;5M", .drag(.secondary), 4, 4),
      ("<32;5;5m", .release(.primary), 4, 4), ("<64;5;5M", .wheelUp, 4, 4),
      ("<65;5;5M", .wheelDown, 4, 4), ("<0;32768;32768M", .press(.primary), 32_767, 32_767),
      ("<0;99999999999999999999;1M", .press(.primary), 32_767, 0),
    ] as [(String, MouseEvent.Kind, Int, Int)])
  func kinds(sequence: String, kind: MouseEvent.Kind, column: Int, row: Int) {
    let position = Position(column: column, row: row)
    #expect(InputDecoder.decoded(sequence: sequence) == [.mouse(MouseEvent(kind, at: position))])
  }

  @Test(
    "tell what is held down meanwhile",
    arguments: [
      (0, .press(.primary), []), (4, .press(.primary), .shift), (8, .press(.primary), .alt),
      (16, .press(.primary), .control), (28, .press(.primary), [.shift, .alt, .control]),
      (48, .drag(.primary), .control), (80, .wheelUp, .control), (69, .wheelDown, .shift),
    ] as [(Int, MouseEvent.Kind, Modifiers)])
  func modifiers(code: Int, kind: MouseEvent.Kind, modifiers: Modifiers) {
    let event = MouseEvent(kind, at: Position(column: 0, row: 0), modifiers)
    #expect(InputDecoder.decoded(sequence: "<\(code);1;1M") == [.mouse(event)])
  }

  @Test(
    "give nothing for what nobody needs or no screen has",
    arguments: [
      // Moves without a button, wheels that turn sideways or come up again, more buttons.
      "<35;5;5M", "<3;5;5M", "<3;5;5m", "<66;5;5M", "<67;5;5M", "<64;5;5m", "<96;5;5M",
      "<128;5;5M", "<131;5;5m", "<256;5;5M",
      // Places off the screen, and what is no report.
      "<0;0;5M", "<0;5;0M", "<0;;M", "<0;5M", "<0;5;5;5M", "<M", "<0;-1;5M", "<0;5:1;5M",
      "<0;5;5 M", "<0;5;5A", ">0;5;5M", "M !!", "0;5;5m", "32;5;5M",
    ])
  func nothing(sequence: String) {
    #expect(InputDecoder.decoded(sequence: sequence) == [])
  }

  @Test("tell which window is in front")
  func focus() {
    #expect(InputDecoder.decoded(sequence: "I") == [.focus(isGained: true)])
    #expect(InputDecoder.decoded(sequence: "O") == [.focus(isGained: false)])
  }

  @Test("let the Enter of a paste be the paste's, whatever the mouse does meanwhile")
  func paste() {
    #expect(
      InputDecoder.decoded(sequence: "200~a\u{1B}[201~\u{1B}[<32;1;1M\u{1B}[I\r").count == 3)
  }
}
