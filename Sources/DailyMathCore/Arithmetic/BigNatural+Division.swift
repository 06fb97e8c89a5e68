extension BigNatural {
  /// How often `divisor`, which must not be 0, goes into the number, and what is left.
  ///
  /// Long division digit by digit to the base 2⁶⁴: Knuth, "The Art of Computer Programming" 2, 4.3.1, algorithm D.
  func quotientAndRemainder(
    dividingBy divisor: BigNatural
  ) -> (quotient: BigNatural, remainder: BigNatural) {
    precondition(!divisor.isZero, "nothing is divided by zero")
    guard self >= divisor else { return (.zero, self) }
    guard divisor.limbs.count > 1 else {
      let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor.limbs[0])
      return (quotient, BigNatural(remainder))
    }
    // With the divisor's highest bit set, a guess from its two highest digits is off by one at the most.
    let shift = divisor.limbs[divisor.limbs.count - 1].leadingZeroBitCount
    let below = divisor.shiftedLeft(by: shift).limbs
    var rest = shiftedLeft(by: shift).limbs
    rest += Array(repeating: 0, count: limbs.count + 1 - rest.count)
    var quotient = [UInt64](repeating: 0, count: rest.count - below.count)
    for place in quotient.indices.reversed() {
      let guess = Self.guessedDigit(of: rest, at: place, dividingBy: below)
      quotient[place] = Self.subtract(guess, times: below, from: &rest, at: place)
    }
    var remainder = BigNatural(limbs: rest)
    remainder.shiftRight(by: shift)
    return (BigNatural(limbs: quotient), remainder)
  }

  /// How often `divisor`, which must not be 0, goes into the number, and what is left.
  func quotientAndRemainder(
    dividingBy divisor: UInt64
  ) -> (quotient: BigNatural, remainder: UInt64) {
    var quotient = limbs
    var remainder: UInt64 = 0
    for index in limbs.indices.reversed() {
      (quotient[index], remainder) = divisor.dividingFullWidth((remainder, limbs[index]))
    }
    return (BigNatural(limbs: quotient), remainder)
  }

  /// The digit of a quotient, or one more than that.
  private static func guessedDigit(
    of rest: [UInt64], at place: Int, dividingBy below: [UInt64]
  ) -> UInt64 {
    let top = place + below.count
    let first = below[below.count - 1]
    let second = below[below.count - 2]
    var guess: UInt64
    var left: UInt64
    if rest[top] >= first {
      // The quotient of the two would be 2⁶⁴ or more.
      guess = .max
      let (sum, overflow) = rest[top - 1].addingReportingOverflow(first)
      guard !overflow else { return guess }
      left = sum
    } else {
      (guess, left) = first.dividingFullWidth((rest[top], rest[top - 1]))
    }
    while true {
      let product = guess.multipliedFullWidth(by: second)
      guard (product.high, product.low) > (left, rest[top - 2]) else { return guess }
      guess -= 1
      let (sum, overflow) = left.addingReportingOverflow(first)
      guard !overflow else { return guess }
      left = sum
    }
  }

  /// Takes `digit` times `below` away from `rest`, or one time less where that is too much, and returns how often it was.
  private static func subtract(
    _ digit: UInt64, times below: [UInt64], from rest: inout [UInt64], at place: Int
  ) -> UInt64 {
    var carry: UInt64 = 0
    for (offset, limb) in below.enumerated() {
      let (high, low) = digit.multipliedFullWidth(by: limb)
      let (product, overflow) = low.addingReportingOverflow(carry)
      let (difference, borrow) = rest[place + offset].subtractingReportingOverflow(product)
      rest[place + offset] = difference
      carry = high + (overflow ? 1 : 0) + (borrow ? 1 : 0)
    }
    let top = place + below.count
    let isTooMuch = rest[top] < carry
    rest[top] &-= carry
    guard isTooMuch else { return digit }
    var added: UInt64 = 0
    for (offset, limb) in below.enumerated() {
      let (partial, first) = rest[place + offset].addingReportingOverflow(limb)
      let (sum, second) = partial.addingReportingOverflow(added)
      rest[place + offset] = sum
      added = first || second ? 1 : 0
    }
    rest[top] &+= added
    return digit - 1
  }

  /// The greatest number that divides both; the other one where one is 0.
  ///
  /// The binary method (Stein, 1967), which needs no division.
  func greatestCommonDivisor(with other: BigNatural) -> BigNatural {
    guard !isZero else { return other }
    guard !other.isZero else { return self }
    let shift = min(trailingZeroBitCount, other.trailingZeroBitCount)
    var larger = self
    var smaller = other
    larger.shiftRight(by: larger.trailingZeroBitCount)
    smaller.shiftRight(by: smaller.trailingZeroBitCount)
    while larger != smaller {
      if larger < smaller { swap(&larger, &smaller) }
      // One step of Euclid's method where the two differ much in length saves many subtractions.
      if larger.limbs.count > smaller.limbs.count + 1 {
        larger = larger.quotientAndRemainder(dividingBy: smaller).remainder
        guard !larger.isZero else { return smaller.shiftedLeft(by: shift) }
      } else {
        larger.subtract(smaller)
      }
      larger.shiftRight(by: larger.trailingZeroBitCount)
    }
    return larger.shiftedLeft(by: shift)
  }
}
