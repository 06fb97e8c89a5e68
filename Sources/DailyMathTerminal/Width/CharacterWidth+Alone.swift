extension CharacterWidth {
  /// Whether a code point is a cluster by itself wherever its neighbours are such code points, too.
  ///
  /// Text made of them, which most of a screen is, need not be searched for clusters. Below the first combining mark only a
  /// carriage return joins what follows; of the rest only blocks of signs are named that neither join nor are joined (Unicode
  /// Standard Annex 29: `Other`, or `Extended_Pictographic`, which joins across a joiner only). Saying no is always right.
  static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0D: false
    case 0..<0x300: true
    // Dashes, quotation marks and the ellipsis; superscripts; arrows, mathematics, box drawing and shapes.
    case 0x2010...0x2027, 0x2030...0x205E, 0x2070...0x209C, 0x2190...0x25FF: true
    default: false
    }
  }
}
