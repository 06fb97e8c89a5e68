/// What the terminal can do beyond what every one can, as far as it has answered.
///
/// Silence means that it cannot, so the value a program starts with is right for every terminal.
package struct TerminalCapabilities: Hashable, Sendable {
  /// Whether it knows the kitty keyboard protocol, in which Escape and its like are told from what begins a sequence.
  package var hasKeyboardProtocol = false
  /// Whether it can hold back what it shows until a frame is complete (mode 2026).
  package var hasSynchronizedOutput = false
  /// Whether it measures whole clusters and not their code points (mode 2027).
  package var hasGraphemeClusters = false
  /// The colour of its background; nil while it is unknown.
  package var background: RGBColor?
  /// Whether characters of ambiguous width, such as borders and ×, take two columns.
  package var isAmbiguousWide = false

  /// The capabilities of a terminal that has told nothing.
  package init() {}
}
