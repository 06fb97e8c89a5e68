extension AccountState {
  /// Takes in a piece of a drill, and counts the drill for its day where it earns.
  ///
  /// Pieces of drills cannot be taken back, so that all of it only ever adds.
  mutating func take(_ part: DrillPart, at position: EventPosition, on moment: Moment) {
    guard let run = agility.take(part, at: position, on: moment), run.earns else { return }
    tallies.change(moment.day, from: DayTally()) { tally in
      tally.drills += 1
      tally.firstDrillOrder = min(tally.firstDrillOrder, position.order)
    }
  }
}
