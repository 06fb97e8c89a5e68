internal import DailyMathSystem

/// The code points of a paste, one after another.
package struct PastedScalars: Sequence, IteratorProtocol {
  private var bytes: IndexingIterator<WipedBytes>
  private var decoder = Unicode.UTF8()
  private var previous: Unicode.Scalar = " "

  /// The code points that bytes stand for; what is no UTF-8 is U+FFFD.
  init(_ bytes: WipedBytes) {
    self.bytes = bytes.makeIterator()
  }

  /// The next code point that can go into a field.
  package mutating func next() -> Unicode.Scalar? {
    while let scalar = decode() {
      let isSecondOfNewline = scalar == "\n" && previous == "\r"
      previous = scalar
      switch scalar {
      case "\n" where isSecondOfNewline: break
      case "\r", "\n": return "\n"
      case "\t": return " "
      default:
        if scalar.properties.generalCategory != .control { return scalar }
      }
    }
    return nil
  }

  private mutating func decode() -> Unicode.Scalar? {
    switch decoder.decode(&bytes) {
    case .scalarValue(let scalar): scalar
    case .error: "\u{FFFD}"
    case .emptyInput: nil
    }
  }
}
