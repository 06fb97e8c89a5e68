import Testing

@testable import DailyMathCore

@Suite("Telling whether bytes are UTF-8")
struct UTF8EncodingTests {
  private func agrees(_ bytes: [UInt8]) -> Bool {
    UTF8Encoding.isSound(bytes.span) == (String(validating: bytes, as: UTF8.self) != nil)
  }

  @Test("agrees with the standard library on every two bytes and on what may follow them")
  func pairs() {
    let third: [UInt8] = [0x7F, 0x80, 0xBF, 0xC0]
    for first in UInt8.min...UInt8.max {
      #expect(agrees([first]))
      for second in UInt8.min...UInt8.max {
        guard agrees([first, second]),
          third.allSatisfy({ agrees([first, second, $0]) && agrees([first, second, $0, 0x80]) })
        else {
          Issue.record("\(first) \(second)")
          return
        }
      }
    }
  }

  @Test("accepts every third character there is")
  func characters() {
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 3) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      guard UTF8Encoding.isSound(bytes.span) else {
        Issue.record("\(value)")
        return
      }
    }
  }
}
