/// What is said about the table of facts.
package struct FactTableTexts: Sendable {
  /// The heading.
  package let title: String
}

extension FactTableTexts {
  /// These texts in Spanish.
  static let spanish = FactTableTexts(title: "Tablas")

  /// These texts in English.
  static let english = FactTableTexts(title: "Tables")
}
