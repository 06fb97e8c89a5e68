/// Where text stands in a wider space.
package enum TextAlignment: Hashable, Sendable {
  case leading
  case center
  case trailing
}
