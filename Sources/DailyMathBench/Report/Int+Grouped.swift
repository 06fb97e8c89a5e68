extension Int {
  /// The number with a comma before each three digits.
  var grouped: String {
    let digits = Array(String(magnitude))
    let text = digits.enumerated().map { index, digit in
      let rest = digits.count - index
      return index > 0 && rest.isMultiple(of: 3) ? ",\(digit)" : "\(digit)"
    }.joined()
    return self < 0 ? "−" + text : text
  }
}
