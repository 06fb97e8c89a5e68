import Testing

@testable import DailyMathCore

/// One section of the starter deck as it is written in both languages.
struct StarterText: CustomTestStringConvertible, Sendable {
  let name: String
  let spanish: String
  let english: String

  var testDescription: String { name }

  /// Every section of the deck; a new one needs only its line here.
  static let all = [
    StarterText(
      name: "trigonometry", spanish: TrigonometrySpanish.text, english: TrigonometryEnglish.text),
    StarterText(
      name: "differential calculus", spanish: DifferentialCalculusSpanish.text,
      english: DifferentialCalculusEnglish.text),
    StarterText(
      name: "integral calculus", spanish: IntegralCalculusSpanish.text,
      english: IntegralCalculusEnglish.text),
    StarterText(
      name: "differential equations", spanish: DifferentialEquationsSpanish.text,
      english: DifferentialEquationsEnglish.text),
    StarterText(
      name: "linear algebra", spanish: LinearAlgebraSpanish.text,
      english: LinearAlgebraEnglish.text),
    StarterText(
      name: "probability", spanish: ProbabilitySpanish.text, english: ProbabilityEnglish.text),
  ]

  /// The cards of both languages, Spanish ones first.
  func cards() throws -> [StarterCard] {
    try StarterDeckParser.cards(in: spanish) + StarterDeckParser.cards(in: english)
  }
}
