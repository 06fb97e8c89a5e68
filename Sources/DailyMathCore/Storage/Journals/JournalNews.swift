/// What has been added to an account's journals since they were last read.
struct JournalNews {
  /// An unfinished last line of one of our own journals.
  struct OwnTail {
    /// The file's name.
    let name: String
    /// Where the line begins.
    let offset: Int
    /// Where `bytes` begin: where the line does, unless so much of it stands there that it was set aside in pieces.
    let bytesOffset: Int
    /// What there is of it.
    let bytes: [UInt8]
    /// Whether only the newline is missing.
    let isWhole: Bool
  }

  /// The new events, file by file.
  var events: [Event] = []
  /// The new lines that are no events, each with the name of its file.
  var damaged: [(file: String, damage: JournalDamage)] = []
  /// The unfinished lines of our own files, which are mended under the lock.
  var ownTails: [OwnTail] = []
  /// Other devices' files that could not be read.
  var unreadable: [String] = []
}
