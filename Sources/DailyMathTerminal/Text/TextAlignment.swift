/// Where text stands in a wider space.
package enum TextAlignment: Hashable, Sendable {
  /// At the left end.
  case leading
  /// In the middle; an odd cell is left over at the right.
  case center
  /// At the right end.
  case trailing
}
