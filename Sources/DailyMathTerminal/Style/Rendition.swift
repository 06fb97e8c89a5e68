/// What a terminal is told with SGR: two colours and an emphasis.
package struct Rendition: Hashable, Sendable {
  /// The colour of the strokes.
  package var foreground: TerminalColor
  /// The colour behind them.
  package var background: TerminalColor
  /// What stands out besides colour.
  package var emphasis: Emphasis

  /// What a terminal has after a reset.
  package static let plain = Rendition()

  /// A rendition; what is not given is as after a reset.
  package init(
    _ foreground: TerminalColor = .standard, on background: TerminalColor = .standard,
    emphasis: Emphasis = []
  ) {
    self.foreground = foreground
    self.background = background
    self.emphasis = emphasis
  }

  /// The shortest SGR sequence that turns `current` into this rendition; empty where they are the same.
  package func sequence(from current: Rendition) -> String {
    guard self != current else { return "" }
    let reset = "\u{1B}[" + (self == .plain ? "" : parameters(from: .plain, prefix: "0;")) + "m"
    let change = "\u{1B}[" + parameters(from: current, prefix: "") + "m"
    return change.utf8.count < reset.utf8.count ? change : reset
  }

  private func parameters(from current: Rendition, prefix: String) -> String {
    var parameters: [String] = []
    var kept = current.emphasis
    for (members, code) in Self.endings where !kept.intersection(members).isSubset(of: emphasis) {
      parameters.append(code)
      kept.subtract(members)
    }
    for (member, code) in Self.beginnings where emphasis.contains(member) && !kept.contains(member)
    {
      parameters.append(code)
    }
    if foreground != current.foreground { parameters.append(foreground.foregroundParameter) }
    if background != current.background { parameters.append(background.backgroundParameter) }
    return prefix + parameters.joined(separator: ";")
  }

  /// 22 ends bold and dim together.
  private static let endings: [(Emphasis, String)] = [
    ([.bold, .dim], "22"), (.italic, "23"), (.underline, "24"), (.reverse, "27"),
  ]

  private static let beginnings: [(Emphasis, String)] = [
    (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
  ]
}
