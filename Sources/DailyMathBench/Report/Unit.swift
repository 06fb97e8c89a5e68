/// What a row's numbers count, and how they are written.
package enum Unit: Equatable, Sendable {
  /// Thousandths of a second.
  case milliseconds
  /// Bytes, as whole numbers.
  case bytes
  /// Units of 1,024 × 1,024 bytes.
  case mebibytes
  /// Things that are counted, such as waits.
  case times

  /// The number with as many digits as say something, and the unit behind it.
  package func text(_ value: Double) -> String {
    switch self {
    case .milliseconds: Self.fraction(value, digits: abs(value) < 10 ? 3 : 1) + " ms"
    case .bytes: Self.fraction(value, digits: 0) + " B"
    case .mebibytes: Self.fraction(value, digits: 1) + " MiB"
    case .times: Self.fraction(value, digits: 0)
    }
  }

  private static func fraction(_ value: Double, digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { product, _ in product * 10 }
    let scaled = Int((abs(value) * Double(scale)).rounded())
    let sign = value < 0 && scaled > 0 ? "−" : ""
    guard digits > 0 else { return sign + String(scaled) }
    let rest = String(scaled % scale)
    return sign + "\(scaled / scale)." + String(repeating: "0", count: digits - rest.count) + rest
  }
}
