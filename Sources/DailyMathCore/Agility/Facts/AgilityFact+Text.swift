extension AgilityFact {
  /// The text by which snapshots know the fact.
  public var text: String {
    // A stand-in for the area of the problems.
    switch self {
    case .pair(let operation, let left, let right): "\(operation.rawValue)\(left),\(right)"
    case .kind(let operation, let first, let second, let carries):
      "\(operation.rawValue)\(first):\(second)\(carries ? "c" : "")"
    }
  }

  /// A problem that practises the fact.
  public func problem(using generator: inout SplitMix64) -> Problem {
    // A stand-in for the area of the problems.
    let isTurned = generator.next(below: 2) == 1
    switch self {
    case .pair(let operation, let left, let right):
      return Problem(
        combining: operation, isTurned ? right : left, isTurned ? left : right) ?? .simplest
    case .kind(let operation, let first, let second, _):
      let low = [1, 10, 100, 1_000, 10_000]
      for _ in 0..<200 {
        let left = low[min(first, 4) - 1] + generator.next(below: low[min(first, 4) - 1] * 9)
        let right = low[min(second, 4) - 1] + generator.next(below: low[min(second, 4) - 1] * 9)
        let problem =
          operation == .division || operation == .subtraction
          ? Problem(combining: operation, right, max(1, operation == .division ? left / right : left - right))
          : Problem(combining: operation, left, right)
        if let problem, problem.fact == self { return problem }
      }
      return .simplest
    }
  }
}
