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
  /// What is typed.
  package var field = TextField(byteLimit: CardContent.longestField / 16)
  /// What can be chosen, before anything was typed.
  let options: [Choice]
  /// Which choice is selected.
  var list = ListState()
  /// Whether Enter would do what cannot simply be done again.
  package var isConfirmSelected = false
  /// Why what was typed is no day; `nil` where it is one, or nobody was told.
  package var fault: DayWish.Fault?

  /// Begins a dialog about cards.
  init(_ kind: Kind, cards: [CardID], options: [Choice] = []) {
    self.kind = kind
    self.cards = cards
    self.options = options
  }

  /// What was typed, without spaces at its ends.
  var text: String { field.text.trimmed }

  /// What can be chosen now: what there is with the typed words in its name, and at the end what would be new.
  func choices(_ texts: Texts) -> [Choice] {
    guard !text.isEmpty else { return options }
    let wanted = SearchText(text)
    let names = options.map { ($0, SearchText(texts.browser.name(of: $0, texts))) }
    let found = names.filter { $0.1.contains(wanted) }
    // What is called so already comes first, so that Enter takes it.
    let same = found.filter { $0.1 == wanted }
    let rest = found.filter { $0.1 != wanted }
    guard same.isEmpty else { return (same + rest).map(\.0) }
    switch kind {
    case .move: return rest.map(\.0) + [.newDeck(text)]
    case .addTag: return rest.map(\.0) + [.newTag(text)]
    case .removeTag, .reschedule, .delete, .emptyTrash: return rest.map(\.0)
    }
  }
}
