package import DailyMathCore
package import DailyMathTerminal

/// What the learner's work looks like in numbers: pages of charts, each with its sentence.
package enum StatisticsScreen {
  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// The page before the learner.
    package var page = StatisticsPage.year
    /// The numbers as they were counted last; `nil` where they were not yet.
    package var statistics: Statistics?
    /// The number of the preparation from which newer ones will come; `nil` where none is on its way.
    package var awaited: UInt64?
    /// The day as of which the numbers hold.
    package var day: StudyDay
    /// The day of the calendar that is told about.
    package var selectedDay: StudyDay
    /// Which of the hardest cards is selected.
    package var selectedCard = 0
    /// How far the page was scrolled.
    package var scroll = ScrollState()
    /// The tab from which the screen was opened.
    package let tab: Int

    /// Makes the screen at its first page, counted where that takes no time; opened from the tab with that number.
    package init(context: ReduceContext, tab: Int = 1) {
      day = context.stamp.day
      selectedDay = day
      self.tab = tab
      recount(&self, context)
    }

    /// Makes the screen as it was when a card was opened from there, or where none was, at its first page, opened from
    /// `origin`.
    package init(after memory: Memory?, origin: Route?, context: ReduceContext) {
      guard let memory else {
        self.init(context: context, tab: origin == .profile ? 6 : 1)
        return
      }
      self = memory.state
      recount(&self, context)
    }

    /// What is to be found again on coming back from `route`; `nil` where nobody comes back from there.
    package func memory(for route: Route, origin: Route?) -> Memory? {
      guard case .editCard = route else { return nil }
      return Memory(state: self, origin: origin)
    }

    /// The hardest card that is selected; `nil` where there is none.
    package var hardCard: HardCard? {
      guard let cards = statistics?.hardest, cards.indices.contains(selectedCard) else {
        return nil
      }
      return cards[selectedCard]
    }
  }

  /// What is remembered of the screen while a card is open that it led to.
  package struct Memory: Equatable, Sendable {
    /// The screen as it was left.
    let state: State
    /// Where it led back to.
    let origin: Route?
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// A page was chosen.
    case pageChosen(StatisticsPage)
    /// The page was turned so many times, backwards where negative.
    case pageTurned(by: Int)
    /// A key was pressed that moves through the page or over what can be selected there.
    case keyMoved(KeyPress)
    /// The wheel moved the page by that many rows, downwards where positive.
    case scrolled(by: Int)
    /// A day of the calendar was clicked.
    case dayClicked(StudyDay)
    /// One of the hardest cards was clicked, which selects it, or opens it where it is selected already.
    case cardClicked(Int)
    /// The learner wants to see the selected card.
    case cardOpened
    /// One of the hardest cards was chosen to be opened.
    case cardChosen(CardID)
    /// The learner leaves the screen.
    case leaveChosen
    /// The tab with that number was chosen.
    case tabChosen(Int)
    /// The learner asked for the help.
    case helpChosen
    /// The learner wants to choose how the program looks.
    case appearanceChosen
    /// The learner leaves the program.
    case quitChosen
    /// The account was counted, by the preparation of that number.
    case counted(Statistics, UInt64)
    /// The cards changed, here or elsewhere, and are counted anew.
    case libraryChanged
  }
}
