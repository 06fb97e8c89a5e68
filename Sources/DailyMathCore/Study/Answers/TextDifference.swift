/// Where a typed text differs from the right one, piece by piece.
public struct TextDifference: Hashable, Sendable {
  /// A piece of the two texts.
  public enum Piece: Hashable, Sendable {
    /// Stands in both.
    case same(String)
    /// Stands in both, in another case or with other accents, which are forgiven: as it was typed and as it is right.
    case forgiven(String, String)
    /// Was typed and does not belong there.
    case extra(String)
    /// Belongs there and was not typed.
    case missing(String)
  }

  /// The pieces, in the order of the texts; what was typed before what belongs in its place.
  public let pieces: [Piece]

  /// Makes a difference from its pieces.
  public init(pieces: [Piece]) {
    self.pieces = pieces
  }
}
