package import DailyMathCore
package import DailyMathTerminal

/// The decks of an account, with what holds for each in a study day.
package enum DecksScreen {
  /// A limit of a day, which has a column of the table.
  package enum Limit: Int, CaseIterable, Sendable {
    /// New cards.
    case newCards
    /// Reviews.
    case reviews
  }

  /// What is wrong with what was typed or wanted.
  package enum Fault: Equatable, Sendable {
    /// The limit is no number from 0 to 9,999.
    case number
    /// A deck needs a name.
    case nameMissing
    /// A category has that name, so that its cards and those of the deck could not be told apart.
    case nameOfCategory
    /// Only decks of the learner's own have a name that can be changed.
    case notOwn
    /// All cards of the deck are suspended, so that there is none to practise.
    case nothingToPractise
    /// It could not be saved, and nothing of it counts.
    case notSaved(StoreError)
  }

  /// Another name for a deck, as it is typed and then asked about.
  package struct Renaming: Equatable, Sendable {
    /// The deck of the learner's own that is to be called otherwise.
    package let deck: String
    /// The name so far.
    package var field: TextField
    /// Whether the learner is asked if all cards of the deck may be changed.
    package var isAsking = false
    /// Whether Enter would answer that question with yes.
    package var isConfirmSelected = false

    /// Begins with the name that holds.
    package init(_ deck: String) {
      self.deck = deck
      field = TextField(deck, byteLimit: CardContent.longestName)
    }
  }

  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// The decks as they were counted last.
    package var overview: DeckOverview
    /// Which row is selected; the first stands for all decks together, those after it for the decks.
    package var list = ListState()
    /// Which limit of the selected row the keyboard stands on.
    package var limit = Limit.newCards
    /// The limit that is being typed; `nil` where none is.
    package var entry: ProfileEntry?
    /// The name that is being changed; `nil` where none is.
    package var renaming: Renaming?
    /// The deck to select once what was asked for is saved; `nil` for the one that is selected.
    package var awaited: CardDeck?
    /// What the foot of the screen says about what was typed or wanted last; `nil` where it is silent.
    package var fault: Fault?
    /// Whether what was wanted last is saved, and the foot of the screen says so.
    package var isSaved = false

    /// Makes the list of the decks.
    package init(context: ReduceContext) {
      overview = DeckOverview(of: context.library, on: context.stamp.day)
    }

    /// The row of the selected deck; `nil` where the row of all decks is selected.
    package var row: DeckOverview.Row? {
      let index = list.selected - 1
      return overview.rows.indices.contains(index) ? overview.rows[index] : nil
    }

    /// How many rows there are, with that of all decks.
    package var rowCount: Int { overview.rows.count + 1 }

    /// Whether something was typed that is not saved.
    package var isTyping: Bool { entry != nil || renaming != nil }
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// The learner leaves the screen.
    case leaveChosen
    /// The tab with that number was clicked.
    case tabChosen(Int)
    /// The learner asked for the help.
    case helpChosen
    /// The learner wants to choose how the program looks.
    case appearanceChosen
    /// The learner leaves the program.
    case quitChosen
    /// An arrow or another key of the list moved the selection.
    case keyMoved(KeyPress)
    /// The keyboard goes to the other limit of the row.
    case limitMoved
    /// A row was clicked, which selects it; the index counts that of all decks as 0.
    case rowClicked(Int)
    /// A limit was clicked, which goes to it, or lets it be typed where the keyboard stands on it already.
    case limitClicked(row: Int, Limit)
    /// A digit was pressed, which begins a limit.
    case digitTyped(KeyPress)
    /// The limit at hand is taken away, or for all decks together is as in a new account.
    case limitCleared
    /// A key was pressed that belongs to the limit that is typed.
    case entryTyped(KeyPress)
    /// The learner is done with typing a limit, which then holds where it can, or is forgotten.
    case entryClosed(keepsText: Bool)
    /// A whole limit was entered for the selected row; an empty one takes it away.
    case limitEntered(Limit, String)
    /// The learner wants to see the cards of the selected row.
    case cardsChosen
    /// The learner wants to practise the selected deck.
    case practiceChosen
    /// The learner wants to call the selected deck otherwise.
    case renameChosen
    /// A key was pressed that belongs to the name.
    case nameTyped(KeyPress)
    /// A whole name was entered in the place of what was typed.
    case nameEntered(String)
    /// The learner is done with the name, and is asked about it, or leaves it as it was.
    case nameClosed(keepsText: Bool)
    /// The other button of the question was selected; true for yes.
    case answerSelected(confirm: Bool)
    /// The question was answered; true for yes.
    case questionAnswered(confirm: Bool)
    /// Text was pasted into the field with the focus.
    case pasted(String)
    /// What was asked for is on the disk.
    case changed
    /// It could not be saved, and nothing of it counts.
    case failed(StoreError)
    /// The cards changed, here or elsewhere.
    case libraryChanged
  }
}
