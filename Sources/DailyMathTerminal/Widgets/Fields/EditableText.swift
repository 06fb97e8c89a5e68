import DailyMathSystem

/// Text that a person edits, cluster by cluster, with the place where the next letter goes.
///
/// Text is made harmless as it comes in, so what is kept can be drawn.
struct EditableText: Hashable, Sendable {
  /// The clusters of the text, so that a place in it is found at once.
  private(set) var characters: [Character] = []
  /// How many clusters stand before the place where the next letter goes.
  private(set) var cursor = 0
  /// The columns that those clusters take, all on one line.
  private(set) var cursorColumn = 0
  private var byteCount = 0
  /// The most that fits, in bytes of UTF-8.
  let byteLimit: Int

  /// No text yet.
  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// The text as it stands.
  var text: String { String(characters) }

  /// Inserts what fits of a text and says whether something had to be cut off.
  mutating func insert(_ text: String, newlines: DisplayText.Newlines) -> Bool {
    let filtered = DisplayText.filtered(text, newlines: newlines)
    var room = byteLimit - byteCount
    var fitting: [Character] = []
    for character in filtered {
      room -= character.utf8.count
      if room < 0 { break }
      fitting.append(character)
    }
    guard !fitting.isEmpty else { return room < 0 }
    replace(cursor..<cursor, with: fitting)
    return room < 0
  }

  /// Puts the cursor before the cluster with that index, or as near to it as there is text.
  mutating func move(to place: Int) {
    cursor = min(max(0, place), characters.count)
    cursorColumn = Self.columns(of: characters[..<cursor])
  }

  /// Takes clusters away, which begin no later than at the cursor.
  mutating func remove(_ range: Range<Int>) {
    replace(range, with: [])
  }

  /// Puts clusters in the place of others, which begin no later than at the cursor, with the cursor behind them.
  ///
  /// Where something that is not ASCII is near, neighbours may join into one cluster, and what follows is cut anew. What
  /// stands before stays as it is, so that a key costs little in a long text.
  private mutating func replace(_ range: Range<Int>, with inserted: [Character]) {
    let start = max(0, range.lowerBound - 1)
    let startColumn = cursorColumn - Self.columns(of: characters[start..<cursor])
    byteCount += Self.bytes(of: inserted[...]) - Self.bytes(of: characters[range])
    characters.replaceSubrange(range, with: inserted)
    cursor = range.lowerBound + inserted.count
    let near = characters[start..<min(characters.count, cursor + 1)]
    if !near.allSatisfy(\.isASCII) {
      let before = String(characters[start..<cursor])
      let anew = Array(String(characters[start...]))
      characters.replaceSubrange(start..., with: anew)
      cursor = min(start + before.count, characters.count)
    }
    cursorColumn = startColumn + Self.columns(of: characters[start..<cursor])
  }

  private static func columns(of characters: ArraySlice<Character>) -> Int {
    characters.reduce(0) { $0 + CharacterWidth.columns(of: $1) }
  }

  private static func bytes(of characters: ArraySlice<Character>) -> Int {
    characters.reduce(0) { $0 + $1.utf8.count }
  }
}
