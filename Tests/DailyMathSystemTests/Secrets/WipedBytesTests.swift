import Testing

@testable import DailyMathSystem

@Suite("Bytes that are wiped")
struct WipedBytesTests {
  @Test("they are what was put in, however often they had to grow")
  func content() {
    var bytes = WipedBytes()
    #expect(bytes.isEmpty && bytes == [])
    var expected: [UInt8] = []
    for value in 0..<1_000 {
      bytes.append(UInt8(value & 0xFF))
      expected.append(UInt8(value & 0xFF))
    }
    bytes.append(contentsOf: [7, 8, 9])
    expected += [7, 8, 9]
    #expect(Array(bytes) == expected)
    #expect(bytes.count == 1_003 && bytes[1_002] == 9)
    #expect(Array(bytes[10..<12]) == [10, 11])
    #expect(String(decoding: WipedBytes("ñ".utf8), as: UTF8.self) == "ñ")
    #expect(String(decoding: WipedBytes(), as: UTF8.self) == "")
  }

  @Test("a copy is a value of its own")
  func copies() {
    var first: WipedBytes = [1, 2]
    let second = first
    first.append(3)
    #expect(first == [1, 2, 3])
    #expect(second == [1, 2])
    #expect(first != second)
  }

  @Test("what a reader fills in counts, and its error adds nothing")
  func filling() {
    var bytes: WipedBytes = [1]
    let result = unsafe bytes.append(atMost: 100) { space in
      unsafe space[0] = 2
      unsafe space[1] = 3
      return 2
    }
    #expect(result == 2 && bytes == [1, 2, 3])
    let failure = unsafe bytes.append(atMost: 100) { _ in -9 }
    #expect(failure == -9 && bytes == [1, 2, 3])
  }

  @Test("no description shows anything of them")
  func hidden() {
    let bytes = WipedBytes("hunter2".utf8)
    var dumped = ""
    dump(bytes, to: &dumped)
    for text in ["\(bytes)", String(reflecting: bytes), "\([bytes])", dumped] {
      #expect(!text.contains("104") && !text.contains("hunter"))
    }
  }
}
