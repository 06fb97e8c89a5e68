/// What an event says; each case is one kind of line in the journal.
public enum EventPayload: Hashable, Sendable {
  /// `card.put`: a card was written for the first time, or its content was replaced.
  case cardPut(CardID, CardContent)
  /// `card.delete`: a card was taken out; its history stays in the journal.
  case cardDelete(CardID)
  /// `review`: a card was answered.
  case review(Review)
  /// `undo`: the review `of` the card named is taken back.
  case undo(of: EventIdentity, card: CardID)
  /// `profile`: the learner's profile is now this.
  case profile(Profile)
  /// `settings`: some settings changed.
  case settings(SettingsChange)
  /// A kind that this version does not know; kept in the journal and passed over.
  case unknown(kind: String)
}
