/// A language of the interface and of the starter deck.
public enum Language: String, CaseIterable, Hashable, Sendable, Codable {
  /// Spanish as it is spoken in Colombia.
  case spanish = "es"
  /// English.
  case english = "en"
}
