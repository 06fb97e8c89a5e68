/// A rectangle of cells to draw on; whatever falls outside is clipped.
package struct Canvas: Sendable {
  /// The extent of the canvas.
  package let size: Size
  /// How wide the terminal that will show it draws ambiguous characters.
  package let widths: WidthPolicy
  /// The cells, row after row.
  private(set) var packed: [PackedCell]
  /// The clusters that are too long for a cell.
  private var longClusters: [Character] = []

  /// More code points than this in one cluster are cut off, so that no text can flood the terminal.
  package static let scalarsPerCluster = 16

  /// No screen is larger; a window that claims to be is drawn on in part.
  package static let largest = Size(columns: 2_048, rows: 1_024)

  /// A canvas of blank cells, of that size or the largest there is.
  package init(size: Size, widths: WidthPolicy = .narrow) {
    self.init(size: size, widths: widths, filledWith: " ")
  }

  /// A canvas of one and the same narrow code point.
  init(size requested: Size, widths: WidthPolicy = .narrow, filledWith scalar: Unicode.Scalar) {
    self.widths = widths
    size = Rect(requested).intersection(Rect(Self.largest)).size
    packed = Array(repeating: PackedCell(scalar, .text), count: size.columns * size.rows)
  }

  /// The whole canvas as a rectangle.
  package var bounds: Rect { Rect(size) }

  /// The cell in that column and row; blank outside.
  package subscript(column: Int, row: Int) -> Cell {
    guard let index = index(column, row) else { return .blank }
    return Cell(character(packed[index]), packed[index].style, packed[index].extent)
  }

  /// The cluster that a cell of this canvas holds.
  func character(_ cell: PackedCell) -> Character {
    if let place = cell.place { return longClusters[place] }
    return String(decoding: cell.bytes, as: UTF8.self).first ?? " "
  }

  /// Whether a cell is the same here and in another canvas of this size.
  func isSame(_ index: Int, in other: Canvas) -> Bool {
    let mine = packed[index]
    let its = other.packed[index]
    guard mine.place != nil, its.place != nil else { return mine == its }
    return mine.style == its.style && mine.extent == its.extent
      && character(mine) == other.character(its)
  }

  /// Puts a cluster of `width` columns at a place inside; the other half of what it overwrites becomes a space.
  mutating func put(
    _ character: Character, width: Int, _ column: Int, _ row: Int, _ style: CellStyle
  ) {
    guard let index = index(column, row) else { return }
    guard width == 2 else {
      replace(at: index, with: pack(character, style, .narrow))
      return
    }
    guard column + 1 < size.columns else {
      replace(at: index, with: PackedCell(" ", style))
      return
    }
    replace(at: index, with: pack(character, style, .wide))
    replaceContinuation(at: index + 1, with: PackedCell(" ", style, .continuation))
  }

  /// Puts one narrow code point, which is a cluster by itself, at a place inside.
  mutating func put(_ scalar: Unicode.Scalar, _ column: Int, _ row: Int, _ style: CellStyle) {
    guard let index = index(column, row) else { return }
    replace(at: index, with: PackedCell(scalar, style))
  }

  /// Gives a cell another style; both halves of a wide one.
  mutating func restyle(_ column: Int, _ row: Int, _ style: CellStyle) {
    guard let index = index(column, row) else { return }
    for place in halves(of: index) { packed[place] = packed[place].styled(style) }
  }

  private mutating func pack(
    _ character: Character, _ style: CellStyle, _ extent: Cell.Extent
  ) -> PackedCell {
    if let cell = PackedCell(character, style, extent) { return cell }
    if let place = longClusters.firstIndex(of: character) {
      return PackedCell(listed: place, style, extent)
    }
    longClusters.append(character)
    return PackedCell(listed: longClusters.count - 1, style, extent)
  }

  private func index(_ column: Int, _ row: Int) -> Int? {
    guard column >= 0, column < size.columns, row >= 0, row < size.rows else { return nil }
    return row * size.columns + column
  }

  private func halves(of index: Int) -> ClosedRange<Int> {
    switch packed[index].extent {
    case .narrow: index...index
    case .wide: index...index + 1
    case .continuation: index - 1...index
    }
  }

  private mutating func replace(at index: Int, with cell: PackedCell) {
    switch packed[index].extent {
    case .narrow: break
    case .wide: blank(index + 1)
    case .continuation: blank(index - 1)
    }
    packed[index] = cell
  }

  /// The cell before it is the wide one just put there, so only the one after it may lose its left half.
  private mutating func replaceContinuation(at index: Int, with cell: PackedCell) {
    if packed[index].extent == .wide { blank(index + 1) }
    packed[index] = cell
  }

  private mutating func blank(_ index: Int) {
    packed[index] = PackedCell(" ", packed[index].style)
  }
}
