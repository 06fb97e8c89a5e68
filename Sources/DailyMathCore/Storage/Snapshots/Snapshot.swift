/// An account's state as it was when its journals had been read up to given marks: a cache of their fold.
struct Snapshot: Equatable, Sendable {
  /// The format of the text; one that was written in another is passed over and made anew.
  static let format = 3
  /// The largest text that is read, in bytes.
  static let largestFile = 1 << 30

  /// How far each journal was folded, by the file's name.
  var marks: [String: JournalMark]
  /// The state up to there.
  var state: AccountState
}
