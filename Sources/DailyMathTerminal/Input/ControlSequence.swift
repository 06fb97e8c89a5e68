/// A CSI sequence from the terminal, taken apart: `CSI`, a marker, numbers, intermediates and the last byte.
struct ControlSequence: Sendable {
  /// One of `<`, `=`, `>` and `?`, with which no key begins; nil where there is none.
  let marker: UInt8?
  /// The numbers; nil where what stands there is none, or more than any known sequence has.
  let parameters: CSIParameters?
  /// The bytes from space to `/` that stand before the last one.
  let intermediates: [UInt8]
  /// The byte that ends the sequence and says what it is.
  let final: UInt8

  /// Takes apart what came between `CSI` and the last byte.
  init(_ bytes: [UInt8], final: UInt8) {
    var rest = bytes[...]
    if let first = rest.first, (0x3C...0x3F).contains(first) {
      marker = first
      rest.removeFirst()
    } else {
      marker = nil
    }
    let numbers = rest.prefix { $0 >= 0x30 }
    parameters = CSIParameters(numbers)
    intermediates = Array(rest[numbers.endIndex...])
    self.final = final
  }

  /// The letter or sign of the last byte, to compare with.
  private var ending: Character { Character(Unicode.Scalar(final)) }

  /// Whether a bracketed paste begins here.
  var opensPaste: Bool {
    marker == nil && intermediates.isEmpty && final == 0x7E && parameters?[0] == 200
  }

  /// The key press that this is; nil where it is none.
  var press: KeyPress? {
    guard marker == nil, intermediates.isEmpty, let parameters else { return nil }
    return KeyTable.press(final: final, parameters)
  }

  /// What the terminal tells without a key: the mouse, the focus, an answer.
  ///
  /// Where `expectsCursor` is true, what could also be F3 with modifiers is the place of the cursor.
  func report(expectsCursor: Bool) -> InputEvent? {
    switch (marker, ending) {
    case (nil, "I") where isBare: .focus(isGained: true)
    case (nil, "O") where isBare: .focus(isGained: false)
    case (nil, "R") where expectsCursor: cursorReply.map { .reply($0) }
    case (0x3C, "M"), (0x3C, "m"): mouse.map { .mouse($0) }
    case (0x3F, _): privateReply.map { .reply($0) }
    default: nil
    }
  }

  private var isBare: Bool {
    intermediates.isEmpty && parameters?.values == [[0]]
  }

  private var plainParameters: CSIParameters? { intermediates.isEmpty ? parameters : nil }

  private var mouse: MouseEvent? {
    plainParameters.flatMap { MouseEvent(report: $0, isRelease: ending == "m") }
  }

  private var cursorReply: TerminalReply? {
    guard let parameters = plainParameters, parameters.values.map(\.count) == [1, 1],
      parameters[0] > 0, parameters[1] > 0
    else { return nil }
    return .cursor(Position(column: parameters[1] - 1, row: parameters[0] - 1))
  }

  /// The answer that begins with `CSI ?`.
  private var privateReply: TerminalReply? {
    // The features that a terminal lists after its class may be more than are kept; it is the fence all the same.
    if ending == "c", intermediates.isEmpty { return .attributes }
    guard let parameters else { return nil }
    switch (intermediates, ending) {
    case ([], "u") where parameters.count == 1: return .keyboardFlags(parameters[0])
    case ([], "n") where parameters.count == 2 && parameters[0] == 997:
      return (1...2).contains(parameters[1]) ? .colorSchemeChanged : nil
    case ([0x24], "y") where parameters.count == 2:
      return TerminalReply.ModeStatus(rawValue: parameters[1]).map { .mode(parameters[0], $0) }
    default: return nil
    }
  }
}
