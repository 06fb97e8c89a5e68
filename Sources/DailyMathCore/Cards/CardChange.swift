/// One change that is made to many cards at once, such as those chosen in a table.
///
/// What siblings share (deck, category, tags) changes for all of a family; everything else changes the chosen cards and no
/// other. `AccountState.payloads(for:of:)` says what is to be written for it.
public enum CardChange: Hashable, Sendable {
  /// The cards are taken out of what is asked, or put back.
  case suspend(Bool)
  /// The cards are marked to be found again, or their marks are taken away.
  case mark(Bool)
  /// The cards are not asked any more on the study day on which this is written.
  case bury
  /// The cards move to a deck, with their siblings.
  ///
  /// One of the learner's own leaves the category as it is; without a name, it takes the cards back to the decks of their
  /// categories. The deck of a category makes it theirs.
  case move(CardDeck)
  /// The cards are of that category now, with their siblings; those in an own deck stay there.
  case category(CardCategory)
  /// The cards get a tag, after those that they have, with their siblings.
  case addTag(String)
  /// The cards lose a tag, whatever its case and accents, with their siblings.
  case removeTag(String)
  /// Exactly the chosen cards go to the trash: one gap or one direction can go, while its siblings stay.
  case delete
  /// Cards of the trash come back with everything that they were.
  case restore
  /// The cards that have a schedule are due on that day, or today where it is past; a new card has none.
  case reschedule(StudyDay)
  /// Cards of the trash leave it for good; cards that are in use stay what they are.
  case purge
}
