package import DailyMathCore
package import DailyMathTerminal

/// All cards of an account: searched, sorted, looked at and changed, one or many at once.
package enum BrowserScreen {
  /// What can be done to the chosen cards, or to the one at hand.
  package enum Tool: Equatable, Sendable {
    /// Take them out of what is asked; where all of them are, put them back.
    case suspend
    /// Mark them; where all of them are, take the marks away.
    case mark
    /// Ask them no more today.
    case bury
    /// Keep them in another deck.
    case move
    /// Give them a tag.
    case addTag
    /// Take a tag from them.
    case removeTag
    /// Put them into the trash.
    case delete
    /// Put them on another day.
    case reschedule
    /// Open the one at hand in the editor; in the trash, nothing.
    case edit
    /// Ask them now, without touching their schedules.
    case practise
    /// Bring them back from the trash.
    case restore
    /// Take everything out of the trash for good.
    case emptyTrash
  }

  /// What is being written to the disk.
  struct Pending: Equatable, Sendable {
    /// What is done, or taken back.
    let deed: BrowserDeed
    /// How many events are written for it.
    let eventCount: Int
    /// Whether it takes the deed back.
    let isUndo: Bool
  }

  /// Something that was done, with the events that did it.
  struct Done: Equatable, Sendable {
    /// What was done.
    let deed: BrowserDeed
    /// What was written for it.
    let events: [Event]
  }

  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// The day for which cards are due.
    package var day: StudyDay
    /// The cards made ready; `nil` until they are.
    package var cards: CardMatcher?
    /// The cards in the trash made ready, while it is looked at.
    package var trash: CardMatcher?
    /// What the cards in the trash say, while it is looked at.
    package var trashContents: [CardID: CardContent] = [:]
    /// The number of the preparation from which `cards` will come; `nil` where none is on its way.
    package var awaitedCards: UInt64?
    /// How many events the library had folded when `cards` were made ready.
    var eventCount: Int?
    /// In which order the cards stand.
    package var sorting = CardSorting()
    /// All cards in that order.
    var order: [Int32] = []
    /// Those that the query lets through, in the same order.
    package var found: [Int32] = []
    /// What is typed into the field.
    package var field = TextField()
    /// Whether the field has the focus.
    package var isTyping = false
    /// What is searched for: the last text of the field that could be understood.
    package var query = CardQuery()
    /// Why the text of the field cannot be understood; `nil` where it can.
    package var fault: CardQueryError?
    /// Which of `found` is at hand, and which is the first in sight.
    package var list = ListState()
    /// Which cards of `listed` are chosen, some of which the query may not let through any more.
    var choice = ChosenCards()
    /// Whether the card at hand is shown below the list, in a window without room beside it.
    package var isPreviewOpen = false
    /// What has to be said before something is done; `nil` where nothing is.
    package var dialog: BrowserDialog?
    /// What the foot of the screen tells about what just happened; `nil` where it is silent.
    package var notice: Notice?
    /// The card that was at hand when the screen was left and the cards changed; `nil` where `list` tells.
    var keptCard: CardID?
    /// What is being written; `nil` where nothing is.
    var pending: Pending?
    /// What was done and can be taken back, the latest last.
    var done: [Done] = []

    /// Makes the browser, as it was left last where it was; `query` is put into its field unless it is empty.
    package init(after last: State?, query: String, context: ReduceContext) {
      self = last ?? State(day: context.stamp.day)
      isTyping = false
      dialog = nil
      notice = nil
      pending = nil
      awaitedCards = nil
      if !query.isEmpty {
        field = TextField(query)
        choice = ChosenCards()
        list = ListState()
      }
      day = context.stamp.day
      BrowserScreen.adopt(context, in: &self)
    }

    private init(day: StudyDay) {
      self.day = day
    }

    /// What is kept of the browser while another screen is there: the chosen cards only where the editor comes back soon.
    func memory(for route: Route) -> State {
      var memory = self
      switch route {
      case .newCard, .editCard: break
      default: memory.choice = ChosenCards()
      }
      return memory
    }

    /// The cards of which the list shows some: all, or those in the trash.
    package var listed: CardMatcher? { query.concernsTrash ? trash : cards }

    /// The index among `listed` of the card in a row of the list; `nil` where there is no such row.
    func index(inRow row: Int) -> Int32? {
      guard let listed, found.indices.contains(row), found[row] < listed.count else { return nil }
      return found[row]
    }

    /// The card in a row of the list; `nil` where there is no such row.
    package func card(inRow row: Int) -> CardID? {
      index(inRow: row).flatMap { listed?.card(at: $0) }
    }

    /// The card at hand; `nil` in an empty list.
    package var cardAtHand: CardID? { card(inRow: list.selected) }

    /// Brings the cards in line with an account that folded `events` while another screen was there; before them it had
    /// folded so many.
    mutating func follow(_ events: [Event], from eventCount: Int?, to library: AccountState) {
      guard cards != nil, self.eventCount == eventCount else { return }
      keptCard = keptCard ?? cardAtHand
      found = []
      keepingChoice { state in
        state.cards?.update(for: events, in: library)
        state.trash = nil
      }
      self.eventCount = library.eventCount
    }

    /// Lets go of the cards, which may be others now.
    mutating func forgetCards() {
      cards = nil
      choice = ChosenCards()
    }

    /// Changes what is listed, where cards may have other indices after that; the chosen ones stay so as far as they are
    /// there.
    mutating func keepingChoice(_ change: (inout State) -> Void) {
      let cards = chosen
      change(&self)
      choice = ChosenCards(cards.compactMap { listed?.index(of: $0) })
    }

    /// The chosen cards, in the order of their identities.
    package var chosen: [CardID] {
      guard let listed else { return [] }
      return choice.indices.map { listed.card(at: $0) }
    }

    /// The cards to which something would be done: the chosen ones in the order of the list, or the one at hand.
    package var targets: [CardID] {
      guard !choice.isEmpty, let listed else { return [cardAtHand].compactMap(\.self) }
      let shown = found.filter(choice.contains)
      let isShown = ChosenCards(shown)
      return (shown + choice.indices.filter { !isShown.contains($0) }).map { listed.card(at: $0) }
    }
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// The learner leaves the screen.
    case leaveChosen
    /// Escape: what was chosen is let go, then the query, then the card shown below the list; at last the screen is left.
    case escaped
    /// Text was pasted into the field with the focus.
    case pasted(String)
    /// What was asked for is on the disk; these are the events, among which others' may come first.
    case changed([Event])
    /// Another terminal or device wrote these.
    case arrived([Event])
    /// It could not be saved, and nothing of it counts.
    case failed(StoreError)
    /// The cards changed, here or elsewhere.
    case libraryChanged
    /// The cards were made ready, by the preparation of that number.
    case prepared(CardMatcher, UInt64)
    /// The learner begins to type into the field.
    case queryOpened
    /// The learner is done with the field; its text stays or goes.
    case queryClosed(keepsText: Bool)
    /// A key was pressed that belongs to the field.
    case queryTyped(KeyPress)
    /// The field was clicked before the character with that index, which begins to type there.
    case queryClicked(Int)
    /// The field is to hold this.
    case queryReplaced(String)
    /// A key moved through the list; with Shift, rows are chosen on the way.
    case keyMoved(KeyPress)
    /// The card in that row was clicked, which takes it to hand, or opens it where it is at hand already.
    case rowClicked(Int)
    /// The sign of that row was clicked, which chooses its card or lets it go.
    case signClicked(Int)
    /// The card at hand is chosen or let go, and the next one comes to hand.
    case toggled
    /// All cards that the query lets through are chosen, or let go where all are.
    case allToggled
    /// Whatever was chosen is let go.
    case choiceDropped
    /// The next order is wanted.
    case sortingCycled
    /// The other direction is wanted.
    case sortingReversed
    /// The heading of a column was clicked: this order, or its other direction.
    case sortingChosen(CardSorting.Key)
    /// The card at hand is to be shown below the list, or not any more.
    case previewToggled
    /// Something is to be done.
    case toolChosen(Tool)
    /// What was done last is to be taken back.
    case undoChosen
    /// Something happened in the dialog.
    case dialog(BrowserDialog.Action)
    /// The learner wants to write a new card.
    case newCardChosen
    /// The learner wants to see the decks.
    case decksChosen
    /// The tab with that number was chosen.
    case tabChosen(Int)
    /// The learner asked for the help.
    case helpChosen
    /// The learner wants to choose how the program looks.
    case appearanceChosen
    /// The learner leaves the program.
    case quitChosen

    /// Whether it is no doing of the learner's, so that what the screen tells is left to be read.
    var isFromOutside: Bool {
      switch self {
      case .libraryChanged, .arrived, .prepared: true
      default: false
      }
    }
  }
}
