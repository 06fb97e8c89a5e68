extension AgilityFact {
  /// The text by which snapshots know the fact, in ASCII: `*7,8` for a pair, `+2:3c` for a kind.
  ///
  /// A kind has its digits on both sides of the colon, then `c` where something is carried, then `n`, `d` or `f` where the
  /// numbers are negative, decimal or fractions.
  public var text: String {
    switch self {
    case .pair(let operation, let left, let right): "\(operation.rawValue)\(left),\(right)"
    case .kind(let operation, let first, let second, let carries, let form):
      "\(operation.rawValue)\(first):\(second)\(carries ? "c" : "")\(form.letter)"
    }
  }

  /// The fact of that text; `nil` where no problem has it, or where it is spelt otherwise.
  public init?(text: String) {
    guard text.utf8.count <= Self.longestText, let first = text.utf8.first,
      let operation = AgilityOperation(rawValue: String(decoding: [first], as: UTF8.self)),
      let fact = Self.pair(of: operation, text.utf8.dropFirst())
        ?? Self.kind(of: operation, text.utf8.dropFirst()),
      fact.text == text
    else { return nil }
    self = fact
  }

  /// The longest text, in bytes: an operation, two numbers of two digits with a mark between them, and two letters.
  private static let longestText = 8

  /// The digits that a number of a kind can have; a number of 64 bits has no more.
  private static let digits = 1...19

  private static func pair(
    of operation: AgilityOperation, _ text: Substring.UTF8View
  ) -> AgilityFact? {
    guard let (left, right) = numbers(in: text, around: ","), 0 <= left,
      left <= right, right <= largestOperand
    else { return nil }
    switch operation {
    case .addition, .subtraction, .multiplication: break
    case .division: guard right > 0 else { return nil }
    case .square, .root: guard left == right else { return nil }
    case .percentage: return nil
    }
    return .pair(operation, left, right)
  }

  private static func kind(
    of operation: AgilityOperation, _ text: Substring.UTF8View
  ) -> AgilityFact? {
    var digitsText = text
    let form = Form.allCases.first { digitsText.last == $0.letter.utf8.first } ?? .whole
    if form != .whole { digitsText.removeLast() }
    let carries = digitsText.last == UInt8(ascii: "c")
    if carries { digitsText.removeLast() }
    guard let (first, second) = numbers(in: digitsText, around: ":"), digits.contains(first),
      operation.isUnary ? second == 0 : digits.contains(second), !carries || form != .fraction
    else { return nil }
    return .kind(
      operation, firstDigits: first, secondDigits: second, carries: carries, form: form)
  }

  private static func numbers(
    in text: Substring.UTF8View, around mark: Unicode.Scalar
  ) -> (Int, Int)? {
    let parts = text.split(separator: UInt8(ascii: mark), omittingEmptySubsequences: false)
    guard parts.count == 2, let left = Int(Substring(parts[0])),
      let right = Int(Substring(parts[1]))
    else { return nil }
    return (left, right)
  }
}

extension AgilityFact.Form {
  fileprivate var letter: String {
    switch self {
    case .whole: ""
    case .negative: "n"
    case .decimal: "d"
    case .fraction: "f"
    }
  }
}
