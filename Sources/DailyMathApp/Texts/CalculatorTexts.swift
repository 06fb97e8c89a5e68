/// What is said about the calculator.
package struct CalculatorTexts: Sendable {
  /// The heading.
  package let title: String
}

extension CalculatorTexts {
  /// These texts in Spanish.
  static let spanish = CalculatorTexts(title: "Calculadora")

  /// These texts in English.
  static let english = CalculatorTexts(title: "Calculator")
}
