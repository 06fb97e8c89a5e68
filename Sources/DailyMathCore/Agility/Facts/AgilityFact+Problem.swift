extension AgilityFact {
  /// A problem that practises the fact, and asks for what comes out.
  ///
  /// A pair comes exactly, with either number first. Of a kind a problem is drawn; where none is found, one with the same
  /// operation and sort of numbers comes as near as can be.
  public func problem(using generator: inout SplitMix64) -> Problem {
    switch self {
    case .pair(let operation, let left, let right):
      let isTurned = generator.next(below: 2) == 1
      let (first, second) = (Operand(isTurned ? right : left), Operand(isTurned ? left : right))
      // Nothing can be divided by 0, so that 0 ÷ 7 cannot be turned.
      return Problem(combining: operation, first, second)
        ?? Problem(combining: operation, second, first) ?? .simplest
    case .kind(let operation, let first, let second, _, let form):
      var nearest: Problem?
      for attempt in 0..<KindDraw.attempts {
        let draw = KindDraw(
          operation, firstDigits: first, secondDigits: second, form: form,
          attempt: attempt)
        guard let problem = draw.problem(using: &generator) else { continue }
        if problem.fact == self { return problem }
        if nearest == nil || problem.fact.isNear(self) { nearest = problem }
      }
      return nearest ?? .simplest
    }
  }

  private func isNear(_ other: AgilityFact) -> Bool {
    guard case .kind(let operation, _, _, _, let form) = self,
      case .kind(operation, _, _, _, form) = other
    else { return false }
    return true
  }
}
