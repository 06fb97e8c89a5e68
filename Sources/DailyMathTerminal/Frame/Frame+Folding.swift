extension Frame {
  /// Puts the nearest ASCII in the place of everything else, title included, for a terminal without UTF-8.
  ///
  /// Every cell keeps its place, so that borders, regions and the cursor stay right.
  package mutating func foldToASCII() {
    canvas.foldToASCII()
    title = title.reduce(into: "") { $0.unicodeScalars.append(ASCIIText.pictured($1)) }
  }
}

extension Canvas {
  /// Puts the nearest ASCII in the place of every cluster; of a wide one the second column is blank.
  mutating func foldToASCII() {
    for index in packed.indices where !packed[index].isASCII {
      let (row, column) = index.quotientAndRemainder(dividingBy: size.columns)
      put(ASCIIText.pictured(character(packed[index])), column, row, packed[index].style)
    }
  }
}

extension PackedCell {
  /// Whether its cluster is one character of ASCII.
  fileprivate var isASCII: Bool { length == 1 && bits < 0x80 }
}
