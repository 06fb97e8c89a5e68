extension StudyDay: Comparable, CustomStringConvertible, LosslessStringConvertible {
  /// Tells whether `left` lies before `right`.
  public static func < (left: StudyDay, right: StudyDay) -> Bool {
    left.daysSince1970 < right.daysSince1970
  }

  /// The day as ISO 8601 writes it: `2026-11-30`.
  public var description: String {
    let (year, month, day) = date
    return padded(year, to: 4) + "-" + padded(month, to: 2) + "-" + padded(day, to: 2)
  }

  /// Reads a day written exactly as `description` writes it; `nil` for anything else.
  public init?(_ description: String) {
    let bytes = Array(description.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension StudyDay: Codable {
  /// Decodes the ISO 8601 text of a day; throws `DecodingError.dataCorrupted` for any other text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = StudyDay(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a date of the form 2026-11-30")
    }
    self = day
  }

  /// Encodes the day as its ISO 8601 text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

private func padded(_ value: Int, to width: Int) -> String {
  let digits = String(value)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

/// The value of ASCII digits; `nil` where one of the bytes is none.
private func number(_ digits: ArraySlice<UInt8>) -> Int? {
  var value = 0
  for byte in digits {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
    value = value * 10 + Int(byte - UInt8(ascii: "0"))
  }
  return value
}
