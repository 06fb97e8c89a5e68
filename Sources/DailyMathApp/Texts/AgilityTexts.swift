/// What is said about the drills that can be begun.
package struct AgilityTexts: Sendable {
  /// The heading.
  package let title: String
}

extension AgilityTexts {
  /// These texts in Spanish.
  static let spanish = AgilityTexts(title: "Agilidad")

  /// These texts in English.
  static let english = AgilityTexts(title: "Agility")
}
