/// The look of the interface that a learner chooses.
public enum ThemeChoice: String, CaseIterable, Hashable, Sendable {
  /// What suits the terminal's background.
  case automatic
  /// Light letters, for a dark background.
  case dark
  /// Dark letters, for a light background.
  case light
  /// The terminal's own two colours at their fullest, with bold and reverse in the place of colours.
  case highContrast
}
