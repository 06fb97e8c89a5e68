/// A number of a problem, and how it is written there.
public struct Operand: Hashable, Sendable {
  /// The ways in which a number is written.
  public enum Notation: Hashable, Sendable {
    /// A whole number, with a minus sign where it is negative.
    case integer
    /// Digits after a decimal mark, so many of them; 1 to 6.
    case decimal(places: Int)
    /// A fraction in lowest terms, such as `3/4`, that is no whole number.
    case fraction
  }

  /// The exact value.
  public let value: ExactFraction
  /// How it is written.
  public let notation: Notation

  /// The digits that may stand behind a decimal mark.
  static let places = 1...6

  /// A number written in that way; `nil` where the value cannot be written so.
  public init?(_ value: ExactFraction, as notation: Notation) {
    switch notation {
    case .integer: guard value.denominator == 1 else { return nil }
    case .decimal(let places):
      guard Self.places.contains(places), let power = ExactFraction.powerOfTen(places),
        value.multiplied(by: power)?.denominator == 1
      else { return nil }
    case .fraction: guard value.denominator != 1 else { return nil }
    }
    self.value = value
    self.notation = notation
  }

  /// A whole number.
  public init(_ integer: Int) {
    // A whole number over one always is a fraction, except for the one that has no opposite.
    value = ExactFraction(max(integer, -Int.max)) ?? .zero
    notation = .integer
  }

  /// The number written as is usual beside those others.
  ///
  /// A whole number has no mark; beside a fraction it is one, too; else it has as few decimal places as it needs, and it is a
  /// fraction where six are not enough.
  init(_ value: ExactFraction, beside others: [Operand?]) {
    let hasFraction = others.contains { $0?.notation == .fraction }
    let decimal =
      hasFraction
      ? nil
      : Self.places.lazy
        .compactMap { Operand(value, as: .decimal(places: $0)) }.first
    self.value = value
    notation = value.denominator == 1 ? .integer : decimal?.notation ?? .fraction
  }

  /// The value without its sign and without the decimal mark: 25 for 2.5 and for −2.5; 0 for a fraction.
  var digits: Int {
    let scaled: ExactFraction? =
      switch notation {
      case .integer: value
      case .decimal(let places): ExactFraction.powerOfTen(places).flatMap(value.multiplied(by:))
      case .fraction: .zero
      }
    return abs(scaled?.numerator ?? 0)
  }

  /// The digits, with that decimal mark; ASCII only, a minus sign is a hyphen.
  public func text(decimalMark: Character) -> String {
    let sign = value.numerator < 0 ? "-" : ""
    switch notation {
    case .integer: return "\(value.numerator)"
    case .fraction: return "\(value.numerator)/\(value.denominator)"
    case .decimal(let places):
      // There is a digit before the mark, which is a 0 below 1.
      let text = "\(digits)"
      let padded = String(repeating: "0", count: max(0, places + 1 - text.count)) + text
      return "\(sign)\(padded.dropLast(places))\(decimalMark)\(padded.suffix(places))"
    }
  }

  /// The number as it is shown: like `text(decimalMark:)`, with `−` (U+2212) for a minus sign.
  public func shownText(decimalMark: Character) -> String {
    let text = text(decimalMark: decimalMark)
    return value.numerator < 0 ? "−" + text.dropFirst() : text
  }
}
