package import DailyMathCore

extension Language {
  /// A whole number as the language writes it: `1.200` in Spanish, `1,200` in English.
  package func number(_ value: Int) -> String {
    let digits = Array(String(value.magnitude))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) {
        text += self == .spanish ? "." : ","
      }
      text.append(digit)
    }
    return value < 0 ? "−" + text : text
  }
}
