/// What is said about a drill and its results.
package struct DrillTexts: Sendable {
  /// The heading.
  package let title: String
}

extension DrillTexts {
  /// These texts in Spanish.
  static let spanish = DrillTexts(title: "Ejercicio")

  /// These texts in English.
  static let english = DrillTexts(title: "Drill")
}
