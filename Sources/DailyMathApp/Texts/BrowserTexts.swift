package import DailyMathCore
import DailyMathTerminal

/// What the browser of all cards says.
package struct BrowserTexts: Sendable {
  /// What can be typed into the empty field, by examples.
  package let placeholder: String
  /// What stands in the place of the cards while they are made ready.
  package let preparing: String
  /// How many cards there are, or are found of how many, beside the field.
  package let count: @Sendable (Int, Int) -> String
  /// How many cards are chosen, 1 or more, and how many of them are not in the list.
  package let chosen: @Sendable (Int, Int) -> String
  /// What the list says where the query lets nothing through.
  package let noMatches: String
  /// What the list says where the trash is empty.
  package let emptyTrash: String
  /// The heading of what cards ask.
  package let promptHeading: String
  /// The headings of the other columns.
  package let headings: [CardSorting.Key: String]
  /// The names of the orders.
  package let sortings: [CardSorting.Key: String]
  /// Stands for the day of a card that is suspended.
  package let suspended: String
  /// Stands for the day of a card that was put off.
  package let buried: String
  /// Stands for the day of a card in the trash.
  package let deleted: String
  /// Stands for what a card asks that was deleted elsewhere a moment ago.
  package let gone: String
  /// What is wrong with a query, and what would be right.
  package let fault: @Sendable (CardQueryError.Kind) -> String
  /// What was done to how many cards, with the names of categories.
  package let deed: @Sendable (BrowserDeed, CommonTexts) -> String
  /// What was taken back, from what had been done.
  package let undone: @Sendable (String) -> String
  /// There is nothing to take back.
  package let nothingToUndo: String
  /// What was done last cannot be taken back any more.
  package let changedSince: String
  /// Nothing was to be changed.
  package let nothingChanged: String
  /// New cards have no day.
  package let onlyNew: String
  /// The question before cards are deleted.
  package let askDelete: @Sendable (Int) -> String
  /// How many of the cards, 1 or more, are not in the list.
  package let hidden: @Sendable (Int) -> String
  /// What a deletion means, under that question.
  package let deleteDetail: String
  /// The question before the trash is emptied.
  package let askEmpty: @Sendable (Int) -> String
  /// What that means, under the question.
  package let emptyDetail: String
  /// The button that empties the trash.
  package let empty: String
  /// The titles of the other dialogs, from how many cards they are about.
  package let title: @Sendable (BrowserDialog.Kind, Int) -> String
  /// What can be typed into the fields of those dialogs.
  package let advice: @Sendable (BrowserDialog.Kind) -> String
  /// What is wrong with a day.
  package let dayFault: @Sendable (DayWish.Fault) -> String
  /// The choice that takes cards out of decks of the learner's own.
  package let noDeck: String
  /// The choices that make a deck or a tag of that name.
  package let new, newTag: @Sendable (String) -> String
  /// What stands where nothing can be chosen.
  package let noChoice: String
  /// What the tools do, in the row of keys.
  package let tools: Tools
  /// The words of the card that is shown beside the list.
  package let preview: Preview
  /// The words of the plain mode alone.
  package let plain: Plain

  /// What the keys do, in the row of keys.
  package struct Tools: Sendable {
    /// Open, search, choose one and all.
    package let open, search, choose, all: String
    /// Suspend, mark, put off, move, add a tag and take one away.
    package let suspend, mark, bury, move, tag, untag: String
    /// Delete, put on another day, practise and take back.
    package let delete, reschedule, practise, undo: String
    /// Sort by something else and the other way, show the card at hand, and go to the decks.
    package let sort, reverse, preview, decks: String
    /// Bring back from the trash, and empty it.
    package let restore, empty: String
    /// What Esc and Enter do: let the chosen cards go, end the search, be done, go to the list.
    package let clearChoice, clearQuery, done, results: String
  }

  /// The words of the card that is shown beside the list.
  package struct Preview: Sendable {
    /// Before another right answer.
    package let alternative: @Sendable (String) -> String
    /// Before the note.
    package let note: @Sendable (String) -> String
    /// Before the tags.
    package let tags: @Sendable (String) -> String
    /// When the card comes, from the words for that.
    package let due: @Sendable (String) -> String
    /// The interval in days, the ease and how often the card was forgotten.
    package let schedule: @Sendable (Int, String, Int) -> String
    /// Over the last answers.
    package let reviews: String
    /// The card was never answered.
    package let noReviews: String
    /// A mark, and what a card is that was forgotten too often.
    package let marked, leech: String
  }

  /// What only the plain mode says.
  package struct Plain: Sendable {
    /// What can be typed under a list, in lines that are said once.
    package let commands: [String]
    /// The heading over the cards found.
    package let found: @Sendable (String) -> String
    /// The choice that begins with all cards found.
    package let allFound: @Sendable (String) -> String
    /// The prompt under the choices of decks or tags.
    package let choice: String
    /// The choices of one card, and of several.
    package let suspendOrNot, markOrNot: String
  }

  /// The name of a choice in a dialog.
  package func name(of choice: BrowserDialog.Choice, _ texts: Texts) -> String {
    switch choice {
    case .deck(.own(let name)), .tag(let name): name
    case .deck(.category(let category)): texts.common.name(of: category)
    case .noDeck: noDeck
    case .newDeck(let name): new(name)
    case .newTag(let name): newTag(name)
    }
  }

  /// A name that the learner wrote, made ready for a sentence: where it is long, its beginning.
  static func short(_ name: String) -> String {
    TextLayout.truncated(CardText.line(name), to: 32)
  }

  /// The sentence of a notice.
  func sentence(for notice: BrowserNotice, _ common: CommonTexts) -> String {
    switch notice {
    case .done(let deed): self.deed(deed, common)
    case .undone(let deed): undone(self.deed(deed, common))
    case .nothingToUndo: nothingToUndo
    case .changedSince: changedSince
    case .nothingChanged: nothingChanged
    case .onlyNew: onlyNew
    }
  }
}
