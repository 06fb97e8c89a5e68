/// How many cards a study day may ask, as it is typed.
enum DayLimit {
  /// The numbers that a limit can be.
  static let range = 0...9_999

  /// The number that was typed; `nil` where it is none from 0 to 9,999.
  ///
  /// Either language's mark between thousands may be typed.
  static func value(typed text: String) -> Int? {
    let digits = text.filter { $0 != "." && $0 != "," }
    guard (1...4).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(digits)
  }

  /// Whether a limit is written with that character: a digit, or a mark between thousands.
  static func canHold(_ character: Character) -> Bool {
    "0"..."9" ~= character || character == "." || character == ","
  }

  /// The limit so many cards on, or the last one in that direction.
  static func moved(_ limit: Int, by step: Int) -> Int {
    min(max(range.lowerBound, limit + step), range.upperBound)
  }
}
