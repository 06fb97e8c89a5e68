import DailyMathTerminal
import Testing

/// Text of code points that are clusters by themselves takes a quick way, which must lead where the slow one does.
@Suite("Text whose code points stand alone")
struct LoneScalarTests {
  /// Code points of which the quick way is taken.
  private static let alone: [Unicode.Scalar] =
    [0x00...0x0C, 0x0E...0x2FF, 0x2010...0x2027, 0x2030...0x205E, 0x2070...0x209C, 0x2190...0x25FF]
    .flatMap { (range: ClosedRange<UInt32>) in range.compactMap(Unicode.Scalar.init) }
  /// Code points that join others, and some that do not although they are beyond.
  private static let others: [Unicode.Scalar] = [
    "\r", "\u{300}", "\u{301}", "\u{338}", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "\u{20E3}",
    "\u{2028}",
    "\u{1F3FD}", "漢", "한", "\u{1161}", "😀", "🇨", "🇴", "\u{903}", "क", "\u{FF9E}", "\u{202E}",
  ]

  @Test("none of them joins another one, in whatever order they stand", arguments: 0..<40)
  func none(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var text = String.UnicodeScalarView()
    for _ in 0..<5_000 { text.append(generator.pick(Self.alone)) }
    #expect(String(text).count == 5_000)
  }

  @Test(
    "measuring and cutting go cluster by cluster, whatever the text", arguments: 0..<20,
    WidthPolicy.allCases)
  func layout(seed: Int, widths: WidthPolicy) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<300 {
      let text = Self.text(&generator)
      let columns = text.map { CharacterWidth.columns(of: $0, widths: widths) }
      #expect(TextLayout.columns(of: text, widths: widths) == columns.reduce(0, +))
      #expect(
        TextLayout.columns(of: text.dropFirst(), widths: widths)
          == columns.dropFirst().reduce(0, +))
      for room in [-1, 0, 1, 2, 5, 40] {
        var used = 0
        let kept = zip(text, columns).prefix { _, width in
          used += width
          return used <= room
        }
        let prefix = TextLayout.prefix(of: text, columns: room, widths: widths)
        #expect(prefix.unicodeScalars.elementsEqual(String(kept.map(\.0)).unicodeScalars))
      }
    }
  }

  @Test(
    "drawing puts the same clusters into the same cells, whatever the text", arguments: 0..<20,
    WidthPolicy.allCases)
  func drawing(seed: Int, widths: WidthPolicy) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let size = Size(columns: 9, rows: 1)
    for _ in 0..<300 {
      let text = Self.text(&generator)
      let start = generator.number(below: 14) - 4
      let limit: Int? = generator.pick([nil, 0, 1, 3, 20])
      var whole = Canvas(size: size, widths: widths)
      let taken = whole.write(text, at: Position(column: start, row: 0), columns: limit)
      // A separator takes no room and joins nothing, but it is none of those that the quick way is taken for.
      var slowly = Canvas(size: size, widths: widths)
      let place = Position(column: start, row: 0)
      let alsoTaken = slowly.write(text + "\u{2028}", at: place, columns: limit)
      #expect(whole.cells == slowly.cells, "\(Array(text.unicodeScalars)) at \(start)")
      #expect(taken == alsoTaken)
    }
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    // Most texts are of the one kind; in the others the two are mixed.
    let isMixed = generator.number(below: 3) == 0
    var text = String.UnicodeScalarView()
    for _ in 0..<generator.number(below: 14) {
      let isOther = isMixed && generator.number(below: 3) == 0
      text.append(generator.pick(isOther ? others : alone))
    }
    return String(text)
  }
}
