import Testing

@testable import DailyMathCore

/// One row for each way in which readers of JSON are known to differ.
@Suite("What is JSON and what is not")
struct JSONGrammarTests {
  enum Verdict {
    case accepted
    case malformed
    case tooDeep
  }

  struct Row: CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let verdict: Verdict

    init(_ verdict: Verdict, _ name: String, _ bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
      self.verdict = verdict
    }

    init(_ verdict: Verdict, _ name: String, _ text: String) {
      self.init(verdict, name, Array(text.utf8))
    }

    /// A text of these bytes, in quotation marks.
    init(_ verdict: Verdict, _ name: String, quoting bytes: [UInt8]) {
      self.init(verdict, name, [0x22] + bytes + [0x22])
    }

    var testDescription: String { name }
  }

  private func verdict(_ bytes: [UInt8]) throws -> Verdict {
    var reader = JSONReader(bytes)
    do throws(JSONFault) {
      try reader.skipValue()
      try reader.finish()
      return .accepted
    } catch .malformed(let offset) {
      #expect((0...bytes.count).contains(offset))
      return .malformed
    } catch .tooDeep {
      return .tooDeep
    }
  }

  private static let structures: [Row] = [
    Row(.accepted, "empty object", "{}"), Row(.accepted, "empty array", "[]"),
    Row(.accepted, "a text alone", #""a""#), Row(.accepted, "null alone", "null"),
    Row(.accepted, "true alone", "true"), Row(.accepted, "false alone", "false"),
    Row(.accepted, "a number alone", "42"), Row(.accepted, "an empty name", #"{"":0}"#),
    Row(.accepted, "two members of one name", #"{"a":1,"a":2}"#),
    Row(.accepted, "two members of one name and value", #"{"a":1,"a":1}"#),
    Row(.accepted, "a name with an escape", #"{"\u0061\n":0}"#),
    Row(.accepted, "mixed nesting", #"[{"a":[{"b":[]}]},[]]"#),
    Row(.malformed, "nothing", ""), Row(.malformed, "space only", " \n"),
    Row(.malformed, "two values", "[] []"), Row(.malformed, "a bracket too many", "[]]"),
    Row(.malformed, "a brace too many", "{}}"), Row(.malformed, "a wrong closing", "[}"),
    Row(.malformed, "another wrong closing", "{]"), Row(.malformed, "a comma at the end", "[1,]"),
    Row(.malformed, "a comma after a member", #"{"a":1,}"#),
    Row(.malformed, "two commas", "[1,,2]"),
    Row(.malformed, "a comma first", "[,1]"), Row(.malformed, "a comma alone", "[,]"),
    Row(.malformed, "a comma after the value", "[],"), Row(.malformed, "no comma", "[1 2]"),
    Row(.malformed, "no comma between members", #"{"a":1 "b":2}"#),
    Row(.malformed, "no colon", #"{"a" 1}"#), Row(.malformed, "two colons", #"{"a"::1}"#),
    Row(.malformed, "a comma for a colon", #"{"a",1}"#),
    Row(.malformed, "a colon in an array", #"["a":1]"#), Row(.malformed, "no value", #"{"a":}"#),
    Row(.malformed, "a name only", #"{"a"}"#), Row(.malformed, "no name", "{:1}"),
    Row(.malformed, "a name without quotes", "{a:1}"), Row(.malformed, "a number as name", "{1:1}"),
    Row(.malformed, "null as name", "{null:1}"), Row(.malformed, "single quotes", "['a']"),
    Row(.malformed, "a name in single quotes", "{'a':0}"),
    Row(.malformed, "a comment", "[1/* a */]"), Row(.malformed, "a comment at the end", "[] // a"),
    Row(.malformed, "a comment of another kind", "[] # a"),
    Row(.malformed, "a word", "[abc]"), Row(.malformed, "a capital", "True"),
    Row(.malformed, "capitals", "NULL"), Row(.malformed, "a cut word", "[tru]"),
    Row(.malformed, "a longer word", "[nullx]"), Row(.malformed, "undefined", "undefined"),
    Row(.malformed, "an unterminated array", "[1"), Row(.malformed, "an array with a comma", "[1,"),
    Row(.malformed, "an unterminated object", #"{"a":1"#), Row(.malformed, "an open object", "{"),
    Row(.malformed, "an unterminated name", #"{"a"#), Row(.malformed, "a star", "[*]"),
    Row(.malformed, "a backslash outside", #"[\n]"#), Row(.malformed, "angle brackets", "<null>"),
    Row(.malformed, "an escape for a bracket", #"\u005B]"#),
  ]

  private static let depths: [Row] = [
    Row(
      .accepted, "as deep as allowed",
      String(repeating: "[", count: 32) + String(repeating: "]", count: 32)),
    Row(
      .accepted, "objects as deep as allowed",
      String(repeating: #"{"a":"#, count: 32) + "0" + String(repeating: "}", count: 32)),
    Row(
      .accepted, "side by side, which is not deep",
      "[" + Array(repeating: "[[]]", count: 100).joined(separator: ",") + "]"),
    Row(
      .tooDeep, "one too deep",
      String(repeating: "[", count: 33) + String(repeating: "]", count: 33)),
    Row(.tooDeep, "a hundred thousand open arrays", String(repeating: "[", count: 100_000)),
    Row(.tooDeep, "fifty thousand open objects", String(repeating: #"{"":"#, count: 50_000)),
  ]

  private static let numbers: [Row] =
    [
      "0", "-0", "-1", "1.5", "-1.5", "0.0", "-0.0", "1e5", "1E5", "1e+5", "1e-5", "0e1", "0e+1",
      "1.5e300",
      "1e0001", "0.00000000000000000000000000000000000000000000000000000000001",
      "123456789012345678901234567890123456789012345678901234567890", "1e999999", "-1e-999999",
      "1.7976931348623159e308",
    ].map { Row(.accepted, "the number \($0)", "[\($0)]") }
    + [
      "00", "01", "-01", "012", "-", "--1", "+1", "-+1", "1.", "-1.", ".5", "-.5", "1.e5", "0.e1",
      "1e", "1e+", "1e-", "1.5e", "1ee5", "1e5.5", "1.2.3", "0x1F", "0b1", "1_000", "1,5e", "1 000",
      "NaN", "-NaN", "nan", "Infinity", "-Infinity", "inf", "1a", "1/2", "½", "１", "2e", "- 1",
    ].map { Row(.malformed, "the number \($0)", "[\($0)]") }

  private static let texts: [Row] = [
    Row(.accepted, "empty", #""""#), Row(.accepted, "every short escape", #""\"\\\/\b\f\n\r\t""#),
    Row(.accepted, "an escaped NUL", #""\u0000""#),
    Row(.accepted, "hexadecimal capitals", #""\u00E9""#),
    Row(.accepted, "a surrogate pair", #""\ud83d\ude00""#),
    Row(.accepted, "the last surrogate pair", #""\uDBFF\uDFFF""#),
    Row(.accepted, "no character U+FFFF", #""\uFFFF""#),
    Row(.accepted, "DEL as it is", "\"\u{7F}\""),
    Row(.accepted, "U+2028 as it is", "\"\u{2028}\u{2029}\""),
    Row(.accepted, "a byte order mark within", "\"\u{FEFF}\""),
    Row(.accepted, "C1 controls", "\"\u{85}\u{9B}\""), Row(.accepted, "a slash", #""/""#),
    Row(.malformed, "unterminated", #""abc"#), Row(.malformed, "only a quote", #"""#),
    Row(.malformed, "ended by a backslash", #""\"#), Row(.malformed, "ended by an escape", #""\""#),
    Row(.malformed, "escape of a letter", #""\x41""#), Row(.malformed, "escape of a", #""\a""#),
    Row(.malformed, "escape of v", #""\v""#), Row(.malformed, "escape of 0", #""\0""#),
    Row(.malformed, "escape of a quote", #""\'""#), Row(.malformed, "capital U", #""\U0041""#),
    Row(.malformed, "escape of é", #""\é""#), Row(.malformed, "no digits", #""\u""#),
    Row(.malformed, "one digit", #""\u0""#), Row(.malformed, "three digits", #""\u004""#),
    Row(.malformed, "no hexadecimal digit", #""\u00g0""#),
    Row(.malformed, "a sign among digits", #""\u+041""#), Row(.malformed, "braces", #""\u{41}""#),
    Row(.malformed, "wide digits", #""\u００４１""#),
    Row(.malformed, "a lone high surrogate", #""\ud800""#),
    Row(.malformed, "a lone low surrogate", #""\udc00""#),
    Row(.malformed, "two high surrogates", #""\ud800\ud800""#),
    Row(.malformed, "surrogates the wrong way round", #""\udc00\ud800""#),
    Row(.malformed, "a high surrogate and a letter", #""\ud800a""#),
    Row(.malformed, "a high surrogate and another escape", #""\ud800\n""#),
    Row(.malformed, "a high surrogate and a character", #""\ud800\u0041""#),
    Row(.malformed, "a high surrogate and half an escape", #""\ud800\udc""#),
    Row(.malformed, "a line break", "\"a\nb\""), Row(.malformed, "a tab", "\"\t\""),
    Row(.malformed, "a NUL", "\"\u{0}\""), Row(.malformed, "an escape character", "\"\u{1B}\""),
    Row(.malformed, "a control after an escape", "\"\\n\u{1F}\""),
  ]

  private static let encodings: [Row] = [
    Row(.accepted, "two bytes", quoting: [0xC2, 0x80, 0xDF, 0xBF]),
    Row(.accepted, "three bytes", quoting: [0xE0, 0xA0, 0x80, 0xED, 0x9F, 0xBF, 0xEE, 0x80, 0x80]),
    Row(.accepted, "three bytes, the last", quoting: [0xEF, 0xBF, 0xBF]),
    Row(.accepted, "four bytes", quoting: [0xF0, 0x90, 0x80, 0x80, 0xF4, 0x8F, 0xBF, 0xBF]),
    Row(.malformed, "a lone continuation", quoting: [0x80]),
    Row(.malformed, "a continuation too many", quoting: [0xC3, 0xA9, 0xA9]),
    Row(.malformed, "overlong NUL", quoting: [0xC0, 0x80]),
    Row(.malformed, "overlong slash", quoting: [0xC0, 0xAF]),
    Row(.malformed, "overlong letter", quoting: [0xC1, 0x81]),
    Row(.malformed, "overlong in three bytes", quoting: [0xE0, 0x9F, 0xBF]),
    Row(.malformed, "overlong in four bytes", quoting: [0xF0, 0x8F, 0xBF, 0xBF]),
    Row(.malformed, "a surrogate", quoting: [0xED, 0xA0, 0x80]),
    Row(.malformed, "a pair of surrogates", quoting: [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80]),
    Row(.malformed, "beyond U+10FFFF", quoting: [0xF4, 0x90, 0x80, 0x80]),
    Row(.malformed, "a lead that never is", quoting: [0xF5, 0x80, 0x80, 0x80]),
    Row(.malformed, "five bytes", quoting: [0xF8, 0x88, 0x80, 0x80, 0x80]),
    Row(.malformed, "FE and FF", quoting: [0xFE, 0xFF]),
    Row(.malformed, "two bytes cut", quoting: [0xC3]),
    Row(.malformed, "three bytes cut", quoting: [0xE2, 0x88]),
    Row(.malformed, "four bytes cut", quoting: [0xF0, 0x9F, 0xA7]),
    Row(.malformed, "cut by another character", quoting: [0xE2, 0x88, 0x41]),
    Row(.malformed, "cut by another lead", quoting: [0xE2, 0xC3, 0xA9]),
    Row(.malformed, "Latin-1", quoting: [0x63, 0x61, 0xF1, 0x61]),
    Row(.malformed, "after an escape", quoting: [0x5C, 0x6E, 0xC0, 0xAF]),
    Row(.malformed, "before an escape", quoting: [0xFF, 0x5C, 0x6E]),
    Row(.malformed, "in a name", [0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x30, 0x7D]),
    Row(.malformed, "outside of texts", [0x5B, 0xFF, 0x5D]),
    Row(.malformed, "UTF-16", [0x5B, 0x00, 0x5D, 0x00]),
    Row(.malformed, "UTF-16 with its mark", [0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00]),
  ]

  private static let spaces: [Row] = [
    Row(.accepted, "the four kinds", " \t\r\n[ \t\r\n1 \t\r\n,2] \t\r\n"),
    Row(.accepted, "around a colon", "{\"a\" \n: \t1}"),
    Row(.malformed, "a byte order mark", "\u{FEFF}[]"),
    Row(.malformed, "a byte order mark at the end", "[]\u{FEFF}"),
    Row(.malformed, "a form feed", "[\u{C}]"), Row(.malformed, "a vertical tab", "[\u{B}]"),
    Row(.malformed, "a no-break space", "[\u{A0}]"), Row(.malformed, "U+2028", "[]\u{2028}"),
    Row(.malformed, "an ideographic space", "[\u{3000}]"), Row(.malformed, "U+0085", "[\u{85}]"),
    Row(.malformed, "a zero-width space", "[\u{200B}]"), Row(.malformed, "a NUL within", "[\u{0}]"),
    Row(.malformed, "a NUL at the end", "[]\u{0}"), Row(.malformed, "a NUL alone", "\u{0}"),
    Row(.malformed, "U+001F", "[\u{1F}]"), Row(.malformed, "DEL", "[\u{7F}]"),
  ]

  @Test(
    "is decided as RFC 8259 says, and the fault is named",
    arguments: structures + depths + numbers + texts + encodings + spaces)
  func rows(row: Row) throws {
    #expect(try verdict(row.bytes) == row.verdict)
    // The same within an object, where a name comes before it and something after.
    guard row.verdict != .tooDeep, !row.name.hasSuffix("as deep as allowed"),
      row.name != "as deep as allowed"
    else { return }
    let wrapped = Array(#"{"a":"#.utf8) + row.bytes + Array(#","b":[]}"#.utf8)
    if row.verdict == .accepted { #expect(try verdict(wrapped) == .accepted) }
  }

  @Test(
    "says where the grammar is broken",
    arguments: [
      ("[1,]", 3), ("[1 2]", 3), (#"{"a":}"#, 5), ("[01]", 1), ("[] []", 3), ("nul", 3),
      ("\"a\nb\"", 2), (#""abc"#, 4), (#""\x""#, 2), ("", 0),
    ])
  func places(text: String, offset: Int) {
    var reader = JSONReader(Array(text.utf8))
    #expect(throws: JSONFault.malformed(offset: offset)) {
      try reader.skipValue()
      try reader.finish()
    }
  }

  @Test(
    "of numbers takes those that are whole and in range",
    arguments: [
      ("0", nil), ("-0", nil), ("41", .outOfRange), ("-41", .outOfRange), ("40", nil),
      ("999999999999999999", .outOfRange), ("1000000000000000000", .outOfRange),
      ("99999999999999999999999999", .outOfRange), ("00", .malformed(offset: 3)),
      ("", .malformed(offset: 2)), ("-", .malformed(offset: 2)), ("x", .malformed(offset: 1)),
    ] as [(String, JSONFault?)])
  func wholes(text: String, fault: JSONFault?) throws {
    var reader = JSONReader(Array("[\(text)]".utf8))
    try reader.beginArray()
    _ = try reader.nextElement()
    do throws(JSONFault) {
      _ = try reader.integer(in: -40...40)
      #expect(fault == nil)
    } catch {
      #expect(error == fault)
    }
  }
}
