extension AccountState {
  /// What is to be written so that a card of the trash is back; `nil` where it is not there.
  ///
  /// Writing it anew brings it back whatever the number of deletions, two terminals' at the same time among them, and can
  /// itself be taken back. Siblings that were edited in the meantime hand on what they say.
  func restoring(_ id: CardID) -> EventPayload? {
    guard let trashed = histories[id]?.trashed else { return nil }
    return .cardPut(id, sharedContent(for: trashed))
  }

  /// What the card says once it is back: what its siblings say, where that still has what the card asks.
  private func sharedContent(for trashed: TrashedCard) -> CardContent {
    let form = trashed.content.form
    let first = trashed.id.family
    let others: [CardForm]
    switch form {
    case .basic: return trashed.content
    case .forward: others = [.backward]
    case .backward: others = [.forward]
    case .cloze: others = (1...CardForm.mostGaps).map { .cloze(gap: $0) }
    }
    let sibling = others.lazy.map { first.sibling(in: $0) }.filter { $0 != trashed.id }
      .compactMap { self.content(of: $0) }.first { $0.offers(form) }
    guard var content = sibling else { return trashed.content }
    content.form = form
    return content
  }
}

extension CardContent {
  /// Tells whether what is written makes a card of `form`, too.
  fileprivate func offers(_ form: CardForm) -> Bool {
    switch (self.form, form) {
    case (.cloze, .cloze(let gap)): ClozeText(prompt).gapCount >= gap
    case (.forward, .backward), (.backward, .forward): true
    default: false
    }
  }
}
