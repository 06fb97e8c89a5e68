import DailyMathSystem

/// A line of text that a person edits, with the place where the next letter goes.
///
/// The keys are those of the usual line editors: arrows, Home, End, Backspace, Delete, and Control-A, -E, -W, -U, -K,
/// Alt-B, Alt-F. Text is made harmless as it comes in, so what is kept can be drawn.
package struct TextField: Hashable, Sendable {
  /// The clusters of the text, so that a place in it is found at once.
  private(set) var characters: [Character]
  /// How many clusters stand before the place where the next letter goes.
  package private(set) var cursor: Int
  /// The columns that those clusters take where ambiguous characters are narrow.
  private var cursorColumn: Int
  private var byteCount: Int
  /// The most that fits, in bytes of UTF-8.
  package let byteLimit: Int

  /// A field with that text and the cursor behind it.
  ///
  /// Text beyond the limit is cut off between clusters.
  package init(_ text: String = "", byteLimit: Int = 1_024) {
    characters = []
    cursor = 0
    cursorColumn = 0
    byteCount = 0
    self.byteLimit = byteLimit
    insert(pasted: text)
  }

  /// The text as it stands.
  package var text: String { String(characters) }

  /// Whether there is no text.
  package var isEmpty: Bool { characters.isEmpty }

  /// Takes a key press and says whether it was one for a field; the caller handles the others.
  package mutating func handle(_ press: KeyPress) -> Bool {
    if let character = press.typedCharacter {
      insert(String(character))
      return true
    }
    guard let edit = FieldEdit(press) else { return false }
    apply(edit)
    return true
  }

  /// Inserts pasted text, its newlines as spaces, and says whether something had to be cut off.
  @discardableResult
  package mutating func insert(pasted text: String) -> Bool {
    insert(String(text.map { $0.isNewline ? " " : $0 }))
  }

  /// Takes all text away.
  package mutating func clear() {
    replace(0..<characters.count, with: [])
  }

  /// Inserts what fits of a text and says whether something had to be cut off.
  @discardableResult
  private mutating func insert(_ text: String) -> Bool {
    let filtered = DisplayText.filtered(text, newlines: .replace)
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

  private mutating func apply(_ edit: FieldEdit) {
    switch edit {
    case .moveLeft: move(to: cursor - 1)
    case .moveRight: move(to: cursor + 1)
    case .moveToStart: move(to: 0)
    case .moveToEnd: move(to: characters.count)
    case .moveWordLeft: move(to: wordStart)
    case .moveWordRight: move(to: wordEnd)
    case .deleteBackward: replace(max(0, cursor - 1)..<cursor, with: [])
    case .deleteForward: replace(cursor..<min(characters.count, cursor + 1), with: [])
    case .deleteWord: replace(wordStart..<cursor, with: [])
    case .deleteToStart: replace(0..<cursor, with: [])
    case .deleteToEnd: replace(cursor..<characters.count, with: [])
    }
  }

  private mutating func move(to place: Int) {
    cursor = min(max(0, place), characters.count)
    measure()
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

  /// The columns that the clusters before the cursor take.
  ///
  /// The field does not know the terminal when it is edited, so only the usual widths are counted as text is typed.
  func cursorColumn(widths: WidthPolicy) -> Int {
    widths == .narrow ? cursorColumn : Self.columns(of: characters[..<cursor], widths: widths)
  }

  private mutating func measure() { cursorColumn = Self.columns(of: characters[..<cursor]) }

  private static func columns(
    of characters: ArraySlice<Character>, widths: WidthPolicy = .narrow
  ) -> Int {
    characters.reduce(0) { $0 + CharacterWidth.columns(of: $1, widths: widths) }
  }

  private static func bytes(of characters: ArraySlice<Character>) -> Int {
    characters.reduce(0) { $0 + $1.utf8.count }
  }

  private var wordStart: Int {
    var place = cursor
    while place > 0, !Self.isWordPart(characters[place - 1]) { place -= 1 }
    while place > 0, Self.isWordPart(characters[place - 1]) { place -= 1 }
    return place
  }

  private var wordEnd: Int {
    var place = cursor
    while place < characters.count, !Self.isWordPart(characters[place]) { place += 1 }
    while place < characters.count, Self.isWordPart(characters[place]) { place += 1 }
    return place
  }

  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}
