import DailyMathCore

/// What is to be said about one fact.
struct FactFacts {
  /// The fact with its result: `7 × 8 = 56`.
  let calculation: String
  /// How often it was answered.
  let answers: Int
  /// The share of right first answers in per cent.
  let accuracy: Int
  /// The median of the latest times in milliseconds; `nil` where none was right.
  let median: Int?
  /// The learner's own median for answers of that many digits, in milliseconds; `nil` before the first.
  let usual: Int?
  /// When it comes again; `nil` before the first answer.
  let due: StudyDay?
  /// The study day.
  let today: StudyDay

  /// Gathers what is known of the fact of two operands.
  init(
    _ operation: AgilityOperation, _ first: Int, _ second: Int, in record: AgilityRecord,
    on today: StudyDay
  ) {
    let result = FactTableScreen.result(operation, first, second)
    calculation = "\(first) \(operation == .addition ? "+" : "×") \(second) = \(result)"
    let memory = record.facts[FactTableScreen.fact(operation, first, second)]
    answers = memory?.answers ?? 0
    accuracy = DrillOutcome.accuracy(right: memory?.right ?? 0, answers: answers) ?? 0
    median = memory?.medianMilliseconds
    usual = record.medianMilliseconds(digits: String(result).utf8.count)
    due = memory?.schedule?.due
    self.today = today
  }

  /// The same for a view.
  init(
    _ operation: AgilityOperation, _ first: Int, _ second: Int, _ context: ViewContext
  ) {
    self.init(operation, first, second, in: context.library.agility, on: context.day)
  }
}
