/// What an event says; each case is one kind of line in the journal.
public enum EventPayload: Hashable, Sendable {
  /// `card.put`: a card was written for the first time, or its content was replaced.
  case cardPut(CardID, CardContent)
  /// `card.delete`: a card was taken out; its history stays in the journal.
  case cardDelete(CardID)
  /// `card.purge`: a deleted card was taken out of the trash, and nothing of it is wanted any more.
  ///
  /// A card that stands again by then is left alone. What it said is kept for the sake of events that may yet arrive: the
  /// taking back of the deletion makes the card whole, and that of the purge puts it back into the trash.
  case cardPurge(CardID)
  /// `suspend`: a card was taken out of what is asked, or put back.
  case suspend(CardID, isSuspended: Bool)
  /// `bury`: a card is not asked any more on the study day of the event.
  case bury(CardID)
  /// `mark`: a card was marked to be found again, or its mark was taken away.
  case mark(CardID, isMarked: Bool)
  /// `reschedule`: a card that has a schedule is due on that day, or on the event's own where it is past.
  ///
  /// Ease and interval stay, so that the interval after the next answer grows from the last one and not from the days that
  /// were waited. A new card stays new. A card that was to come back that day does not where a later day is given.
  case reschedule(CardID, due: StudyDay)
  /// `deck.limits`: so much of a deck is asked in a day.
  case deckLimits(CardDeck, DeckLimits)
  /// `review`: a card was answered.
  case review(Review)
  /// `agility`: a piece of a drill, with what was answered in it.
  case agility(DrillPart)
  /// `undo`: what happened under that identity to the card named is taken back.
  ///
  /// The limits of a deck can be taken back, too; their undo names a card without a name.
  case undo(of: EventIdentity, card: CardID)
  /// `profile`: the learner's profile is now this.
  case profile(Profile)
  /// `settings`: some settings changed.
  case settings(SettingsChange)
  /// A kind that this version does not know; kept in the journal and passed over.
  case unknown(kind: String)
}
