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

  /// The decimal mark: a comma in Spanish, a point in English.
  package var decimalMark: Character { self == .spanish ? "," : "." }

  /// A number of hundredths that is not negative, with both decimals: `2,50` in Spanish, `2.50` in English.
  package func decimal(hundredths value: Int) -> String {
    let decimals = value % 100
    return "\(number(value / 100))\(decimalMark)\(decimals < 10 ? "0" : "")\(decimals)"
  }

  /// A number of tenths that is not negative, with its decimal: `10,5` in Spanish, `10.5` in English.
  package func decimal(tenths value: Int) -> String {
    "\(number(value / 10))\(decimalMark)\(value % 10)"
  }

  /// Milliseconds in seconds with one decimal, rounded to the nearest; nothing where they are negative: `1,4 s`.
  package func seconds(milliseconds: Int) -> String {
    "\(decimal(tenths: (max(0, milliseconds) + 50) / 100)) s"
  }
}
