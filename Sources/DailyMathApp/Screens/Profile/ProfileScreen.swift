package import DailyMathCore
package import DailyMathTerminal

/// The account: who the learner is, what they chose, and what can be done with the account.
package enum ProfileScreen {
  /// The pages of the screen.
  package enum Page: Equatable, Sendable {
    /// What was earned, and the last year.
    case progress
    /// The settings, and what can be done with the account.
    case account
  }

  /// What leads on from the page of what was earned.
  package enum Way: Equatable, CaseIterable, Sendable {
    /// The way to the statistics.
    case statistics
    /// The way to the other page.
    case account
  }

  /// Where the screen stands; the account itself, the profile and the settings come from the context.
  package struct State: Equatable, Sendable {
    /// The page before the learner.
    package var page: Page
    /// How far the page of what was earned is scrolled.
    package var scroll = ScrollState()
    /// What Enter follows on that page.
    package var way = Way.statistics
    /// What the keyboard stands on among the settings and the account.
    package var item: ProfileItem
    /// The value that is being typed; `nil` where none is.
    package var entry: ProfileEntry?
    /// The form that lies over the page; `nil` where none does.
    package var dialog: ProfileDialog?
    /// The form to come back to from `dialog`: the deletion, from which the export was opened.
    package var waitingDialog: ProfileDialog?
    /// Whether the question is asked whether to sign out.
    package var isAskingToSignOut = false
    /// Whether Enter would answer that question with yes.
    package var isConfirmSelected = true
    /// What the foot of the screen tells about what just happened; `nil` where it is silent.
    package var notice: Notice?

    /// Who has to wait before the next attempt.
    package var waits: AttemptWaits

    /// Makes the state with that page, and the keyboard on that item.
    package init(
      page: Page = .account, item: ProfileItem = .language, waits: AttemptWaits = AttemptWaits()
    ) {
      self.page = page
      self.item = item
      self.waits = waits
    }

    /// Whether something is under way whose outcome has to be waited for.
    package var isWorking: Bool { dialog?.isWorking ?? false }

    /// Whether something was typed that is not saved.
    var holdsText: Bool {
      dialog?.hasChanges ?? false || !(entry?.isUntouched ?? true)
    }

    /// Whether leaving would lose what was typed in the form, and that was not asked yet.
    var asksBeforeLeaving: Bool {
      guard let dialog, !dialog.isWorking else { return false }
      return dialog.hasChanges && !dialog.isAskingToDiscard
    }

    /// The time until the next attempt, where the form asks for the password that holds.
    package func countdown(of account: Account?, at now: Int64) -> Countdown? {
      guard let account, dialog?.items.contains(.current) == true else { return nil }
      return waits.countdown(for: account.email.text, at: now)
    }
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// The learner goes back to the day's cards.
    case todayChosen
    /// The tab with that number was chosen.
    case tabChosen(Int)
    /// The learner goes to a page.
    case pageChosen(Page)
    /// The learner wants to see the statistics.
    case statisticsChosen
    /// A key was pressed that moves through the page of what was earned.
    case progressMoved(KeyPress)
    /// The keyboard goes to the other way of that page.
    case wayChanged
    /// The keyboard goes that many items on, and stops at both ends.
    case itemMoved(by: Int)
    /// The keyboard goes to the first item of the other group.
    case groupChanged
    /// An item was chosen by its letter, by Enter or by a click: a choice goes on to its next value, a number can be typed, and
    /// an action begins.
    case chosen(ProfileItem)
    /// The setting at hand takes the value so many places on, going round at both ends.
    case valueMoved(by: Int)
    /// These settings were chosen.
    case settingsChosen(SettingsChange)
    /// A key was pressed that belongs to the value that is typed.
    case entryTyped(KeyPress)
    /// The value that is typed was clicked before the character with that index.
    case entryPlaced(Int)
    /// The learner is done with typing a value, which then holds where it can, or is forgotten.
    case entryClosed(keepsText: Bool)
    /// Something happened in the form over the page.
    case dialog(ProfileDialog.Action)
    /// The other button of the question was selected; true for yes.
    case answerSelected(confirm: Bool)
    /// The question was answered; true for yes.
    case questionAnswered(confirm: Bool)
    /// Text was pasted.
    case pasted(String)
    /// A tenth of a second passed, so that the spinner takes a step.
    case ticked
    /// The learner asked for the help.
    case helpChosen
    /// The learner wants to choose how the program looks.
    case appearanceChosen
    /// The learner leaves the program.
    case quitChosen
    /// A change of the account ended.
    case changed(AccountChangeOutcome)
    /// Events were saved.
    case saved
    /// Events could not be saved.
    case notSaved(StoreError)
    /// The profile or the settings changed, here or elsewhere.
    case libraryChanged

    /// Whether it is no doing of the learner's, so that what the screen tells is left to be read.
    fileprivate var isFromOutside: Bool {
      switch self {
      case .ticked, .changed, .saved, .notSaved, .libraryChanged: true
      default: false
      }
    }
  }

  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    if !action.isFromOutside {
      // What is under way is waited for; nothing that it needs may change meanwhile.
      guard !state.isWorking else { return [] }
      state.notice = nil
    }
    switch action {
    case .todayChosen: return [.navigate(.today)]
    case .tabChosen(let tab): return [.openTab(tab)]
    case .pageChosen, .progressMoved, .wayChanged: reduceProgress(&state, action, context)
    case .statisticsChosen: return [.navigate(.statistics)]
    case .helpChosen: return [.toggleHelp]
    case .appearanceChosen: return [.toggleAppearance]
    case .quitChosen: return [.quit]
    case .dialog(let action): return reduceDialog(&state, action, context)
    case .ticked:
      state.dialog?.spinnerStep += 1
      return []
    case .changed(let outcome): return show(outcome, in: &state, context)
    case .saved: return saved(&state)
    case .notSaved(let error): return notSaved(error, in: &state)
    case .libraryChanged: return []
    case .pasted(let text):
      if state.dialog != nil { return reduceDialog(&state, .pasted(text), context) }
      state.entry?.insert(pasted: text)
      return []
    case .answerSelected(let confirm):
      state.isConfirmSelected = confirm
      return []
    case .questionAnswered(let confirm):
      state.isAskingToSignOut = false
      return confirm ? [.signOut] : []
    default: return reduceList(&state, action, context)
    }
    return []
  }
}
