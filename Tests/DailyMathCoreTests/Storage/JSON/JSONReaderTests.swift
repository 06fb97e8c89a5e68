import Testing

@testable import DailyMathCore

@Suite("Reading JSON")
struct JSONReaderTests {
  private func accepts(_ text: String) -> Bool {
    accepts(Array(text.utf8))
  }

  private func accepts(_ bytes: [UInt8]) -> Bool {
    var reader = JSONReader(bytes)
    do {
      try reader.skipValue()
      try reader.finish()
      return true
    } catch {
      return false
    }
  }

  @Test(
    "accepts what RFC 8259 allows",
    arguments: [
      "{}", "[]", " [ 1 , -2.5e+3, 0, true,false , null ] ", #"{"a":{"b":[{}]},"a":""}"#,
      #""\u00e9\ud83d\ude00\n\/\\\"""#, "\"\u{7F}\u{2028}é\"", "-0", "1E9", "0.5",
    ])
  func accepted(text: String) {
    #expect(accepts(text))
  }

  @Test(
    "refuses everything else",
    arguments: [
      "", "{", "}", "[1,]", "[,1]", "[1 2]", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{a:1}"#,
      #"{"a":1 "b":2}"#, "[1}", "01", "-", "1.", ".5", "1e", "+1", "NaN", "tru", "nul", "[] []",
      #""abc"#, #""\x""#, #""\u12g4""#, #""\ud800""#, #""\udc00""#, #""\ud800\u0041""#,
      "\"a\u{0}b\"", "\"a\nb\"", "'a'", "\u{FEFF}{}", "[1]\u{0}",
    ])
  func refused(text: String) {
    #expect(!accepts(text))
  }

  @Test(
    "refuses bytes that are no UTF-8",
    arguments: [[0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xE2, 0x80]] as [[UInt8]])
  func encoding(bytes: [UInt8]) {
    #expect(!accepts([0x22] + bytes + [0x22]))
    #expect(!accepts([0x22, 0x5C, 0x6E] + bytes + [0x22]))
  }

  @Test("refuses nesting deeper than 32")
  func depth() {
    let limit = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
    #expect(accepts(limit))
    #expect(!accepts("[" + limit + "]"))
    #expect(!accepts(String(repeating: #"{"a":"#, count: 100_000)))
  }

  @Test("keeps texts within their limit, escaped or not")
  func textLimit() throws {
    for (text, length) in [("\"abcd\"", 4), (#""ab\u00e9""#, 4)] {
      var reader = JSONReader(Array(text.utf8))
      #expect(try reader.text(limit: length).utf8.count == length)
      reader = JSONReader(Array(text.utf8))
      #expect(throws: JSONFault.tooLong) { try reader.text(limit: length - 1) }
    }
  }

  @Test(
    "reads whole numbers within their range",
    arguments: [
      ("7", 7), ("-12", -12), ("0", 0), ("999999999999999999", 999_999_999_999_999_999),
      ("1000000000000000000", nil), ("99999999999999999999999", nil), ("1.0", nil), ("1e3", nil),
      ("07", nil), ("", nil), ("-", nil), ("\"7\"", nil),
    ] as [(String, Int?)])
  func numbers(text: String, expected: Int?) {
    var reader = JSONReader(Array("[\(text)]".utf8))
    let read: Int? = try? {
      try reader.beginArray()
      _ = try reader.nextElement()
      let number = try reader.integer(in: Int.min...Int.max)
      _ = try reader.nextElement()
      try reader.finish()
      return number
    }()
    #expect(read == expected)
  }
}
