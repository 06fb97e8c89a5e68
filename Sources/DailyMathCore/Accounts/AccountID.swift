/// The lasting identity of an account: a random text, which also names its folder.
public struct AccountID: Hashable, Sendable {
  /// The text; letters and digits only where it was made by DailyMath.
  public let text: String

  /// Makes the identity written `text`.
  public init(_ text: String) {
    self.text = text
  }
}
