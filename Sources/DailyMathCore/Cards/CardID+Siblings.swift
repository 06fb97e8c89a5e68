extension CardID {
  /// What the identities of siblings begin with: the identity of the first of them.
  public var family: CardID {
    // By bytes, since a plan asks for it for every sibling that is due; most identities are their family's.
    guard let end = text.utf8.firstIndex(of: 0x2E) else { return self }
    return CardID(String(text[..<end]))
  }

  /// The identity of the sibling that asks in `form`.
  ///
  /// It follows from the family's name alone, so that two machines that add the same gap write the same card.
  public func sibling(in form: CardForm) -> CardID {
    switch form {
    case .basic, .forward, .cloze(gap: 1): family
    case .backward: CardID("\(family.text)\(Self.separator)r")
    case .cloze(let gap): CardID("\(family.text)\(Self.separator)\(gap)")
    }
  }

  /// No random identity has it.
  private static let separator: Character = "."
}
