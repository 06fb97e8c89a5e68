extension AccountState {
  /// The cards of a family that there are, the first sibling first; those that were deleted are none.
  public func cards(ofFamily family: CardID) -> [CardID] {
    // A card by itself may have an identity that looks like a sibling's, from another program for instance.
    let siblings = family == family.family ? cardTable.siblings(ofFamily: family) : []
    return ([family] + siblings.filter { $0 != family }).filter { cardTable.hasCard($0) }
  }

  /// What has to be written so that the cards of a family are those that are made of `content`, and no others.
  ///
  /// Every sibling says the same from then on; a card that goes on in another form keeps its schedule, and one whose gap is
  /// gone is deleted, so that it can be brought back. A sibling that the learner had deleted by itself stays deleted.
  public func payloads(writing content: CardContent, asFamily family: CardID) -> [EventPayload] {
    let wanted = cards(for: content, ofFamily: family)
    let puts = wanted.map { form, card in
      var sibling = content
      sibling.form = form
      return EventPayload.cardPut(card, sibling)
    }
    let kept = Set(wanted.map(\.card))
    return puts + cards(ofFamily: family).filter { !kept.contains($0) }.map { .cardDelete($0) }
  }

  /// The cards that `content` makes, in the order of their forms.
  private func cards(
    for content: CardContent, ofFamily family: CardID
  ) -> [(form: CardForm, card: CardID)] {
    switch content.form {
    case .basic: return [(.basic, family)]
    case .forward, .backward:
      let both = content.siblings.map { (form: $0, card: family.sibling(in: $0)) }
      // A pair that is one already has the cards that the learner left it.
      let there = both.filter { self.content(of: $0.card)?.form.type == .pair }
      return there.isEmpty ? both : there
    case .cloze:
      let gaps = GapCards(of: ClozeText(content.prompt), asFamily: family, in: self).cards
      return gaps.sorted { $0.key < $1.key }.map { (.cloze(gap: $0.key), $0.value) }
    }
  }
}
