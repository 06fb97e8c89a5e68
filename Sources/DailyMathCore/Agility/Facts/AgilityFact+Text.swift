extension AgilityFact {
  /// The text by which snapshots know the fact: `*7,8` for a pair, `+2:2` for a kind and `+2:2c` for one with a carry.
  public var text: String {
    switch self {
    case .pair(let operation, let first, let second): "\(operation.rawValue)\(first),\(second)"
    case .kind(let operation, let firstDigits, let secondDigits, let carries):
      "\(operation.rawValue)\(firstDigits):\(secondDigits)\(carries ? "c" : "")"
    }
  }

  /// The fact of that text; `nil` where it is none.
  public init?(text: String) {
    var rest = text[...]
    guard let operation = rest.popFirst().flatMap({ AgilityOperation(rawValue: String($0)) }) else {
      return nil
    }
    let carries = rest.last == "c"
    if carries { rest.removeLast() }
    guard let mark = rest.firstIndex(where: { $0 == "," || $0 == ":" }),
      let first = Int(rest[..<mark]), let second = Int(rest[rest.index(after: mark)...])
    else { return nil }
    if rest[mark] == ":" {
      self = .kind(operation, firstDigits: first, secondDigits: second, carries: carries)
    } else {
      guard !carries, 0...Self.largestOperand ~= first, first...Self.largestOperand ~= second else {
        return nil
      }
      self = .pair(operation, first, second)
    }
  }
}
