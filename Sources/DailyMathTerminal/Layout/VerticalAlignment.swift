/// Where something stands in a higher space.
package enum VerticalAlignment: Hashable, Sendable {
  /// At the top.
  case top
  /// In the middle; an odd row is left over below.
  case middle
  /// At the bottom.
  case bottom
}
