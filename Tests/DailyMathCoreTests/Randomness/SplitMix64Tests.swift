import DailyMathCore
import Testing

@Suite("SplitMix64")
struct SplitMix64Tests {
  @Test("the sequence of a seed is the published one", arguments: try Self.read())
  func outputs(vector: Vector) {
    var generator = SplitMix64(seed: vector.seed)
    let outputs = vector.outputs.map { _ in generator.next() }
    #expect(outputs == vector.outputs.map { UInt64($0, radix: 16) })
  }

  @Test(
    "a choice is the output's remainder where the output is not passed over",
    arguments: try Self.read(), [2, 3, 10, 97, 1_000_003])
  func choices(vector: Vector, bound: Int) throws {
    // For bounds this small at most a millionth of a millionth of the outputs is passed over: none of these.
    var generator = SplitMix64(seed: vector.seed)
    for text in vector.outputs {
      let output = try #require(UInt64(text, radix: 16))
      #expect(generator.next(below: bound) == Int(output % UInt64(bound)))
    }
  }

  @Test(
    "the order of six is the same for ever",
    arguments: [
      (0, [4, 2, 5, 3, 0, 1]), (1, [0, 1, 3, 2, 4, 5]), (1_234_567, [0, 2, 1, 4, 5, 3]),
      (UInt64.max, [3, 5, 0, 1, 4, 2]),
    ] as [(UInt64, [Int])])
  func pinnedShuffles(seed: UInt64, expected: [Int]) {
    // Worked out from the published outputs: for last = 5 … 1 swap last with output mod (last + 1).
    var generator = SplitMix64(seed: seed)
    #expect(generator.shuffled([0, 1, 2, 3, 4, 5]) == expected)
  }

  @Test(
    "a choice lies below its bound, and is 0 where there is nothing to choose",
    arguments: [
      Int.min, -1, 0, 1, 2, 3, 7, 64, 1_000, 1 << 62, Int.max,
    ])
  func bounds(bound: Int) {
    var generator = SplitMix64(seed: 99)
    for _ in 0..<1_000 {
      let choice = generator.next(below: bound)
      #expect(choice >= 0 && choice < max(bound, 1))
    }
  }

  @Test("choices among seven come about equally often")
  func uniform() {
    var generator = SplitMix64(seed: 20_261_130)
    var counts = Array(repeating: 0, count: 7)
    for _ in 0..<70_000 { counts[generator.next(below: 7)] += 1 }
    // Six degrees of freedom: above 22.46 with a chance of one in a thousand.
    #expect(chiSquare(counts) < 22.46)
  }

  @Test("choices below a huge bound are not drawn to its lower part")
  func uniformBelowHugeBound() {
    // Taking the remainder without passing values over would give the thirds of 3 × 2⁶¹ the weights 3, 3 and 2.
    let third = 1 << 61
    var generator = SplitMix64(seed: 20_261_130)
    var counts = [0, 0, 0]
    for _ in 0..<30_000 { counts[generator.next(below: 3 * third) / third] += 1 }
    // Two degrees of freedom: above 13.82 with a chance of one in a thousand.
    #expect(chiSquare(counts) < 13.82)
  }

  @Test("all six orders of three come about equally often")
  func ordersOfThree() {
    var generator = SplitMix64(seed: 7)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<60_000 { counts[generator.shuffled([1, 2, 3]), default: 0] += 1 }
    #expect(counts.count == 6)
    // Five degrees of freedom: above 20.52 with a chance of one in a thousand.
    #expect(chiSquare(Array(counts.values)) < 20.52)
  }

  @Test("a shuffle loses nothing and adds nothing", arguments: 0...40)
  func permutation(count: Int) {
    var generator = SplitMix64(seed: UInt64(count))
    let elements = Array(0..<count)
    #expect(generator.shuffled(elements).sorted() == elements)
  }

  private func chiSquare(_ counts: [Int]) -> Double {
    let expected = Double(counts.reduce(0, +)) / Double(counts.count)
    return counts.reduce(0) { sum, count in
      let difference = Double(count) - expected
      return sum + difference * difference / expected
    }
  }

  static func read() throws -> [Vector] {
    try FixtureFile.decode([Vector].self, named: "splitmix64.json")
  }

  struct Vector: Decodable, Sendable, CustomTestStringConvertible {
    let seed: UInt64
    let outputs: [String]

    var testDescription: String { "seed \(seed)" }
  }
}
