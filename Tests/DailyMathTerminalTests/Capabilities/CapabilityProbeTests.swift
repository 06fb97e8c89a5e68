import DailyMathTerminal
import DailyMathTestSupport
import Testing

@Suite("Asking the terminal what it can do")
struct CapabilityProbeTests {
  /// A probe where these variables are set, in a locale that knows UTF-8 unless they say otherwise.
  private static func probe(
    _ variables: [String: String] = ["TERM": "xterm-256color"]
  ) -> CapabilityProbe {
    CapabilityProbe { variables[$0] ?? ($0 == "LANG" ? "es_CO.UTF-8" : nil) }
  }

  /// What the terminal and the probe send each other until neither has more to say.
  private static func converse(
    _ probe: inout CapabilityProbe, _ terminal: inout VirtualTerminal, asking query: [UInt8]
  ) {
    var decoder = InputDecoder()
    decoder.expectsCursorReport = probe.expectsCursorReport
    var sent = query
    while !sent.isEmpty {
      terminal.feed(sent)
      sent = []
      let events = decoder.feed(terminal.answers, now: 1)
      terminal.answers = []
      for event in events {
        guard case .reply(let reply) = event else {
          Issue.record("\(event) is no reply")
          continue
        }
        sent += probe.take(reply)
      }
    }
    #expect(decoder.deadline == nil)
  }

  private static func capable() -> VirtualTerminal {
    var terminal = VirtualTerminal(columns: 20, rows: 3)
    terminal.abilities.hasKeyboardProtocol = true
    terminal.abilities.toldModes = [2026, 2027, 2031]
    terminal.abilities.background = "rgb:ffff/8080/0000"
    terminal.abilities.version = "kitty(0.35.2)"
    return terminal
  }

  @Test("asks in one block whose last question every terminal answers")
  func query() {
    let text =
      "\u{1B}[?u\u{1B}[>0q\u{1B}]11;?\u{1B}\\\u{1B}[?2026$p\u{1B}[?2027$p\u{1B}[?2031$p"
      + "\u{1B}[H×\u{1B}[6n\r\u{1B}[K\u{1B}[c"
    #expect(Self.probe().query == Array(text.utf8))
    #expect(Self.probe().isPending)
  }

  @Test(
    "asks nothing of a terminal that would print the questions",
    arguments: [[:], ["TERM": ""], ["TERM": "dumb"], ["TERM": "linux"]])
  func silence(variables: [String: String]) {
    let probe = Self.probe(variables)
    #expect(probe.query == [] && !probe.isPending)
    #expect(probe.capabilities == TerminalCapabilities())
  }

  @Test("sends nothing but ASCII where the locale knows no UTF-8, and asks the rest all the same")
  func plainLocale() {
    let probe = Self.probe(["TERM": "xterm", "LANG": "C"])
    #expect(probe.query.allSatisfy { $0 < 0x80 } && probe.isPending)
    #expect(!String(decoding: probe.query, as: UTF8.self).contains("[6n"))
  }

  @Test("asks the terminal of macOS nothing about modes")
  func appleTerminal() {
    let probe = Self.probe(["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"])
    let text = String(decoding: probe.query, as: UTF8.self)
    #expect(!text.contains("$p") && text.contains("]11;?") && text.hasSuffix("\u{1B}[c"))
  }

  @Test("learns everything from a terminal that answers all, and leaves nothing on its screen")
  func capableTerminal() {
    var probe = Self.probe()
    var terminal = Self.capable()
    Self.converse(&probe, &terminal, asking: probe.enterSequence)
    #expect(!probe.isPending)
    var expected = TerminalCapabilities()
    expected.hasKeyboardProtocol = true
    expected.hasSynchronizedOutput = true
    expected.hasGraphemeClusters = true
    expected.background = RGBColor(255, 128, 0)
    #expect(probe.capabilities == expected)
    #expect(terminal.keyboardFlags == 1)
    #expect(terminal.modes == [1000, 1002, 1004, 1006, 2027, 2031])
    #expect(terminal.text() == "\n\n" && terminal.unknownTexts == [])
    terminal.feed(probe.modes.leaveSequence)
    #expect(terminal.keyboardFlags == 0 && terminal.modes == [])
  }

  @Test("keeps to what every terminal can where nothing but the last question is answered")
  func plainTerminal() {
    var probe = Self.probe()
    var terminal = VirtualTerminal(columns: 20, rows: 3)
    Self.converse(&probe, &terminal, asking: probe.enterSequence)
    #expect(!probe.isPending)
    #expect(probe.capabilities == TerminalCapabilities())
    #expect(probe.modes == .standard)
    #expect(terminal.keyboardFlags == 0 && terminal.modes == [1000, 1002, 1004, 1006])
  }

  @Test("a screen that is entered again gets everything again")
  func restart() {
    var probe = Self.probe()
    var terminal = Self.capable()
    Self.converse(&probe, &terminal, asking: probe.enterSequence)
    #expect(probe.setMouse(false) == Array("\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l".utf8))
    terminal.feed(probe.modes.leaveSequence)
    let known = probe.capabilities
    probe.restart()
    #expect(probe.isPending && probe.capabilities == known)
    #expect(probe.modes == TerminalModes([.focus]))
    Self.converse(&probe, &terminal, asking: probe.enterSequence)
    #expect(!probe.isPending && probe.capabilities == known)
    #expect(terminal.keyboardFlags == 1 && terminal.modes == [1004, 2027, 2031])
    terminal.feed(probe.modes.leaveSequence)
    #expect(terminal.keyboardFlags == 0 && terminal.modes == [])
  }

