/// How much of a rectangle's height or width a part of it is to have, in cells.
package enum Length: Hashable, Sendable {
  /// That many cells; anything below zero counts as zero.
  case fixed(Int)
  /// A share of what the others leave, in proportion to the weight; a weight below 1 gets nothing.
  case fill(weight: Int)
  /// That many cells, and a share of weight 1 of what is left over.
  case minimum(Int)

  /// An even share of what the others leave.
  package static let fill = Length.fill(weight: 1)

  /// The cells that are needed before anything is shared out.
  var claim: Int {
    switch self {
    case .fixed(let cells), .minimum(let cells): max(0, cells)
    case .fill: 0
    }
  }

  /// The share of what is left over; held at a million, which no screen has cells for.
  var weight: Int {
    switch self {
    case .fixed: 0
    case .minimum: 1
    case .fill(let weight): min(max(0, weight), 1_000_000)
    }
  }
}
