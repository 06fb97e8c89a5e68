/// Something that a terminal does only while it is asked to.
///
/// The cases stand in the order in which they are switched on.
package enum TerminalFeature: Hashable, Sendable, CaseIterable {
  /// It reports the focus (mode 1004).
  case focus
  /// It reports buttons, the wheel and moves with a button held (modes 1000, 1002 and 1006).
  case mouse
  /// It tells keys apart that otherwise look alike: flag 1 of the kitty keyboard protocol, on top of what was there.
  case keyboardProtocol
  /// It measures whole clusters (mode 2027).
  case graphemeClusters
  /// It reports changes between light and dark (mode 2031).
  case colorSchemeReports

  /// What switches it on.
  var onSequence: String {
    switch self {
    case .focus: "\u{1B}[?1004h"
    case .mouse: "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
    case .keyboardProtocol: "\u{1B}[>1u"
    case .graphemeClusters: "\u{1B}[?2027h"
    case .colorSchemeReports: "\u{1B}[?2031h"
    }
  }

  /// What switches it off.
  var offSequence: String {
    switch self {
    case .focus: "\u{1B}[?1004l"
    case .mouse: "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
    case .keyboardProtocol: "\u{1B}[<u"
    case .graphemeClusters: "\u{1B}[?2027l"
    case .colorSchemeReports: "\u{1B}[?2031l"
    }
  }

  /// Whether no shell wants it on, so that switching it off once more does no harm.
  var isOffElsewhere: Bool {
    switch self {
    case .focus, .mouse: true
    case .keyboardProtocol, .graphemeClusters, .colorSchemeReports: false
    }
  }
}
