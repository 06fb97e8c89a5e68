/// Why a query cannot be understood, and where.
public struct CardQueryError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// There is no keyword of this name, which stands before a colon.
    case unknownKeyword(String)
    /// There is no state of this name, which stands after `is:`.
    case unknownState(String)
    /// A number has to follow the comparison of this keyword.
    case numberExpected(keyword: String)
    /// A quotation mark opens and none closes.
    case quoteNotClosed
    /// Nothing stands after this keyword, or between quotation marks where there is none.
    case emptyTerm(keyword: String)
  }

  /// What is wrong.
  public let kind: Kind
  /// The piece of the text that cannot be understood, counted in characters.
  public let place: Range<Int>

  /// Makes an error.
  public init(_ kind: Kind, at place: Range<Int>) {
    self.kind = kind
    self.place = place
  }
}
