@testable import DailyMathCore

/// Makes valid JSON of every kind, spelled in every way that the grammar allows.
struct JSONTextMaker {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// A document; one in eight is nested as deeply as is allowed.
  mutating func document() -> String {
    let depth = random.next(below: 8) == 0 ? JSONReader.deepest - 5 : 0
    var text = space() + value(depth: 4) + space()
    for _ in 0..<depth {
      text =
        random.next(below: 2) == 0
        ? "[" + text + "]" : space() + "{" + key(0) + ":" + text + "}"
    }
    return text
  }

  private mutating func value(depth: Int) -> String {
    switch random.next(below: depth > 0 ? 9 : 6) {
    case 0: pick(["null", "true", "false"])
    case 1: number()
    case 2: whole()
    case 3, 4: text()
    case 5: pick(["{}", "[]", "[ ]", "{\n}", "0", "\"\""])
    case 6, 7: array(depth: depth)
    default: object(depth: depth)
    }
  }

  private mutating func array(depth: Int) -> String {
    let elements = (0..<random.next(below: 5)).map { _ in space() + value(depth: depth - 1) }
    return "[" + elements.joined(separator: space() + ",") + space() + "]"
  }

  private mutating func object(depth: Int) -> String {
    let members = (0..<random.next(below: 5)).map { place in
      space() + key(place) + space() + ":" + space() + value(depth: depth - 1)
    }
    return "{" + members.joined(separator: space() + ",") + space() + "}"
  }

  /// A name that no other member of the object has.
  private mutating func key(_ place: Int) -> String {
    "\"\(place)" + text().dropFirst()
  }

  private mutating func whole() -> String {
    let digits = 1 + random.next(below: 18)
    let first = String(1 + random.next(below: 9))
    return (random.next(below: 3) == 0 ? "-" : "") + first + self.digits(digits - 1)
  }

  private mutating func number() -> String {
    let exponent =
      random.next(below: 2) == 0
      ? "" : pick(["e", "E"]) + pick(["", "+", "-"]) + digits(1 + random.next(below: 2))
    let fraction = random.next(below: 4) == 0 ? "" : "." + digits(1 + random.next(below: 9))
    // The grammar allows `0e7`, but Foundation refuses it alone on a line.
    let whole =
      fraction.isEmpty ? pick(["7", "1" + digits(6)]) : pick(["0", "7", "1" + digits(6)])
    return pick(["", "-"]) + whole + fraction + exponent
  }

  private mutating func digits(_ count: Int) -> String {
    (0..<count).map { _ in String(random.next(below: 10)) }.joined()
  }

  private mutating func text() -> String {
    "\"" + (0..<random.next(below: 12)).map { _ in character() }.joined() + "\""
  }

  private mutating func character() -> String {
    switch random.next(below: 8) {
    case 0: pick([#"\""#, #"\\"#, #"\/"#, #"\b"#, #"\f"#, #"\n"#, #"\r"#, #"\t"#])
    case 1: escape(UInt32(random.next(below: 0xD800)))
    case 2: escape(0xE000 + UInt32(random.next(below: 0x2000)))
    case 3:
      escape(0xD800 + UInt32(random.next(below: 0x400)))
        + escape(0xDC00 + UInt32(random.next(below: 0x400)))
    case 4: pick(["é", "½", "∫", "\u{FFFD}", "\u{1F9EE}", "\u{10FFFF}", "e\u{301}", "\u{7F}", "/"])
    default: String(Unicode.Scalar(UInt8(0x23 + random.next(below: 0x39))))
    }
  }

  private mutating func escape(_ unit: UInt32) -> String {
    let digits = String(unit, radix: 16, uppercase: random.next(below: 2) == 0)
    return #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
  }

  private mutating func space() -> String {
    pick(["", "", "", " ", "\n", "\r\n", "\t", "  "])
  }

  private mutating func pick(_ texts: [String]) -> String {
    texts[random.next(below: texts.count)]
  }
}
