/// The words for the kinds of events that this version reads.
enum EventKind: String, JSONWord {
  // Answers come first: nearly every line is one, and words are looked for in this order.
  /// A card was answered.
  case review
  /// A card was written.
  case cardPut = "card.put"
  /// A card was taken out.
  case cardDelete = "card.delete"
  /// A card was taken out of the trash.
  case cardPurge = "card.purge"
  /// A card was taken out of what is asked, or put back.
  case suspend
  /// A card was put off for the day.
  case bury
  /// A card was marked, or its mark was taken away.
  case mark
  /// A card is due on another day.
  case reschedule
  /// So much of a deck is asked in a day.
  case deckLimits = "deck.limits"
  /// A piece of a drill.
  case agility
  /// An event was taken back.
  case undo
  /// The learner's profile.
  case profile
  /// Some settings changed.
  case settings

  /// The words, made once.
  static let words = JSONWords<Self>()
}
