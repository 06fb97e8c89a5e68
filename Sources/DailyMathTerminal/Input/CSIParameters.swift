/// The numbers of a CSI sequence.
struct CSIParameters: Sendable {
  /// More parameters than this no sequence has that is known here.
  static let limit = 16
  /// Greater numbers count as this one, which is past every code point.
  static let greatest = 0x20_0000

  /// The parameters, each with the numbers that colons part it into.
  let values: [[Int]]

  /// Reads numbers parted by semicolons and colons; nil where there is anything else or too much.
  init?(_ bytes: some Sequence<UInt8>) {
    var values: [[Int]] = [[]]
    var number: Int?
    for byte in bytes {
      switch byte {
      case 0x30...0x39: number = min(Self.greatest, (number ?? 0) * 10 + Int(byte - 0x30))
      case 0x3A, 0x3B:
        values[values.count - 1].append(number ?? 0)
        number = nil
        if byte == 0x3B { values.append([]) }
      default: return nil
      }
    }
    values[values.count - 1].append(number ?? 0)
    guard values.count <= Self.limit else { return nil }
    self.values = values
  }

  /// How many parameters there are; an empty sequence has one, which is 0.
  var count: Int { values.count }

  /// The first number of a parameter; 0 where there is none.
  subscript(index: Int) -> Int { part(index, 0) ?? 0 }

  /// A number of a parameter, counted from 0.
  func part(_ index: Int, _ place: Int) -> Int? {
    guard index < values.count, place < values[index].count else { return nil }
    return values[index][place]
  }
}
