extension AccountState {
  /// The cards of a family that there are, the first sibling first; those that were deleted are none.
  public func cards(ofFamily family: CardID) -> [CardID] {
    // A card by itself may have an identity that looks like a sibling's, from another program for instance.
    let isPlain = family == family.family
    let others: [CardForm] =
      isPlain ? [.backward] + (2...CardForm.mostGaps).map { .cloze(gap: $0) } : []
    return ([family] + others.map { family.sibling(in: $0) }).filter {
      histories[$0]?.hasCard ?? false
    }
  }

  /// What has to be written so that the cards of a family are those that are made of `content`, and no others.
  ///
  /// Every sibling says the same from then on; a card that goes on in another form keeps its schedule, and one whose gap is
  /// gone is deleted, so that it can be brought back.
  public func payloads(writing content: CardContent, asFamily family: CardID) -> [EventPayload] {
    var wanted: Set<CardID> = []
    let puts = content.siblings.map { form -> EventPayload in
      var sibling = content
      sibling.form = form
      let id = form.hasSiblings ? family.sibling(in: form) : family
      wanted.insert(id)
      return .cardPut(id, sibling)
    }
    return puts + cards(ofFamily: family).filter { !wanted.contains($0) }.map { .cardDelete($0) }
  }
}
