extension Problem {
  /// What is asked, as it is shown: `7 × 8`, `7 × ? = 56`, `25% × 80`, `√144`, `12²`.
  ///
  /// A minus sign is `−` (U+2212). A negative second operand stands in parentheses, and so does a fraction where the line could
  /// be read as another operation.
  public func question(decimalMark: Character) -> String {
    let text = line(decimalMark) { blank == $0 ? "?" : nil }
    return blank == .result ? text : equation(text, decimalMark)
  }

  /// The problem with its answer in place: `7 × 8 = 56`, `−3/4 + (−5/8) = −11/8`.
  public func solved(decimalMark: Character) -> String {
    equation(line(decimalMark) { _ in nil }, decimalMark)
  }

  private func equation(_ left: String, _ decimalMark: Character) -> String {
    "\(left) = \(result.shownText(decimalMark: decimalMark))"
  }

  /// What stands before the equals sign, where `mark` may put something else in the place of an operand.
  private func line(_ decimalMark: Character, mark: (Blank) -> String?) -> String {
    let left = mark(.first) ?? shown(first, isSecond: false, decimalMark)
    switch operation {
    case .square: return left + "²"
    case .root: return "√" + left
    case .addition, .subtraction, .multiplication, .division, .percentage: break
    }
    let right = second.map { mark(.second) ?? shown($0, isSecond: true, decimalMark) } ?? ""
    return "\(left)\(operation.sign)\(right)"
  }

  private func shown(_ operand: Operand, isSecond: Bool, _ decimalMark: Character) -> String {
    let text = operand.shownText(decimalMark: decimalMark)
    let isNegative = operand.value.numerator < 0
    let isFraction = operand.notation == .fraction
    let isAmbiguous =
      switch operation {
      case .addition, .subtraction, .multiplication: isSecond && isNegative
      case .division: isFraction || isSecond && isNegative
      case .percentage: isSecond ? isNegative : isFraction
      case .square: isFraction || isNegative
      case .root: isFraction
      }
    return isAmbiguous ? "(\(text))" : text
  }
}

extension AgilityOperation {
  /// What stands between two operands, with the spaces around it.
  fileprivate var sign: String {
    switch self {
    case .addition: " + "
    case .subtraction: " − "
    case .multiplication: " × "
    case .division: " ÷ "
    case .percentage: "% × "
    case .square, .root: ""
    }
  }
}
