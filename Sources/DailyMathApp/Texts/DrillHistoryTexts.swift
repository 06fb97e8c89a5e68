/// What is said about the drills of the past.
package struct DrillHistoryTexts: Sendable {
  /// The heading.
  package let title: String
}

extension DrillHistoryTexts {
  /// These texts in Spanish.
  static let spanish = DrillHistoryTexts(title: "Historial")

  /// These texts in English.
  static let english = DrillHistoryTexts(title: "History")
}
