/// What a learner says of themself.
public struct Profile: Hashable, Sendable {
  /// The name shown in greetings, 1 to 80 characters.
  public var displayName: String
  /// Where they study; may be empty.
  public var university: String

  /// Makes a profile from its parts.
  public init(displayName: String, university: String) {
    self.displayName = displayName
    self.university = university
  }
}