  @Test("what answers switched on is not in what a screen is entered with")
  func enterSequence() {
    var probe = Self.probe()
    let atStart = probe.enterSequence
    #expect(atStart == TerminalModes.standard.enterSequence + probe.query)
    _ = probe.take(.keyboardFlags(0))
    _ = probe.take(.mode(2027, .off))
    #expect(probe.modes.features.count == 4 && probe.enterSequence == atStart)
    _ = probe.setMouse(false)
    #expect(probe.enterSequence == TerminalModes([.focus]).enterSequence + probe.query)
  }

  @Test("a fence that never comes does not hold up a later question for ever")
  func stopsWaiting() {
    var probe = Self.probe()
    #expect(probe.take(.colorSchemeChanged) == [])
    probe.stopWaiting()
    #expect(probe.take(.attributes) == [] && !probe.expectsCursorReport)
    #expect(!probe.take(.colorSchemeChanged).isEmpty)
  }

  @Test(
    "holds frames back only where the mode can be turned on and off",
    arguments: [
      (TerminalReply.ModeStatus.unknown, false), (.on, true), (.off, true), (.alwaysOn, false),
      (.alwaysOff, false),
    ])
  func synchronizedOutput(status: TerminalReply.ModeStatus, isSupported: Bool) {
    var probe = Self.probe()
    #expect(probe.take(.mode(2026, status)) == [])
    #expect(probe.capabilities.hasSynchronizedOutput == isSupported)
  }

  @Test(
    "measures clusters where the terminal does, and switches on only what was off",
    arguments: [
      (TerminalReply.ModeStatus.unknown, false, ""), (.on, true, ""),
      (.off, true, "\u{1B}[?2027h"), (.alwaysOn, true, ""), (.alwaysOff, false, ""),
    ])
  func clusters(status: TerminalReply.ModeStatus, isSupported: Bool, sent: String) {
    var probe = Self.probe()
    #expect(probe.take(.mode(2027, status)) == Array(sent.utf8))
    #expect(probe.capabilities.hasGraphemeClusters == isSupported)
    #expect(probe.modes.features.contains(.graphemeClusters) == !sent.isEmpty)
  }

  @Test(
    "has changes between light and dark reported, but not by a tmux before 3.7",
    arguments: [
      ("kitty(0.35.2)", true), ("tmux 3.3a", false), ("tmux 3.6", false), ("tmux 3.7", true),
      ("tmux 3.7a", true), ("tmux 3.10", true), ("tmux 4.0", true), ("tmux next-3.7", true),
      ("tmux next-3.6", false), ("tmux master", false), ("tmux 3", false), ("", true),
    ])
  func colorScheme(version: String, isOn: Bool) {
    var probe = Self.probe()
    #expect(probe.take(.version(version)) == [])
    #expect(probe.take(.mode(2031, .off)) == Array((isOn ? "\u{1B}[?2031h" : "").utf8))
    #expect(probe.modes.features.contains(.colorSchemeReports) == isOn)
    #expect(probe.take(.mode(2031, .on)) == [])
  }

  @Test("asks for the background again when light and dark change, and takes what comes late")
  func background() {
    var probe = Self.probe()
    _ = probe.take(.attributes)
    #expect(probe.take(.background(RGBColor(0, 0, 0))) == [])
    #expect(probe.capabilities.background == RGBColor(0, 0, 0))
    let question = Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)
    #expect(probe.take(.colorSchemeChanged) == question && probe.isPending)
    // A change that is told before the answer is asked about after it, once.
    for _ in 0..<100 { #expect(probe.take(.colorSchemeChanged) == []) }
    #expect(probe.take(.background(RGBColor(0, 0, 0))) == [])
    #expect(probe.take(.attributes) == question && probe.isPending)
    #expect(probe.take(.attributes) == [] && !probe.isPending)
    #expect(probe.take(.background(RGBColor(255, 255, 255))) == [])
    #expect(probe.capabilities.background == RGBColor(255, 255, 255))
  }

  @Test("pushes the keyboard's flags once, however often the terminal tells them")
  func keyboard() {
    var probe = Self.probe()
    #expect(probe.take(.keyboardFlags(0)) == Array("\u{1B}[>1u".utf8))
    #expect(probe.take(.keyboardFlags(1)) == [])
    #expect(probe.capabilities.hasKeyboardProtocol)
  }

  @Test(
    "takes ambiguous characters for wide where one moved the cursor two columns",
    arguments: [(1, 0, false), (2, 0, true), (2, 5, false), (3, 0, false)])
  func ambiguousWidth(column: Int, row: Int, isWide: Bool) {
    var probe = Self.probe()
    #expect(probe.take(.cursor(Position(column: column, row: row))) == [])
    #expect(probe.capabilities.isAmbiguousWide == isWide)
  }

  @Test("is not moved by modes that nobody asked for")
  func otherModes() {
    var probe = Self.probe()
    let before = probe
    #expect(probe.take(.mode(2004, .off)) == [])
    #expect(probe == before)
  }
}
