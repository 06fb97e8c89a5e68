extension DrillSession {
  /// What is to be written now and was not handed out before, oldest first; each piece is handed out once.
  ///
  /// As long as the drill goes on, these are pieces of `DrillPart.mostAnswers` answers. At its end it is the rest with the
  /// outcome. A drill without answers leaves nothing. Problems that were missed just now are none that are new, either, and so
  /// are written as a repeat.
  public mutating func takeParts() -> [DrillPart] {
    var parts: [DrillPart] = []
    while let part = nextPart() {
      handedOut += part.answers.count
      isOutcomeHandedOut = part.outcome != nil
      parts.append(part)
    }
    return parts
  }

  private func nextPart() -> DrillPart? {
    let rest = answers[handedOut...]
    let isLast = phase == .over && rest.count <= DrillPart.mostAnswers
    guard isLast ? !isOutcomeHandedOut && !answers.isEmpty : rest.count >= DrillPart.mostAnswers
    else { return nil }
    return DrillPart(
      run: run, settings: settings, seed: seed, isRepeat: isRepeat || isGiven,
      answers: Array(rest.prefix(DrillPart.mostAnswers)), outcome: isLast ? outcome : nil)
  }
}
