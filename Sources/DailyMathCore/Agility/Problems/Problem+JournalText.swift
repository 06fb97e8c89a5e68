extension Problem {
  /// The longest text of a problem, in bytes; none with whole numbers of 64 bits is longer.
  static let longestJournalText = 96

  /// The same problem of that text; `nil` where it is none.
  ///
  /// It is how journals spell problems, in ASCII and without spaces: `7*8`, `56/7`, `12+-5`, `7*?=56`, `0.5*8`,
  /// `(1/2)+(1/3)`, `25%80`, `12^`, `r144`. A problem has one spelling only; any other is refused.
  public init?(journalText: String) {
    guard journalText.utf8.count <= Self.longestJournalText else { return nil }
    var reader = ProblemReader(journalText)
    // What is spelt otherwise than it would be written, as 007 or 2/4, does not come out the same.
    guard let problem = reader.problem(), problem.journalText == journalText else { return nil }
    self = problem
  }

  /// The text by which journals know the problem.
  public var journalText: String {
    let (left, sign) = (first.journalText, operation.rawValue)
    let right = second?.journalText ?? ""
    return switch (operation, blank) {
    case (.square, _): left + sign
    case (.root, _): sign + left
    case (_, .result): left + sign + right
    case (_, .first): "?" + sign + right + "=" + result.journalText
    case (_, .second): left + sign + "?=" + result.journalText
    }
  }
}

extension Operand {
  /// The text by which journals know the number: a fraction in parentheses, a point for the decimal mark.
  fileprivate var journalText: String {
    let text = text(decimalMark: ".")
    return notation == .fraction ? "(\(text))" : text
  }
}
