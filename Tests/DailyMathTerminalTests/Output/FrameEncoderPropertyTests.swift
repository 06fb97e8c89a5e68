import DailyMathTerminal
import DailyMathTestSupport
import Testing

@Suite("A frame encoder, whatever is drawn")
struct FrameEncoderPropertyTests {
  /// Programs for terminals that agree with us about every cluster.
  static let agreeing = WidthPolicy.allCases.flatMap { policy in
    (0..<2).map { RandomProgram(seed: $0, VirtualWidths(policy)) }
  }

  /// Programs for terminals that measure contested clusters in their own way.
  static let disagreeing = VirtualWidths.Contested.allCases.filter { $0 != .asMeasured }
    .flatMap { contested in
      WidthPolicy.allCases.map { RandomProgram(seed: 40, VirtualWidths($0, contested: contested)) }
    }

  @Test("steps lead to the same screen as one full repaint", arguments: agreeing)
  func incrementalEqualsFull(program: RandomProgram) {
    var program = program
    var terminal = program.opened()
    var encoder = FrameEncoder()
    for step in 0..<200 {
      if program.step() {
        terminal.resize(columns: program.frame.size.columns, rows: program.frame.size.rows)
      }
      terminal.feed(program.encoded(by: &encoder))
      if let fault = program.fault(on: terminal) {
        Issue.record("step \(step), \(fault)")
        return
      }
      let isCursorWanted = program.frame.isCursorVisible && program.frame.cursor != nil
      #expect(terminal.isCursorVisible == isCursorWanted, "step \(step)")
      // Each frame is held against itself above, so that a whole repaint of some is enough here.
      guard step.isMultiple(of: 8) else { continue }
      let full = program.fullRepaint()
      #expect(ScreenComparison.isSame(terminal, full), "step \(step)")
      #expect(program.frame.cursor == nil || terminal.cursor == full.cursor, "step \(step)")
    }
    #expect(terminal.unknownTexts == [])
    #expect(terminal.unbalancedUpdates == 0 && !terminal.isHoldingBack)
  }

  @Test(
    "the row is right around clusters that a terminal measures in its own way",
    arguments: disagreeing)
  func contested(program: RandomProgram) {
    var program = program
    var terminal = program.opened()
    var encoder = FrameEncoder()
    for step in 0..<200 {
      if program.step() {
        terminal.resize(columns: program.frame.size.columns, rows: program.frame.size.rows)
      }
      terminal.feed(program.encoded(by: &encoder))
      if let fault = program.fault(on: terminal) {
        Issue.record("step \(step), \(fault)")
        return
      }
    }
  }

  @Test("the same frame twice sends nothing", arguments: agreeing)
  func sameFrame(program: RandomProgram) {
    var program = program
    var encoder = FrameEncoder()
    for step in 0..<25 {
      _ = program.step()
      _ = program.encoded(by: &encoder)
      let again = program.encoded(by: &encoder)
      #expect(again == [], "step \(step)")
    }
  }

  @Test(
    "a repaint repairs a screen that something else wrote on",
    arguments: [
      "\u{1B}[3;3H\u{1B}[1;41mgarbage\u{1B}[?25h", "\r\n\n\n\n\n\n\n\nscrolled", "\u{1B}[7;35m",
      "\u{1B}[38;5;200;48;2;1;2;3m\u{1B}[2J", "漢字😀", "\u{1B}]2;other\u{7}",
      "\u{E}", "\u{1B}(0", "\u{1B}[4h", "\u{1B}[2;3r", "\u{1B}[2;3r\u{1B}[?6h", "\u{1B}[?7h",
    ])
  func repaint(garbage: String) {
    var program = RandomProgram(seed: 80)
    var terminal = program.opened()
    var encoder = FrameEncoder()
    for step in 0..<20 {
      if program.step() {
        terminal.resize(columns: program.frame.size.columns, rows: program.frame.size.rows)
      }
      program.frame.title = "DailyMath"
      terminal.feed(program.encoded(by: &encoder))
      terminal.feed(garbage.utf8)
      encoder.invalidate()
      terminal.feed(program.encoded(by: &encoder))
      if let fault = program.fault(on: terminal) { Issue.record("step \(step), \(fault)") }
      #expect(terminal.title == "DailyMath")
      #expect(
        terminal.isCursorVisible
          == (program.frame.isCursorVisible && program.frame.cursor != nil))
    }
  }
}
