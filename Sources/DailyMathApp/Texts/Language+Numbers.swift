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

  /// A number of hundredths that is not negative, with both decimals: `2,50` in Spanish, `2.50` in English.
  package func decimal(hundredths value: Int) -> String {
    let decimals = value % 100
    return number(value / 100) + (self == .spanish ? "," : ".")
      + (decimals < 10 ? "0" : "") + String(decimals)
  }
}
