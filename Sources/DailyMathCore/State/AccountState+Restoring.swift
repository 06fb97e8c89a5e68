extension AccountState {
  /// What is to be written so that a card of the trash is back; `nil` where it is not there.
  ///
  /// Writing it anew brings it back whatever the number of deletions, two terminals' at the same time among them, and can
  /// itself be taken back. Siblings that were edited in the meantime hand on what they say.
  func restoring(_ id: CardID) -> EventPayload? {
    guard let trashed = cardTable[id]?.trashed else { return nil }
    return .cardPut(id, sharedContent(for: trashed))
  }

  /// What the card says once it is back: what its siblings say, where that still has what the card asks.
  private func sharedContent(for trashed: TrashedCard) -> CardContent {
    let siblings = cards(ofFamily: trashed.id.family).compactMap { content(of: $0) }
    let type = trashed.content.form.type
    guard type != .basic, var content = siblings.first(where: { $0.form.type == type }) else {
      return trashed.content
    }
    if type == .cloze {
      let asked = Set(siblings.map(\.form))
      guard let form = content.form(asking: trashed.content, besides: asked) else {
        return trashed.content
      }
      content.form = form
    } else {
      content.form = trashed.content.form
    }
    return content
  }
}

extension CardContent {
  /// The form in which the text with gaps asks what `other` asks, none of `asked`; `nil` where there is none.
  ///
  /// A gap keeps its words and not its number, since those before it may be gone.
  fileprivate func form(asking other: CardContent, besides asked: Set<CardForm>) -> CardForm? {
    let text = ClozeText(prompt)
    let answer = other.face.answer
    return ([other.form] + siblings).first { form in
      guard case .cloze(let gap) = form else { return false }
      return !asked.contains(form) && text.answer(ofGap: gap) == answer
    }
  }
}
