package import DailyMathCore
package import DailyMathTerminal

/// The choice of what to practise: what was failed this week, a deck, or a tag, narrowed by what is typed.
package struct PracticeDialog: Equatable, Sendable {
  /// Cards that can be practised together.
  package struct Entry: Equatable, Sendable {
    /// Which cards they are.
    package let choice: PracticeChoice
    /// How many they are.
    package let count: Int

    /// Makes an entry.
    package init(_ choice: PracticeChoice, _ count: Int) {
      self.choice = choice
      self.count = count
    }
  }

  /// Everything that can be practised: what was failed, then decks, then tags, the largest first.
  package let entries: [Entry]
  /// The entries that have what was typed in their names.
  package private(set) var shown: [Entry]
  /// What was typed.
  package private(set) var field = TextField()
  /// Which of the shown entries is selected.
  package var list = ListState()
  /// Whether an entry without cards was taken, which is said.
  package var isRefused = false

  /// Makes the choice of these entries.
  package init(_ entries: [Entry]) {
    self.entries = entries
    shown = entries
  }

  /// Makes the choice of what `library` has on `day`; passes over all cards.
  package init(of library: AccountState, on day: StudyDay) {
    var decks: [CardDeck: Int] = [:]
    var tags: [SearchText: (name: String, count: Int)] = [:]
    var folder = SearchFolder()
    library.forEachPractisable(on: day) { deck, cardTags in
      decks[deck, default: 0] += 1
      // A tag counts once for a card, however it is spelled there.
      var counted: Set<SearchText> = []
      for tag in cardTags {
        let folded = folder.fold(tag)
        guard !folded.isEmpty, counted.insert(folded).inserted else { continue }
        let known = tags[folded]
        tags[folded] = (min(known?.name ?? tag, tag), (known?.count ?? 0) + 1)
      }
    }
    let failed = StudyScope.practice(.failedThisWeek).cardCount(in: library, on: day)
    let byTag = tags.values.sorted {
      $0.count == $1.count ? $0.name < $1.name : $0.count > $1.count
    }
    self.init(
      [Entry(.failedThisWeek, failed)]
        + DeckCount.sorted(decks).map { Entry(.deck($0.deck), $0.count) }
        + byTag.map { Entry(.tag($0.name), $0.count) })
  }

  /// The selected entry; `nil` where none is shown.
  package var selected: Entry? {
    shown.indices.contains(list.selected) ? shown[list.selected] : nil
  }

  /// Takes a key of the field.
  mutating func type(_ key: KeyPress) {
    let before = field.text
    _ = field.handle(key)
    if field.text != before { narrow() }
  }

  /// Takes text that was pasted.
  mutating func paste(_ text: String) {
    field.insert(pasted: text)
    narrow()
  }

  /// Takes the cursor before the character with that index.
  mutating func place(at index: Int) { field.moveCursor(to: index) }

  private mutating func narrow() {
    let words = field.text.split(separator: " ").map { SearchText(String($0)) }
    shown = entries.filter { entry in
      let name = SearchText(Self.names(of: entry.choice))
      return words.allSatisfy { name.contains($0) }
    }
    list = ListState()
    isRefused = false
  }

  /// What an entry is found by: its name in either language.
  private static func names(of choice: PracticeChoice) -> String {
    [Texts.spanish, .english].map { $0.practice.name(of: choice, $0.common) }
      .joined(separator: "\n")
  }
}
