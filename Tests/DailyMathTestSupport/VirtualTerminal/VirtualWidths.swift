package import DailyMathTerminal

/// How a virtual terminal measures what it draws; real ones differ in this more than in anything else.
package struct VirtualWidths: Hashable, Sendable {
  /// What a terminal makes of a cluster about which terminals disagree.
  package enum Contested: Hashable, Sendable, CaseIterable {
    /// What `CharacterWidth` says.
    case asMeasured
    /// One column.
    case narrow
    /// Two columns.
    case wide
    /// Each code point that takes room stands by itself, as if there were no clusters.
    case apart
  }

  /// Those of a terminal that draws ambiguous characters over two columns.
  package static let wideAmbiguous = VirtualWidths(.wideAmbiguous)

  /// How ambiguous characters are drawn.
  package var policy: WidthPolicy
  /// How contested clusters are drawn.
  package var contested: Contested

  /// The widths of a terminal that draws those characters like that.
  package init(_ policy: WidthPolicy = .narrow, contested: Contested = .asMeasured) {
    self.policy = policy
    self.contested = contested
  }

  /// The columns of a cluster.
  func columns(of character: Character) -> Int {
    let measured = CharacterWidth.columns(of: character, widths: policy)
    guard measured > 0, CharacterWidth.isContested(character) else { return measured }
    return switch contested {
    case .asMeasured, .apart: measured
    case .narrow: 1
    case .wide: 2
    }
  }

  /// Whether a code point is drawn with the text before it.
  func joins(_ scalar: Unicode.Scalar, to text: String) -> Bool {
    if contested == .apart {
      return CharacterWidth.columns(of: scalar, widths: policy) == 0 && !text.isEmpty
    }
    return !text.isEmpty && (text + String(scalar)).count == text.count
  }
}
