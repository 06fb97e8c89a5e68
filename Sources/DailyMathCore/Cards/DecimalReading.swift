/// Reads digits with marks between them, without a sign: `1.234,5`, `1 200`, `0,(3)`, `0,333...`.
///
/// Either mark may be decimal. One mark before exactly three digits, after one to three that do not begin with 0, may
/// group them instead: in Spanish a point may do both, and a comma is decimal; in English a comma groups, and a point is
/// decimal; without a language both may do both. Two or more equal marks group in threes, as spaces do; of two kinds the
/// last is decimal.
enum DecimalReading {
  /// The values of `text`: none where it is no such number, `nil` for one too large to be held exactly.
  static func values(of text: Substring, in language: Language?) -> [ExactFraction?] {
    if let repeating = repeating(text) { return [repeating] }
    guard text.contains(" ") else { return marked(text, in: language) }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let tail = words.last?.split(omittingEmptySubsequences: false, whereSeparator: isMark) ?? []
    guard isGrouping(words.dropLast() + tail.prefix(1)), tail.count <= 2 else { return [] }
    return decimal(words.dropLast().joined() + (tail.first ?? ""), tail.dropFirst().first)
  }

  private static func marked(_ text: Substring, in language: Language?) -> [ExactFraction?] {
    let groups = text.split(omittingEmptySubsequences: false, whereSeparator: isMark)
    let marks = text.filter(isMark)
    switch groups.count {
    case 1: return decimal(groups[0], nil)
    case 2:
      guard groups[1].count == 3, isGrouping(groups) else { return decimal(groups[0], groups[1]) }
      let whole = decimal(groups[0] + groups[1], nil)
      return switch (language, marks) {
      case (.english, ","): whole
      case (.english, _), (.spanish, ","): decimal(groups[0], groups[1])
      default: decimal(groups[0], groups[1]) + whole
      }
    default:
      guard marks.dropLast().allSatisfy({ $0 == marks.first }) else { return [] }
      if marks.first == marks.last {
        return isGrouping(groups) ? decimal(Substring(groups.joined()), nil) : []
      }
      guard isGrouping(groups.dropLast()) else { return [] }
      return decimal(Substring(groups.dropLast().joined()), groups.last)
    }
  }

  /// Tells whether the digits stand in threes, but for the first of them, which do not begin with 0.
  private static func isGrouping(_ groups: some Collection<Substring>) -> Bool {
    guard let first = groups.first, (1...3).contains(first.count), first.first != "0" else {
      return false
    }
    return groups.dropFirst().allSatisfy { $0.count == 3 }
  }

  /// The value of digits before and after a decimal mark; `nil` for those after it where there is no mark.
  private static func decimal(
    _ whole: some StringProtocol, _ decimals: Substring?
  ) -> [ExactFraction?] {
    guard areDigits(whole), decimals.map({ areDigits($0) && !$0.isEmpty }) ?? !whole.isEmpty else {
      return []
    }
    var kept = decimals ?? ""
    while kept.last == "0" { kept.removeLast() }
    guard let power = ExactFraction.powerOfTen(kept.count),
      let value = Int(String(whole) + kept + (whole.isEmpty && kept.isEmpty ? "0" : ""))
    else { return [nil] }
    return [ExactFraction(value, over: power.numerator)]
  }

  /// The value of decimals that go on for ever; `nil` where the text does not say that they do.
  private static func repeating(_ text: Substring) -> ExactFraction? {
    let head: Substring
    var period: Substring
    if text.hasSuffix(")"), let bracket = text.firstIndex(of: "(") {
      head = text[..<bracket]
      period = text[text.index(after: bracket)...].dropLast()
    } else if text.hasSuffix("...") {
      head = text.dropLast(3)
      period = ""
    } else {
      return nil
    }
    let parts = head.split(omittingEmptySubsequences: false, whereSeparator: isMark)
    guard parts.count == 2, parts.allSatisfy({ areDigits($0) }) else { return nil }
    var decimals = parts[1]
    if text.hasSuffix("...") {
      guard let length = periodLength(of: decimals) else { return nil }
      period = decimals.suffix(length)
      decimals = decimals.dropLast(length)
    }
    guard areDigits(period), !period.isEmpty, decimals.count + period.count <= 17,
      let start = Int("0" + parts[0] + decimals),
      let shift = ExactFraction.powerOfTen(decimals.count),
      let cycle = ExactFraction.powerOfTen(period.count), let digits = Int(period),
      let tail = ExactFraction(digits, over: cycle.numerator - 1)
    else { return nil }
    return ExactFraction(start)?.adding(tail)?.divided(by: shift)
  }

  /// The length of the shortest part that stands at least twice at the end of `digits`; `nil` where none does.
  private static func periodLength(of digits: Substring) -> Int? {
    let bytes = Array(digits.utf8)
    guard bytes.count > 1, bytes.count <= 40 else { return nil }
    return (1...(bytes.count / 2)).first { length in
      bytes.suffix(length) == bytes.dropLast(length).suffix(length)
    }
  }

  private static func areDigits(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isMark(_ character: Character) -> Bool {
    character == "." || character == ","
  }
}
