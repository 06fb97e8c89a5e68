package import DailyMathCore
package import DailyMathTerminal

/// What has to be said before something is done to cards.
package struct BrowserDialog: Equatable, Sendable {
  /// What is to be done.
  package enum Kind: Equatable, Sendable {
    /// Keep the cards in another deck.
    case move
    /// Give the cards a tag.
    case addTag
    /// Take a tag from the cards.
    case removeTag
    /// Put the cards on another day.
    case reschedule
    /// Put the cards into the trash.
    case delete
    /// Take everything out of the trash for good.
    case emptyTrash

    /// Whether it is asked with two buttons and nothing is written.
    var isQuestion: Bool { self == .delete || self == .emptyTrash }
    /// Whether something is chosen from a list.
    var isChoice: Bool { self == .move || self == .addTag || self == .removeTag }
  }

  /// Something that can be chosen.
  package enum Choice: Equatable, Sendable {
    /// A deck that is there.
    case deck(CardDeck)
    /// No deck of the learner's own.
    case noDeck
    /// A deck that is made by moving cards into it.
    case newDeck(String)
    /// A tag that is there.
    case tag(String)
    /// A tag that no card has yet.
    case newTag(String)
  }

  /// What can happen in a dialog.
  package enum Action: Equatable, Sendable {
    /// A key was pressed that belongs to the field.
    case typed(KeyPress)
    /// The field was clicked before the character with that index.
    case placed(Int)
    /// A key moved through the list.
    case moved(KeyPress)
    /// A row of the list was clicked.
    case rowClicked(Int)
    /// What stands there is to be done.
    case submitted
    /// Nothing is to be done.
    case cancelled
    /// The other button was selected; true for yes.
    case answerSelected(confirm: Bool)
  }

  /// What is to be done.
  package let kind: Kind
  /// The cards to which it is done.
  package let cards: [CardID]
  /// How many of them are not in the list, so that nobody sees them.
  package let hiddenCount: Int
  /// What is typed.
  package var field = TextField(byteLimit: CardContent.longestName)
  /// What can be chosen, before anything was typed.
  let options: [Choice]
  /// Which choice is selected.
  var list = ListState()
  /// Whether Enter would do what cannot simply be done again.
  package var isConfirmSelected = false
  /// Why what was typed is no day; `nil` where it is one, or nobody was told.
  package var fault: DayWish.Fault?

  /// Begins a dialog about cards.
  init(_ kind: Kind, cards: [CardID], hiddenCount: Int = 0, options: [Choice] = []) {
    self.kind = kind
    self.cards = cards
    self.hiddenCount = hiddenCount
    self.options = options
  }

  /// What was typed, without spaces at its ends.
  var text: String { field.text.trimmed }

  /// The tag that the typed text makes, written as one of the editor's; `nil` where nothing is left of it.
  private var tag: String? {
    let words = text.split { $0.isWhitespace || $0 == "," }
    let tag = String(words.joined(separator: "-").drop { $0 == "#" })
    return tag.isEmpty ? nil : tag
  }

  /// What can be chosen now: what is called as was typed, else that as something new; then what has the words in its name.
  func choices(_ texts: Texts) -> [Choice] {
    guard !text.isEmpty else { return options }
    let wanted = [text, kind == .addTag ? tag : nil].compactMap { $0.map { SearchText($0) } }
    let names = options.map { ($0, SearchText(texts.browser.name(of: $0, texts))) }
    let found = names.filter { name in wanted.contains { name.1.contains($0) } }
    // Enter takes what was written, and a name that only has it in it where the learner goes to it.
    let same = found.filter { wanted.contains($0.1) }.map(\.0)
    let rest = found.filter { !wanted.contains($0.1) }.map(\.0)
    guard same.isEmpty else { return same + rest }
    switch kind {
    case .move: return [.newDeck(text)] + rest
    case .addTag: return (tag.map { [.newTag($0)] } ?? []) + rest
    case .removeTag, .reschedule, .delete, .emptyTrash: return rest
    }
  }
}
