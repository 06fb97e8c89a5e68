/// Makes the same choices for the same seed.
struct Chooser {
  /// The bits the next choice comes from.
  var state: UInt64

  /// A number from 0 up to but without `bound`; which one is near enough to even for cutting input.
  mutating func number(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  /// One of the elements, of which there is at least one.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }
}
