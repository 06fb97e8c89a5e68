import Foundation
import Testing

@testable import DailyMathCore

@Suite("Reading JSON as Foundation does")
struct JSONAgreementTests {
  private func read(_ text: String) throws -> JSONValue {
    var reader = JSONReader(Array(text.utf8))
    let value = try JSONValue(from: &reader)
    try reader.finish()
    return value
  }

  @Test("finds the same in two thousand generated texts", arguments: UInt64(0)..<20)
  func agreement(seed: UInt64) throws {
    var maker = JSONTextMaker(seed: seed)
    for _ in 0..<100 {
      let text = maker.document()
      let expected = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
      #expect(try read(text).withoutWholes == expected, "\(text)")
      var reader = JSONReader(Array(text.utf8))
      try reader.skipValue()
      try reader.finish()
    }
  }

  @Test("accepts no text that was cut short", arguments: UInt64(0)..<10)
  func cuts(seed: UInt64) {
    var maker = JSONTextMaker(seed: seed)
    for _ in 0..<10 {
      // In brackets, because a number that is cut short is another number.
      let text = "[" + maker.document() + "]"
      let bytes = Array(text.utf8)
      // One of them is one too deep, which is no matter here.
      guard (try? read(text)) != nil else { continue }
      for length in 0..<bytes.count {
        var reader = JSONReader(bytes, in: 0..<length)
        #expect(throws: JSONFault.self, "\(text) cut at \(length)") {
          try reader.skipValue()
          try reader.finish()
        }
        reader = JSONReader(bytes, in: 0..<length)
        #expect(throws: JSONFault.self) { try JSONValue(from: &reader) }
      }
    }
  }
}
