import DailyMathTerminal

/// A text of which some letters are marked in the line below them.
struct MarkedText: Equatable {
  /// A part of the text.
  struct Piece: Equatable {
    /// What it says.
    let text: String
    /// Whether its letters are marked.
    let isMarked: Bool
  }

  /// One line of the text.
  struct Line: Equatable {
    /// What stands in the line.
    var text = ""
    /// What stands below it, no longer than needed; empty where no letter of the line is marked.
    var marks = ""
  }

  /// The lines, none wider than was asked for.
  let lines: [Line]

  /// Breaks a text wherever a line is full: under a word the marks would stand as well, but a gap in a line would be taken
  /// for a letter that is missing.
  init(_ pieces: [Piece], columns: Int, widths: WidthPolicy) {
    var lines = [Line()]
    var used = 0
    for piece in pieces {
      for character in piece.text {
        let width = TextLayout.columns(of: String(character), widths: widths)
        if used > 0, used + width > columns {
          lines.append(Line())
          used = 0
        }
        let last = lines.count - 1
        lines[last].text.append(character)
        if piece.isMarked, width > 0 {
          let blank = used - lines[last].marks.utf8.count
          lines[last].marks += String(repeating: " ", count: max(0, blank))
          lines[last].marks += String(repeating: "^", count: width)
        }
        used += width
      }
    }
    self.lines = lines
  }
}
