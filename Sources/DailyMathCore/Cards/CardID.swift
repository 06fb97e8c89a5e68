/// The lasting identity of a card: a random text that an edit, a rename or another machine never changes.
public struct CardID: Hashable, Sendable, Comparable {
  /// The text as it stands in the journal.
  public let text: String

  /// Makes the identity written `text`.
  public init(_ text: String) {
    self.text = text
  }

  /// Orders identities by their text, so that ties have the same winner on every machine.
  public static func < (left: CardID, right: CardID) -> Bool {
    left.text < right.text
  }
}
