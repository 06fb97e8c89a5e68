import Testing

@testable import DailyMathCore

@Suite("Writing JSON")
struct JSONWriterTests {
  private func written(_ text: String) -> String {
    var writer = JSONWriter()
    writer.text(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(
    "escapes what a terminal could obey and leaves the rest readable",
    arguments: [
      ("a/b", #""a/b""#), ("a\"b\\", #""a\"b\\""#), ("a\nb", #""a\nb""#),
      ("\u{1B}[2J", #""\u001b[2J""#), ("\u{7F}\u{9B}", #""\u007f\u009b""#),
      ("\u{2028}\u{202E}\u{2066}\u{FEFF}", #""\u2028\u202e\u2066\ufeff""#),
      ("∫ x² dx = ½ñ", #""∫ x² dx = ½ñ""#), ("\u{1F9EE}", "\"\u{1F9EE}\""),
      ("\u{E0041}", #""\udb40\udc41""#), ("", "\"\""),
    ])
  func escaping(text: String, expected: String) throws {
    #expect(written(text) == expected)
    var reader = JSONReader(Array(expected.utf8))
    #expect(try reader.text(limit: 100) == text)
  }

  @Test("separates members and elements by commas")
  func commas() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("a", 1)
    writer.member("b", ["x", "y"])
    writer.key("c")
    writer.beginArray()
    writer.beginObject()
    writer.endObject()
    writer.integer(-20)
    writer.beginArray()
    writer.endArray()
    writer.endArray()
    writer.endObject()
    let text = String(decoding: writer.bytes, as: UTF8.self)
    #expect(text == #"{"a":1,"b":["x","y"],"c":[{},-20,[]]}"#)
  }
}
