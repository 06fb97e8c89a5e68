package import DailyMathCore
package import DailyMathTerminal

/// The day's cards: how many wait, the way into the quiz, and the list of all cards.
package enum TodayScreen {
  /// A question that has to be answered before anything else.
  package enum Question: Equatable, Sendable {
    /// Whether this card is to be deleted; Enter keeps it unless the learner moves.
    case deleteCard(CardID)
    /// Whether to sign out; Enter does so unless the learner moves.
    case signOut
    /// Whether an answer of an earlier study day is to be taken back; Enter keeps it unless the learner moves.
    case takeBack(SittingRecord.Answer)
  }

  /// What was done on this screen in this run, other than leading to studying.
  package struct Deed: Equatable, Sendable {
    /// What it is called in the journal.
    let event: EventIdentity
    /// The card that was deleted; `nil` where the help with what piled up was chosen, which no undo takes back.
    let deletedCard: CardID?
  }

  /// How far the taking back of an answer is.
  package enum TakingBack: Equatable, Sendable {
    /// The journal is asked which answer was the last.
    case lookingUp
    /// The answer to this card is taken back.
    case answer(to: CardID)
    /// The deletion of this card is taken back.
    case deletion(of: CardID)
  }

  /// What is remembered of the screen while another one is open.
  package struct Memory: Equatable, Sendable {
    /// The screen as it was left.
    let state: State
    /// How many events the library had folded by then; `nil` where that says nothing any more.
    var eventCount: Int?
  }

  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// The day for which the rows were made.
    package var day: StudyDay
    /// What waits on that day.
    package var plan: StudyPlan
    /// What is known beside that.
    package var facts: DayFacts
    /// All cards in the order of the list.
    package var allRows: CardRows
    /// The cards that the filter lets through.
    package var rows: CardRows
    /// What the filter looks at, card by card as in `allRows`; made when the filter is first used.
    package var searchTexts: SearchTexts?
    /// The number of the preparation from which `searchTexts` will come; `nil` where none is on its way.
    package var awaitedSearch: UInt64?
    /// Which of `rows` is selected, and which is the first in sight.
    package var list = ListState()
    /// Whether the learner went into the list, by moving there or by searching, so that Enter means a card.
    package var isListFocused = false
    /// The words that a card must contain to be shown; empty shows all.
    package var filter = TextField()
    /// Whether the filter's field has the focus.
    package var isFiltering = false
    /// The question that is asked; `nil` where none is.
    package var question: Question?
    /// Whether Enter would answer the question with yes.
    package var isConfirmSelected = false
    /// The list in front of the screen; `nil` where there is none.
    package var dialog: TodayDialog?
    /// How far the taking back of an answer is; `nil` where none is under way.
    package var takingBack: TakingBack?
    /// What was done here in this run and stands, in order; it is taken back before the answers that are older.
    package var deeds: [Deed] = []
    /// What the foot of the screen tells about what just happened; `nil` where it is silent.
    package var notice: Notice?

    /// Makes the state for a learner's cards on a day.
    package init(library: AccountState, day: StudyDay) {
      self.day = day
      plan = StudyPlan(for: library, on: day)
      facts = DayFacts(of: plan, in: library, on: day)
      allRows = CardRows(of: plan)
      rows = allRows
    }

    /// Whether the rows do not follow the filter yet, because the cards are still made ready for it.
    package var isSearchAwaited: Bool { awaitedSearch != nil && !filter.isEmpty }

    /// Whether Enter opens the selected card: in the list, and wherever no quiz waits to be started.
    package var opensCard: Bool { isListFocused || plan.isEmpty }

    /// What is to be found again on coming back, where `library` is the one that the screen shows.
    package func memory(of library: AccountState) -> Memory {
      Memory(state: self, eventCount: library.eventCount)
    }

    /// The card that is selected; `nil` in an empty list.
    package var selectedCard: CardID? {
      rows.indices.contains(list.selected) ? rows[list.selected].card : nil
    }
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// The learner wants to begin the quiz, which opens where something waits.
    case quizChosen
    /// The learner wants to write a new card.
    case newCardChosen
    /// The learner wants to change the selected card.
    case editChosen
    /// The learner wants to delete the selected card, and is asked first.
    case deleteChosen
    /// A row was chosen; the index counts from 0 in the rows shown.
    case rowChosen(Int)
    /// A row was clicked, which chooses it, or opens its card where it is the selected one already.
    case rowClicked(Int)
    /// An arrow or another key of the list moved the selection.
    case keyMoved(KeyPress)
    /// The learner goes back from the list to what was there at first, the way into the quiz.
    case listLeft
    /// The learner begins to type into the filter.
    case filterOpened
    /// The learner is done with the filter, which then goes on choosing or shows all again.
    case filterClosed(keepsText: Bool)
    /// A key was pressed that belongs to the filter's field.
    case filterTyped(KeyPress)
    /// The filter was clicked before the character with that index, which begins to type there.
    case filterClicked(Int)
    /// Text was pasted; it counts only while the filter's field has the focus.
    case filterPasted(String)
    /// The cards were made ready to be searched, by the preparation of that number.
    case searchPrepared(SearchTexts, UInt64)
    /// The tab with that number was clicked.
    case tabChosen(Int)
    /// The learner wants to sign out, and is asked first.
    case signOutChosen
    /// The learner asked for the help.
    case helpChosen
    /// The learner wants to choose how the program looks.
    case appearanceChosen
    /// The learner leaves the program.
    case quitChosen
    /// The learner asked for the other language.
    case languageChosen
    /// The other button of the question was selected; true for yes.
    case answerSelected(confirm: Bool)
    /// The question was answered; true for yes.
    case questionAnswered(confirm: Bool)
    /// The learner wants what was done last taken back: a deletion on this screen, or the last answer.
    case takeBackChosen
    /// This is what the journal knows of the sitting before.
    case sittingFound(SittingRecord?)
    /// What was to be taken back was.
    case earlierTakenBack
    /// Taking it back could not be saved, and can be tried again.
    case takeBackFailed(StoreError)
    /// The learner takes what is offered on a day that is done.
    case offerTaken(LearnAhead.Offer)
    /// The learner wants to practise outside the schedules, and chooses what.
    case practiceChosen
    /// The learner wants to choose how to work off what has piled up.
    case backlogChosen
    /// The learner wants to see the suspended cards that were forgotten too often.
    case leechesChosen
    /// The learner wants to change how many reviews a day holds.
    case limitChosen
    /// The learner wants to see the decks.
    case decksChosen
    /// The learner wants to see the work in numbers.
    case statisticsChosen
    /// Something happened to the list in front of the screen.
    case dialog(TodayDialog.Action)
    /// The cards changed, here or elsewhere, and the rows have to be made anew.
    case libraryChanged
  }

  /// The action of a key.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    if state.question != nil { return questionAction(for: key, in: state) }
    if let dialog = state.dialog { return dialog.action(for: key).map { .dialog($0) } }
    if state.isFiltering { return filterAction(for: key) }
    if key.modifiers.isEmpty, case .character(let letter) = key.key,
      let action = studyAction(for: letter, in: state)
    {
      return action
    }
    switch (key.key, key.modifiers) {
    case (.enter, []): return state.opensCard ? .editChosen : .quizChosen
    case (.character("c"), []), (.character(" "), []): return .quizChosen
    case (.character("n"), []): return .newCardChosen
    case (.character("e"), []): return .editChosen
    case (.character("d"), []), (.delete, []): return .deleteChosen
    case (.character("/"), []): return .filterOpened
    case (.character("x"), []): return .signOutChosen
    case (.character("q"), []): return .quitChosen
    case (.character("?"), []): return .helpChosen
    case (.character("a"), []): return .appearanceChosen
    case (.escape, []):
      if !state.filter.isEmpty { return .filterClosed(keepsText: false) }
      return state.isListFocused ? .listLeft : nil
    case (.character("j"), []): return .keyMoved(KeyPress(.down))
    case (.character("k"), []): return .keyMoved(KeyPress(.up))
    case (.up, []), (.down, []), (.pageUp, []), (.pageDown, []), (.home, []), (.end, []):
      return .keyMoved(key)
    default: return nil
    }
  }

  /// The action of a letter that leads to studying otherwise, or to another screen.
  private static func studyAction(for letter: Character, in state: State) -> Action? {
    switch letter {
    case "p": .practiceChosen
    case "h": .backlogChosen
    case "u": .takeBackChosen
    case "g": .decksChosen
    case "s": .statisticsChosen
    case "6" where state.facts.isDayFull: .limitChosen
    case "2", "4", "6": letter.wholeNumberValue.map { .tabChosen($0) }
    case "v" where state.facts.hasLeeches: .leechesChosen
    default: state.facts.ahead.offer(for: letter).map { .offerTaken($0) }
    }
  }

  private static func filterAction(for key: KeyPress) -> Action {
    switch (key.key, key.modifiers) {
    case (.escape, []): .filterClosed(keepsText: false)
    case (.enter, []), (.tab, []): .filterClosed(keepsText: true)
    case (.up, []), (.down, []), (.pageUp, []), (.pageDown, []): .keyMoved(key)
    default: .filterTyped(key)
    }
  }

  private static func questionAction(for key: KeyPress, in state: State) -> Action? {
    QuestionKeys.command(for: key, isConfirmSelected: state.isConfirmSelected).map(action(of:))
  }

  /// The action of a command before the question.
  static func action(of command: QuestionKeys.Command) -> Action {
    switch command {
    case .answer(let confirm): .questionAnswered(confirm: confirm)
    case .select(let confirm): .answerSelected(confirm: confirm)
    }
  }
}
