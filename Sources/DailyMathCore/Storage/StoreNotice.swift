/// Something about the files that the learner should know, though the account could be opened.
public enum StoreNotice: Hashable, Sendable {
  /// A line of a journal is no event; it was passed over, and `copy` holds its bytes (`nil` where they could not be kept).
  ///
  /// There is one notice for each line; damaged lines that follow one another share a copy.
  case damagedLine(path: String, copy: String?)
  /// The last line of our own journal was never finished; it was cut off, and `copy` holds its bytes.
  case tornLine(path: String, copy: String)
  /// A journal of another device could not be read; its events are missing for now.
  case unreadableJournal(path: String)
  /// The snapshot was damaged; the state was made anew from the journals, and nothing is lost.
  case damagedSnapshot(copy: String?)
}
