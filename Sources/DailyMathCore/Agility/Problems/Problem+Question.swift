extension Problem {
  /// What is asked, as it is shown: `7 × 8`, `7 × ? = 56`, `25% × 80`, `√144`, `12²`.
  ///
  /// A minus sign is `−` (U+2212). A negative second operand stands in parentheses, and so does a fraction where the line could
  /// be read as another operation.
  public func question(decimalMark: Character) -> String {
    let left = blank == .first ? "?" : shown(first, isSecond: false, decimalMark)
    switch operation {
    case .square: return left + "²"
    case .root: return "√" + left
    case .addition, .subtraction, .multiplication, .division, .percentage: break
    }
    let right = second.map { blank == .second ? "?" : shown($0, isSecond: true, decimalMark) } ?? ""
    let question = "\(left)\(operation.sign)\(right)"
    return blank == .result
      ? question : question + " = " + result.shownText(decimalMark: decimalMark)
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
