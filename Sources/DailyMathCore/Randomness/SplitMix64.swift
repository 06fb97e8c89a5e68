/// The SplitMix64 generator of Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (OOPSLA 2014).
///
/// Choosing and shuffling stand here and not in the standard library's `random(in:using:)` and `shuffled(using:)`, whose
/// results may change between Swift versions: the same seed gives the same order on every machine, for ever.
public struct SplitMix64: Hashable, Sendable {
  private var state: UInt64

  /// Starts the sequence that belongs to `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits of the sequence.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 up to but not including `bound`, all equally likely; 0 where `bound` is below 2.
  public mutating func next(below bound: Int) -> Int {
    guard bound > 1 else { return 0 }
    let range = UInt64(bound)
    // The lowest 2⁶⁴ mod range values are passed over, so that what is left divides evenly.
    let rejected = (0 &- range) % range
    var bits = next()
    while bits < rejected { bits = next() }
    return Int(bits % range)
  }

  /// The elements in a random order (Fisher and Yates, from the end).
  public mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var result = elements
    var last = result.count - 1
    while last > 0 {
      result.swapAt(last, next(below: last + 1))
      last -= 1
    }
    return result
  }
}
