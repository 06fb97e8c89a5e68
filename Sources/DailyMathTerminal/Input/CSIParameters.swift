/// The numbers of a CSI sequence that stands for a key.
struct CSIParameters: Sendable {
  /// More parameters than this are no key.
  static let limit = 16

  /// The parameters, each with the numbers that colons part it into.
  let values: [[Int]]

  /// Reads what stands between CSI and the last byte; nil where that is a reply or a report and no key.
  init?(_ bytes: [UInt8]) {
    var values: [[Int]] = [[]]
    var number: Int?
    for byte in bytes {
      switch byte {
      case 0x30...0x39: number = min(0x20_0000, (number ?? 0) * 10 + Int(byte - 0x30))
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
