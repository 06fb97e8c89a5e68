/// The shape of a large character: five rows of dots.
enum BigGlyph: Hashable, Sendable {
  /// Dots in five rows; the leftmost one of a row is its highest bit.
  case dots(rows: [UInt8], columns: Int)
  /// A small character beside the head of the one before it.
  case raised(Character)
  /// Room between two words.
  case space

  /// The shape of a character; nil where it has none.
  init?(_ character: Character) {
    switch character {
    case " ": self = .space
    case "²": self = .raised("2")
    default:
      guard let drawing = Self.drawings[character] else { return nil }
      let lines = drawing.split(separator: " " as Character)
      let rows = lines.map { line in
        line.reduce(0) { $0 << 1 | ($1 == "#" ? 1 : 0) } as UInt8
      }
      self = .dots(rows: rows, columns: lines.first?.count ?? 0)
    }
  }

  /// How many rows of dots every character has.
  static let rows = 5

  /// Whether there is a dot at that place, counted from the top left.
  func hasDot(column: Int, row: Int) -> Bool {
    guard case .dots(let rows, let columns) = self, rows.indices.contains(row),
      (0..<columns).contains(column)
    else { return false }
    return rows[row] >> UInt8(columns - 1 - column) & 1 == 1
  }

  /// The five rows of each character, from the top, with a `#` for each dot.
  private static let drawings: [Character: String] = [
    "0": "### #.# #.# #.# ###", "1": ".#. ##. .#. .#. ###", "2": "### ..# ### #.. ###",
    "3": "### ..# ### ..# ###", "4": "#.# #.# ### ..# ..#", "5": "### #.. ### ..# ###",
    "6": "### #.. ### #.# ###", "7": "### ..# ..# ..# ..#", "8": "### #.# ### #.# ###",
    "9": "### #.# ### ..# ###",
    "+": "... .#. ### .#. ...", "−": "... ... ### ... ...", "-": "... ... ### ... ...",
    "×": "... #.# .#. #.# ...", "÷": ".#. ... ### ... .#.", "=": "... ### ... ### ...",
    "?": "### ..# .## ... .#.", ",": ".. .. .. .# #.", ".": ". . . . #",
    "/": "..# ..# .#. #.. #..", "%": "#.# ..# .#. #.. #.#", "√": "..## ..#. ..#. #.#. .#..",
    "(": ".# #. #. #. .#", ")": "#. .# .# .# #.",
  ]
}
