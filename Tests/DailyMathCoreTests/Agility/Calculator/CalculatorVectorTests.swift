import DailyMathCore
import Testing

@Suite("The calculator against sequences worked out apart")
struct CalculatorVectorTests {
  @Test("the display is that of the vectors", arguments: try Self.read("calculator.json"))
  func vectors(_ example: Example) throws {
    let keys = try #require(CalculatorKeys(example.keys))
    #expect(keys.display == example.display)
  }

  @Test("the vectors are all there")
  func complete() throws {
    #expect(try Self.read("calculator.json").count == 36)
  }

  @Test("the display of random and of awkward sequences is that of a slow evaluation")
  func sequences() throws {
    let examples = try Self.read("calculator-sequences.json")
    #expect(examples.count > 500)
    for example in examples {
      let keys = try #require(CalculatorKeys(example.keys))
      #expect(keys.display == example.display, "\(example.keys)")
    }
  }

  static func read(_ name: String) throws -> [Example] {
    try FixtureFile.decode(File.self, named: name).cases
  }

  struct File: Decodable {
    let cases: [Example]
  }

  struct Example: Decodable, Sendable, CustomTestStringConvertible {
    let keys: String
    let display: String

    var testDescription: String { keys }
  }
}
