/// What an answer says, apart from how it is written: `½`, `1/2`, `0,5` and `0.5` mean the same.
///
/// Two options of one card must differ in meaning, since otherwise a right answer could be marked wrong. Words and
/// formulas are compared by their characters, without spaces; numbers exactly, as fractions. Formulas that are equal only
/// after algebra are beyond this.
///
/// Options are read strictly: `sí` and `si` differ, and a mark that may group digits as well as be decimal, as in `1.200`,
/// is read both ways. What is typed is read by the same rules, but as a language writes numbers, and leniently where
/// accents are forgiven.
public struct AnswerMeaning: Hashable, Sendable {
  /// Every reading of the text; more than one where a mark may group digits or be decimal.
  let readings: Set<String>
  /// Whether the text is one number.
  let isNumber: Bool

  /// Reads `text` as an option of a card.
  public init(_ text: String) {
    self.init(AnswerSpelling(text), in: nil)
  }

  /// Reads a text whose numbers are written as in `language`; without one, in any way.
  init(_ spelling: AnswerSpelling, in language: Language?) {
    let values = NumberReading.values(of: spelling.words, in: language)
    isNumber = !values.isEmpty
    var readings = Set(values.compactMap { $0.map { "= \($0)" } })
    // A number too large to compare exactly counts by its characters.
    if values.isEmpty || values.contains(nil) { readings.insert(spelling.compact) }
    self.readings = readings
  }

  /// Tells whether the two can be read as saying the same.
  public func isSame(as other: AnswerMeaning) -> Bool {
    !readings.isDisjoint(with: other.readings)
  }
}
