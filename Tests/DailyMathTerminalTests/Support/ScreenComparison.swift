import DailyMathTerminal
import DailyMathTestSupport

/// Holds what a terminal shows against the frame that it should show.
struct ScreenComparison {
  let theme: Theme
  let depth: ColorDepth

  /// The first cell that is not as the frame has it, in words; nil where there is none.
  ///
  /// Where contested clusters are the terminal's own affair, their columns may hold any part of the cluster, or nothing.
  func fault<Action>(
    of frame: Frame<Action>, on terminal: VirtualTerminal, lettingContestedDiffer: Bool = false
  ) -> String? {
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns {
        let cell = frame.canvas[column, row]
        let shown = terminal[column, row]
        if lettingContestedDiffer {
          let base = cell.extent == .continuation ? frame.canvas[column - 1, row] : cell
          let parts = Set(base.character.unicodeScalars).union([" "])
          let isPart = parts.isSuperset(of: shown.text.unicodeScalars)
          if CharacterWidth.isContested(base.character), isPart { continue }
        }
        let text = cell.extent == .continuation ? "" : String(cell.character)
        let wanted = VirtualCell(
          text: text, attributes: attributes(of: theme.rendition(of: cell.style, depth: depth)))
        if Self.seen(shown) != Self.seen(wanted) {
          return "column \(column), row \(row): \(shown) instead of \(wanted)"
        }
      }
    }
    return nil
  }

  /// Whether nobody could tell two screens apart.
  static func isSame(_ one: VirtualTerminal, _ other: VirtualTerminal) -> Bool {
    one.grid.map { $0.map(seen) } == other.grid.map { $0.map(seen) }
  }

  /// A cell without what nobody sees: the colour and weight of a space that has no line and is not reversed.
  private static func seen(_ cell: VirtualCell) -> VirtualCell {
    guard cell.text == " ", cell.attributes.flags.isDisjoint(with: [4, 7]) else { return cell }
    var seen = VirtualCell.blank
    seen.attributes.background = cell.attributes.background
    return seen
  }

  private func attributes(of rendition: Rendition) -> VirtualAttributes {
    var attributes = VirtualAttributes()
    let flags: [(Emphasis, Int)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
    ]
    for (emphasis, flag) in flags where rendition.emphasis.contains(emphasis) {
      attributes.flags.insert(flag)
    }
    attributes.foreground = Self.number(of: rendition.foreground, standard: 39)
    attributes.background = Self.number(of: rendition.background, standard: 49)
    return attributes
  }

  private static func number(of color: TerminalColor, standard: Int) -> Int {
    switch color {
    case .standard: standard
    case .ansi(let index): Int(index) + (index < 8 ? 30 : 82) + standard - 39
    case .indexed(let index): VirtualAttributes.indexed(Int(index))
    case .rgb(let color):
      VirtualAttributes.rgb(Int(color.red), Int(color.green), Int(color.blue))
    }
  }
}
