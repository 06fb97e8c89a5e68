extension TerminalModes {
  /// Makes the terminal report the mouse, or leaves it to the terminal, which then lets text be selected.
  ///
  /// Presses, releases and what is dragged are reported (1000, 1002), with numbers of any size (1006).
  package static func mouseSequence(isOn: Bool) -> [UInt8] {
    let sequence =
      isOn
      ? "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
    return Array(sequence.utf8)
  }
}
