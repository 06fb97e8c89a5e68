/// A card that was deleted and can be brought back by taking the deletion back, with everything that it was.
public struct TrashedCard: Hashable, Sendable {
  /// Which card it is.
  public let id: CardID
  /// What it said last.
  public let content: CardContent
  /// The deletion, which an undo takes back.
  public let deleted: EventPosition
}

extension CardHistory {
  /// The card in the trash; `nil` where it is not deleted, or the trash was emptied since.
  var trashed: TrashedCard? {
    guard !hasCard, !isPurged,
      let deleted = steps.last(where: { if case .delete = $0 { true } else { false } })
    else { return nil }
    for step in steps.reversed() {
      if case .put(_, _, let packed) = step {
        return TrashedCard(id: id, content: packed.content, deleted: deleted.position)
      }
    }
    return nil
  }
}
