import DailyMathCore
import DailyMathTerminal

/// The numeric keypad on the screen: which keys it has, in which order, and what is on them.
struct Keypad {
  /// The order of the digits.
  let layout: KeypadLayout
  /// Whether there is a key for the stroke of a fraction.
  let hasSlash: Bool
  /// What is on the key of the decimal mark.
  let decimalMark: Character

  /// The keys row by row, each with the columns of the grid that it takes.
  ///
  /// The digits stand as on a calculator or as on a telephone; below them a wide 0 with the decimal mark at its right, then
  /// the minus sign, backspace and Enter.
  var keys: [[(key: DrillEntry.Key, span: Int)]] {
    let upwards = [[7, 8, 9], [4, 5, 6], [1, 2, 3]]
    let digits = layout == .calculator ? upwards : upwards.reversed()
    let rows = digits.map { row in row.map { (DrillEntry.Key.digit($0), 1) } }
    let last: [[(DrillEntry.Key, Int)]] =
      hasSlash
      ? [[(.minus, 1), (.slash, 1), (.backspace, 1)], [(.enter, 3)]]
      : [[(.minus, 1), (.backspace, 1), (.enter, 1)]]
    return rows + [[(.digit(0), 2), (.decimal, 1)]] + last
  }

  /// The grid of the keys, of which `pressed` is lit; each means what `action` makes of it.
  func grid<Action: Equatable & Sendable>(
    pressed: DrillEntry.Key?, action: (DrillEntry.Key) -> Action
  ) -> KeyGrid<Action> {
    let keys = keys
    var grid = KeyGrid(
      keys.map { row in
        row.map { GridKey(label(of: $0.key), span: $0.span, action: action($0.key)) }
      })
    for (row, line) in keys.enumerated() {
      if let key = line.firstIndex(where: { $0.key == pressed }) {
        grid.pressed = KeyGrid.Place(row: row, key: key)
      }
    }
    return grid
  }

  /// The extent, lines included.
  var size: Size { grid(pressed: nil) { $0 }.size }

  private func label(of key: DrillEntry.Key) -> String {
    switch key {
    case .digit(let digit): String(digit)
    case .minus: "−"
    case .decimal: String(decimalMark)
    case .slash: "/"
    case .backspace: "⌫"
    case .enter: "↵"
    }
  }
}

extension DrillEntry.Key {
  /// The key of an answer that a key of the keyboard means, whichever row or keypad it belongs to; nil where it is none.
  init?(_ press: KeyPress) {
    switch press.key {
    case .enter: self = .enter
    case .backspace, .delete: self = .backspace
    case .character:
      guard let character = press.typedCharacter else { return nil }
      switch character {
      case "-", "−", "–": self = .minus
      case ",", ".": self = .decimal
      case "/": self = .slash
      case "0"..."9":
        guard let digit = character.wholeNumberValue else { return nil }
        self = .digit(digit)
      default: return nil
      }
    default: return nil
    }
  }
}
