extension AgilityRecord {
  /// Takes in a piece of a drill, whatever came before; returns the drill where it is the piece that ends it.
  ///
  /// Whoever repeats a drill knows what comes, so that a repeat stands in the history and says nothing of facts and times.
  /// The answers of a drill that was broken off do count for both.
  @discardableResult
  mutating func take(
    _ part: DrillPart, at position: EventPosition, on moment: Moment
  ) -> DrillRun? {
    if !part.isRepeat {
      for (index, answer) in part.answers.enumerated() {
        facts[answer.problem.fact, default: FactMemory()]
          .take(answer, at: AnswerPlace(position: position, index: index), on: moment.day)
        if answer.isRight {
          times[answer.problem.answerDigits, default: AnswerTimes()].insert(answer.milliseconds)
        }
      }
    }
    guard let outcome = part.outcome else { return nil }
    let run = DrillRun(
      id: part.run, moment: moment, settings: part.settings, isRepeat: part.isRepeat,
      outcome: outcome)
    let index = runPositions.lastIndex { $0 < position }.map { $0 + 1 } ?? 0
    runPositions.insert(position, at: index)
    runs.insert(run, at: index)
    return run
  }
}
