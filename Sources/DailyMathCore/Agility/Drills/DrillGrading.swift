/// Grades the answers of a drill by how they came about and by the learner's own usual times.
struct DrillGrading: Hashable, Sendable {
  /// The learner's median by the number of digits, in milliseconds; only those that rest on enough answers.
  private let usualMilliseconds: [Int: Int]

  /// Makes the grading for who has that record.
  init(_ record: AgilityRecord) {
    usualMilliseconds = record.usualMilliseconds
  }

  /// The grade of an answer of so many digits.
  ///
  /// It is 2 where the answer was shown, 3 after a mistake or over twice the usual time, 5 under 0.8 of it, else 4. As long as
  /// there is no usual time, every right answer is a 4.
  func grade(
    wasShown: Bool, hasMistakes: Bool, milliseconds: Int, digits: Int
  ) -> Grade {
    if wasShown { return .nearMiss }
    if hasMistakes { return .hard }
    guard let usual = usualMilliseconds[digits] else { return .good }
    let time = min(max(milliseconds, 0), DrillAnswer.longestMilliseconds)
    if time > 2 * usual { return .hard }
    return 5 * time < 4 * usual ? .easy : .good
  }
}
