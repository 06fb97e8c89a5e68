/// The characters that a learner lets the interface draw its borders and marks with.
public enum CharacterChoice: String, CaseIterable, Hashable, Sendable {
  /// Those that the terminal is known to show.
  case automatic
  /// Those of ASCII only; letters stay as they are.
  case ascii
}
