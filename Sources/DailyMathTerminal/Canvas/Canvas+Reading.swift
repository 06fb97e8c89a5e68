extension Canvas {
  /// The cells, row after row.
  package var cells: [Cell] {
    packed.map { Cell(character($0), $0.style, $0.extent) }
  }

  /// The text of one row, without the spaces at its end; empty outside.
  package func text(row: Int) -> String {
    guard row >= 0, row < size.rows else { return "" }
    var text = ""
    var pending = ""
    for cell in packed[row * size.columns..<(row + 1) * size.columns]
    where cell.extent != .continuation {
      let character = character(cell)
      if character == " " {
        pending.append(" ")
      } else {
        text += pending
        text.append(character)
        pending = ""
      }
    }
    return text
  }
}

extension Canvas: Equatable {
  /// Whether both show the same on terminals of the same widths, whatever was drawn before.
  package static func == (left: Canvas, right: Canvas) -> Bool {
    left.size == right.size && left.widths == right.widths
      && left.packed.indices.allSatisfy { left.isSame($0, in: right) }
  }
}
