/// The cards of a state as they were saved: where they are on the disk, and which of them had been in memory only.
///
/// A state that went on meanwhile rests on it by `AccountState.rest(on:)`, and gives back the memory.
public struct SavedCards: Sendable {
  /// The cards on the disk.
  let archive: CardArchive
  /// The histories that were in memory when they were written.
  let written: [CardID: CardHistory]
  /// The cards on which the saved state had rested before.
  let base: CardArchive?
  /// Which events the saved state held.
  let seen: [DeviceID: SeenNumbers]
}

extension AccountState {
  /// Goes on with the cards on the disk, so that only what changed after the saving stays in memory.
  ///
  /// The state stays equal to what it was. Nothing happens where `saved` is of a state from which this one did not come.
  public mutating func rest(on saved: SavedCards) {
    guard saved.base === cardTable.archive,
      saved.seen.allSatisfy({ device, numbers in seen[device]?.contains(numbers) ?? false })
    else { return }
    cardTable.rest(on: saved)
  }
}

extension SavedCards: Equatable {
  /// Tells whether both are of the same saving.
  public static func == (left: SavedCards, right: SavedCards) -> Bool {
    left.archive === right.archive
  }
}
