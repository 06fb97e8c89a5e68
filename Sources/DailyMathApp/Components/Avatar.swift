import DailyMathCore
import DailyMathTerminal

/// A small picture of somebody: the first letter of the name in a box of the account's own colour.
struct Avatar {
  /// The letter.
  let initial: String
  /// The colour, which follows from the account and so stays whatever changes.
  let style: CellStyle

  /// How much room it takes.
  static let size = Size(columns: 7, rows: 3)

  /// The picture of an account with that name.
  init(_ account: Account?, name: String) {
    let letter =
      name.first { $0.isLetter || $0.isNumber } ?? account?.email.text.first ?? "?"
    initial = letter.uppercased()
    style = .category(Self.colour(of: account?.id.text ?? ""))
  }

  /// A number that is the same for an account on every machine and in every run, which a hash of the library is not.
  private static func colour(of identity: String) -> Int {
    identity.utf8.reduce(0) { ($0 * 31 + Int($1)) % 997 }
  }

  /// Draws it from the top left corner of a rectangle.
  func draw(into canvas: inout Canvas, rect: Rect, glyphs: Glyphs) {
    let box = rect.intersection(
      Rect(
        column: rect.column, row: rect.row, columns: Self.size.columns, rows: Self.size.rows))
    guard box.size == Self.size else { return }
    canvas.box(box, style: style, border: glyphs.border)
    canvas.writeLine(
      initial, in: box.inset(by: 1), style: style.bold, alignment: .center, glyphs: glyphs)
  }
}
