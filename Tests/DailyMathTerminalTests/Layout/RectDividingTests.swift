import DailyMathTerminal
import Testing

@Suite("A divided rectangle")
struct RectDividingTests {
  private static let rect = Rect(column: 2, row: 1, columns: 20, rows: 10)

  private static func widths(_ total: Int, _ lengths: [Length], gap: Int = 0) -> [Int] {
    Rect(column: 0, row: 0, columns: total, rows: 1)
      .divided(intoColumns: lengths, gap: gap).map(\.columns)
  }

  @Test(
    "gives fixed lengths first and shares the rest by weight",
    arguments: [
      (20, [.fixed(3), .fill, .fixed(5)], 0, [3, 12, 5]),
      (20, [.fixed(3), .fill, .fixed(5)], 1, [3, 10, 5]),
      (20, [.fill, .fill, .fill], 1, [6, 6, 6]), (20, [.fill, .fill, .fill], 0, [6, 7, 7]),
      (20, [.fill(weight: 3), .fill], 0, [15, 5]),
      (21, [.fill(weight: 1), .fill(weight: 0)], 1, [21, 0]),
      (20, [.minimum(4), .minimum(10)], 0, [7, 13]), (20, [.minimum(4), .fill], 2, [11, 7]),
      (20, [.fixed(4), .fixed(5)], 1, [4, 5]), (20, [.fixed(-4), .fill], 1, [0, 20]),
      (4, [.fill(weight: 1_000), .fill], 0, [3, 1]), (20, [], 1, []),
    ] as [(Int, [Length], Int, [Int])])
  func sharing(total: Int, lengths: [Length], gap: Int, expected: [Int]) {
    #expect(Self.widths(total, lengths, gap: gap) == expected)
  }

  @Test(
    "without room enough gives up shares of the rest first, then the last parts",
    arguments: [
      (8, [.fixed(3), .fill, .fixed(5)], 0, [3, 0, 5]),
      (8, [.fixed(3), .fill, .fixed(5)], 1, [3, 0, 4]),
      (6, [.fixed(3), .fixed(5), .fixed(2)], 1, [3, 2, 0]),
      (4, [.fixed(3), .fixed(5), .fixed(2)], 1, [3, 0, 0]),
      (2, [.minimum(3), .fill, .minimum(1)], 1, [2, 0, 0]), (0, [.fixed(3), .fill], 1, [0, 0]),
      (5, [.fill, .fill, .fill, .fill], 1, [1, 1, 1, 0]),
    ] as [(Int, [Length], Int, [Int])])
  func shortage(total: Int, lengths: [Length], gap: Int, expected: [Int]) {
    #expect(Self.widths(total, lengths, gap: gap) == expected)
  }

  @Test("has its parts side by side or one below another")
  func directions() {
    #expect(
      Self.rect.divided(intoColumns: [.fixed(4), .fill], gap: 2) == [
        Rect(column: 2, row: 1, columns: 4, rows: 10),
        Rect(column: 8, row: 1, columns: 14, rows: 10),
      ])
    #expect(
      Self.rect.divided(intoRows: [.fixed(1), .fill, .fixed(1)], gap: 1) == [
        Rect(column: 2, row: 1, columns: 20, rows: 1),
        Rect(column: 2, row: 3, columns: 20, rows: 6),
        Rect(column: 2, row: 10, columns: 20, rows: 1),
      ])
  }

  @Test(
    "has parts that lie inside and apart, and take all there is where there is enough",
    arguments: 1...200 as ClosedRange<UInt64>)
  func properties(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let lengths: [Length] = (0..<1 + random.number(below: 6)).map { _ in
      switch random.number(below: 3) {
      case 0: .fixed(random.number(below: 12) - 1)
      case 1: .fill(weight: random.number(below: 9) - 1)
      default: .minimum(random.number(below: 12) - 1)
      }
    }
    let total = random.number(below: 60)
    let gap = random.number(below: 4)
    let rect = Rect(column: -5, row: 3, columns: total, rows: 2)
    let parts = rect.divided(intoColumns: lengths, gap: gap)
    #expect(parts.count == lengths.count)
    for part in parts { #expect(rect.intersection(part) == part) }
    let seen = parts.filter { !$0.isEmpty }
    for (part, next) in zip(seen, seen.dropFirst()) {
      #expect(next.column == part.endColumn + gap)
    }
    let claims = lengths.map { length in
      switch length {
      case .fixed(let cells), .minimum(let cells): max(0, cells)
      case .fill: 0
      }
    }
    let needed = claims.reduce(0, +) + gap * max(0, lengths.count - 1) + lengths.count
    guard total >= needed else { return }
    for (part, claim) in zip(parts, claims) { #expect(part.columns >= claim) }
    let sharesRest = lengths.contains { length in
      switch length {
      case .fixed: false
      case .fill(let weight): weight > 0
      case .minimum: true
      }
    }
    if sharesRest { #expect(seen.last?.endColumn == rect.endColumn) }
  }

  @Test("does not trap at the ends of the integers", arguments: [Int.min, -1, 0, 1, Int.max])
  func saturation(number: Int) {
    let rect = Rect(column: number, row: number, columns: .max, rows: .max)
    let lengths: [Length] = [
      .fixed(number), .fill(weight: number), .minimum(number), .fill(weight: .max), .fixed(.max),
    ]
    for parts in [
      rect.divided(intoRows: lengths, gap: number), rect.divided(intoColumns: lengths, gap: number),
    ] {
      #expect(parts.allSatisfy { $0.columns >= 0 && $0.rows >= 0 })
    }
    #expect(rect.centeredColumn(atMost: number, margin: number).columns <= max(0, number))
  }
}
