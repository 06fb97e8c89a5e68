import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("A terminal that shows less")
struct ReducedTerminalTests {
  @Test("NO_COLOR: not one colour on any screen, while bold and other emphasis remain")
  func colorless() throws {
    let tour = try ScreenTour(environment: ["NO_COLOR": "1", "COLORTERM": "truecolor"])
    let parameters = Set(Self.renditions(in: try tour.walk()).joined())
    let colors = parameters.filter { (30...49).contains($0) || (90...107).contains($0) }
    #expect(colors == [])
    #expect(parameters.contains(1) && !parameters.isDisjoint(with: [2, 4, 7]), "\(parameters)")
  }

  @Test("the same walk has colours where nothing forbids them, so that their absence can be seen")
  func colored() throws {
    let tour = try ScreenTour(environment: [:])
    let parameters = Set(Self.renditions(in: try tour.walk()).joined())
    #expect(!parameters.isDisjoint(with: 30...37))
  }

  @Test("LANG=C: nothing but ASCII on any screen", arguments: ["C", "POSIX", "es_CO.ISO-8859-1"])
  func ascii(locale: String) throws {
    let output = try ScreenTour(environment: ["LANG": locale]).walk()
    let foreign = Set(String(decoding: output, as: UTF8.self).filter { !$0.isASCII })
    #expect(foreign == [])
  }

  /// The parameters of every SGR sequence; an empty one counts as 0.
  private static func renditions(in output: [UInt8]) -> [[Int]] {
    output.split(separator: 0x1B).compactMap { piece in
      guard piece.first == 0x5B, let end = piece.firstIndex(where: { $0 >= 0x40 && $0 != 0x5B }),
        piece[end] == 0x6D
      else { return nil }
      return piece[(piece.startIndex + 1)..<end].split { $0 == 0x3B || $0 == 0x3A }
        .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    }
  }
}
