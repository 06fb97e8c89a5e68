/// Lines of a journal that are no events and follow one another, with nothing but empty lines between them.
///
/// A file full of garbage is thereby one thing to set aside and not one for each line.
struct JournalDamage: Equatable {
  /// Where the first line begins in the file.
  let offset: Int
  /// Their bytes, without the last newline.
  private(set) var bytes: [UInt8] = []
  /// How many lines they are.
  private(set) var lineCount = 0
  /// What stands after the last line; it belongs to the damage if more of it follows.
  private var between: [UInt8] = []

  /// Begins where a line begins.
  init(offset: Int) {
    self.offset = offset
  }

  /// How many bytes are held.
  var heldCount: Int { bytes.count + between.count }

  /// Adds a line, or a piece of one that is too long.
  mutating func add(_ line: ArraySlice<UInt8>, lines count: Int) {
    bytes += between
    bytes += line
    between = []
    lineCount += count
  }

  /// Notes an empty line, or the end of one that was added.
  mutating func passOver(_ line: ArraySlice<UInt8>) {
    between += line
  }
}
