/// An account's state as it was when its journals had been read up to given marks: a cache of their fold.
struct Snapshot: Equatable, Sendable {
  /// The format of the text.
  static let format = 1
  /// The largest text that is read, in bytes.
  static let largestFile = 1 << 30

  /// How far each journal was folded, by the file's name.
  var marks: [String: JournalMark]
  /// The state up to there.
  var state: AccountState
}
