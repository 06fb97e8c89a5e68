/// Something about the files that the learner should know, though the account could be opened.
public enum StoreNotice: Hashable, Sendable {
  /// Lines of a journal that follow one another are no events and were passed over.
  ///
  /// `count` says how many, at least 1; `copy` holds their bytes (`nil` where they could not be kept).
  case damagedLines(path: String, copy: String?, count: Int)
  /// The last line of our own journal was never finished; it was cut off, and `copy` holds its bytes.
  case tornLine(path: String, copy: String)
  /// A journal of another device could not be read; its events are missing for now.
  case unreadableJournal(path: String)
  /// The snapshot was damaged; the state was made anew from the journals, and nothing is lost.
  case damagedSnapshot(copy: String?)
  /// Other users of the computer could read the data folder; now they cannot.
  case tightenedFolder(path: String)
}
