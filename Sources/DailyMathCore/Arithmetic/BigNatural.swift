/// A natural number of any size.
///
/// It is made for the calculator's numbers of a few hundred bits: schoolbook methods throughout.
struct BigNatural: Hashable, Sendable {
  /// The digits to the base 2⁶⁴, the lowest first, without zeros at the end; 0 has none.
  private(set) var limbs: [UInt64]

  /// Nothing.
  static let zero = BigNatural(limbs: [])
  /// The number one.
  static let one = BigNatural(1)

  /// The same as a machine's number.
  init(_ value: UInt64) {
    limbs = value == 0 ? [] : [value]
  }

  /// The number with those digits to the base 2⁶⁴, the lowest first; zeros at the end are left out.
  init(limbs: [UInt64]) {
    self.limbs = limbs
    dropLeadingZeros()
  }

  /// Whether it is 0.
  var isZero: Bool { limbs.isEmpty }

  /// How many binary digits it has; 0 for 0.
  var bitCount: Int {
    limbs.last.map { limbs.count * 64 - $0.leadingZeroBitCount } ?? 0
  }

  private mutating func dropLeadingZeros() {
    while limbs.last == 0 { limbs.removeLast() }
  }
}

extension BigNatural: Comparable {
  static func < (left: BigNatural, right: BigNatural) -> Bool {
    guard left.limbs.count == right.limbs.count else {
      return left.limbs.count < right.limbs.count
    }
    for index in left.limbs.indices.reversed() where left.limbs[index] != right.limbs[index] {
      return left.limbs[index] < right.limbs[index]
    }
    return false
  }
}

extension BigNatural {
  static func + (left: BigNatural, right: BigNatural) -> BigNatural {
    let (longer, shorter) =
      left.limbs.count < right.limbs.count ? (right.limbs, left.limbs) : (left.limbs, right.limbs)
    var sum = longer
    var carry: UInt64 = 0
    for index in longer.indices {
      guard index < shorter.count || carry > 0 else { break }
      let (partial, first) = longer[index].addingReportingOverflow(
        index < shorter.count ? shorter[index] : 0)
      let (digit, second) = partial.addingReportingOverflow(carry)
      sum[index] = digit
      carry = first || second ? 1 : 0
    }
    if carry > 0 { sum.append(carry) }
    return BigNatural(limbs: sum)
  }

  /// The distance between the two.
  func distance(to other: BigNatural) -> BigNatural {
    var larger = max(self, other)
    larger.subtract(min(self, other))
    return larger
  }

  /// Takes `other` away, which must not be larger.
  mutating func subtract(_ other: BigNatural) {
    assert(other <= self, "a natural number cannot be negative")
    var borrow: UInt64 = 0
    for index in limbs.indices {
      guard index < other.limbs.count || borrow > 0 else { break }
      let (partial, first) = limbs[index].subtractingReportingOverflow(
        index < other.limbs.count ? other.limbs[index] : 0)
      let (digit, second) = partial.subtractingReportingOverflow(borrow)
      limbs[index] = digit
      borrow = first || second ? 1 : 0
    }
    dropLeadingZeros()
  }

  static func * (left: BigNatural, right: BigNatural) -> BigNatural {
    guard !left.isZero, !right.isZero else { return .zero }
    var product = [UInt64](repeating: 0, count: left.limbs.count + right.limbs.count)
    for (place, factor) in left.limbs.enumerated() {
      var carry: UInt64 = 0
      for (offset, other) in right.limbs.enumerated() {
        let (high, low) = factor.multipliedFullWidth(by: other)
        let (partial, first) = product[place + offset].addingReportingOverflow(low)
        let (digit, second) = partial.addingReportingOverflow(carry)
        product[place + offset] = digit
        // At most 2⁶⁴ − 1, since (2⁶⁴ − 1)² + 2 (2⁶⁴ − 1) is below 2¹²⁸.
        carry = high + (first ? 1 : 0) + (second ? 1 : 0)
      }
      product[place + right.limbs.count] = carry
    }
    return BigNatural(limbs: product)
  }

  /// The number with `count` zeros behind its binary digits.
  func shiftedLeft(by count: Int) -> BigNatural {
    guard !isZero, count > 0 else { return self }
    let (whole, rest) = count.quotientAndRemainder(dividingBy: 64)
    var shifted = [UInt64](repeating: 0, count: whole)
    var carry: UInt64 = 0
    for limb in limbs {
      shifted.append(limb << rest | carry)
      // Shifting by 64 gives 0, which is right here.
      carry = limb >> (64 - rest)
    }
    shifted.append(carry)
    return BigNatural(limbs: shifted)
  }

  /// Leaves out the last `count` binary digits.
  mutating func shiftRight(by count: Int) {
    let (whole, rest) = count.quotientAndRemainder(dividingBy: 64)
    limbs.removeFirst(min(whole, limbs.count))
    guard rest > 0 else { return }
    for index in limbs.indices {
      let next = index + 1 < limbs.count ? limbs[index + 1] : 0
      limbs[index] = limbs[index] >> rest | next << (64 - rest)
    }
    dropLeadingZeros()
  }

  /// How many binary zeros it ends with; 0 for 0.
  var trailingZeroBitCount: Int {
    guard let place = limbs.firstIndex(where: { $0 != 0 }) else { return 0 }
    return place * 64 + limbs[place].trailingZeroBitCount
  }

  /// Ten to the power of `exponent`, which is 0 or more.
  static func powerOfTen(_ exponent: Int) -> BigNatural {
    var power = one
    var square = BigNatural(10)
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { power = power * square }
      rest >>= 1
      if rest > 0 { square = square * square }
    }
    return power
  }
}
