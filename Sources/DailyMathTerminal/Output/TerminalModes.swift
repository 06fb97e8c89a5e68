/// What the program switches on in a terminal, and how it switches it off again.
///
/// Nothing in either sequence asks the terminal a question, so nothing has to be waited for.
package struct TerminalModes: Hashable, Sendable {
  /// What every screen begins with: the mouse and the focus are reported.
  package static let standard = TerminalModes([.mouse, .focus])

  /// What is on beyond what every screen needs.
  package private(set) var features: Set<TerminalFeature>

  /// The modes with those features.
  package init(_ features: Set<TerminalFeature> = []) {
    self.features = features
  }

  /// Notes that a feature is on or off, and gives what makes it so; empty where it is so already.
  ///
  /// Where the way out changes with it, that is to be noted before these bytes are sent.
  package mutating func set(_ feature: TerminalFeature, to isOn: Bool) -> [UInt8] {
    guard features.contains(feature) != isOn else { return [] }
    if isOn { features.insert(feature) } else { features.remove(feature) }
    return Array((isOn ? feature.onSequence : feature.offSequence).utf8)
  }

  /// What is sent before the first frame.
  ///
  /// In order: the title is kept for later, the alternate screen is entered and cleared (not every terminal clears it),
  /// the cursor hides, lines do not wrap (the last cell of the screen would scroll it), arrows and keypad send their
  /// plain codes, pastes are marked as such; then the features, which for the keyboard have to come after the alternate
  /// screen, because each screen has flags of its own.
  package var enterSequence: [UInt8] {
    let base =
      "\u{1B}[22;2t\u{1B}[?1049h" + EscapeSequence.clearScreen + EscapeSequence.home
      + EscapeSequence.hideCursor + "\u{1B}[?7l\u{1B}[?1l\u{1B}>\u{1B}[?2004h"
    let others = TerminalFeature.allCases.filter(features.contains).map(\.onSequence)
    return Array((base + others.joined()).utf8)
  }

  /// What is sent last, in one write, however the program ends.
  ///
  /// In order: a frame that was cut short is shown, colours and links end, and what is on goes off; then lines wrap, the
  /// picture goes (tmux would bring rows of it back in a window that has grown meanwhile), the cursor shows, and the
  /// screen and the title from before come back. What a terminal has off by itself is switched off
  /// even where it seems off already, in case the program ends in the middle of a change.
  package var leaveSequence: [UInt8] {
    func off(_ feature: TerminalFeature) -> String {
      feature.isOffElsewhere || features.contains(feature) ? feature.offSequence : ""
    }
    return Array(
      ("\u{1B}[?2026l\u{1B}[0m\u{1B}]8;;\u{1B}\\"
        + off(.keyboardProtocol) + off(.mouse) + off(.focus) + "\u{1B}[?2004l"
        + off(.colorSchemeReports) + off(.graphemeClusters) + "\u{1B}[?7h"
        + EscapeSequence.wipeScreen + EscapeSequence.home + EscapeSequence.showCursor
        + "\u{1B}[?1049l\u{1B}[23;2t").utf8)
  }
}
