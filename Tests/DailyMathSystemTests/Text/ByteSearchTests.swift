import DailyMathSystem
import Testing

@Suite("Bytes among others")
struct ByteSearchTests {
  private func isFound(_ part: [UInt8], in bytes: [UInt8]) -> Bool {
    ByteSearch.contains(part.span, in: bytes.span)
  }

  private static func isFoundOneByOne(_ part: [UInt8], in bytes: [UInt8]) -> Bool {
    guard part.count <= bytes.count else { return false }
    return (0...(bytes.count - part.count)).contains { bytes[$0...].starts(with: part) }
  }

  @Test("what stands at the beginning, in the middle or at the very end is found, and nothing else")
  func places() {
    let text = Array("la derivada de sen x es cos x, y su integral es otra".utf8)
    for part in ["la", "l", "sen x", "x, y", "otra", "a", String(decoding: text, as: UTF8.self)] {
      #expect(isFound(Array(part.utf8), in: text), "\(part)")
    }
    for part in ["z", "sen y", "otras", "xx", "aa"] {
      #expect(!isFound(Array(part.utf8), in: text), "\(part)")
    }
    #expect(isFound([], in: text))
    #expect(isFound([], in: []))
    #expect(!isFound([1], in: []))
  }

  @Test("texts of few different bytes and every length are searched as place by place")
  func property() {
    var seed: UInt64 = 7
    /// The next number below `limit`, from the upper places of a linear congruence.
    func number(below limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    for _ in 0..<3_000 {
      let bytes = (0..<number(below: 71)).map { _ in UInt8(number(below: 3)) }
      let part = (0..<number(below: 7)).map { _ in UInt8(number(below: 3)) }
      #expect(
        isFound(part, in: bytes) == Self.isFoundOneByOne(part, in: bytes), "\(part) in \(bytes)")
    }
  }

  @Test("finds the first of a byte, wherever it stands and wherever the search begins")
  func firstIndex() {
    for count in 0..<100 {
      for place in 0...count {
        var bytes = [UInt8](repeating: 1, count: count)
        if place < count { bytes[place] = 2 }
        for start in [0, place, min(place + 1, count), count] {
          let expected = place < count && start <= place ? place : nil
          #expect(ByteSearch.firstIndex(of: 2, in: bytes.span, from: start) == expected)
        }
      }
    }
  }
}
