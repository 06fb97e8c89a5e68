package import DailyMathCore
package import DailyMathTerminal

/// The drills: what to practise next and how, how it went lately, and the ways to the tables and to the calculator.
package enum AgilityScreen {
  /// A row that the keyboard can stand on.
  package enum Row: Equatable, Sendable {
    /// A kind of drill.
    case mode(DrillMode)
    /// When the drill ends; the level, where there are levels.
    case length
    /// When what is typed counts.
    case acceptance
    /// The order of the digits on the keypad.
    case keypad
    /// What the learner's own drill is made of.
    case custom
  }

  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// What is chosen.
    package var preferences: AgilityPreferences
    /// What is chosen as it is saved, or on its way to the disk.
    package var saved: AgilityPreferences
    /// The row that the keyboard stands on.
    package var row: Row
    /// What the learner's own drill is made of, while it is put together; `nil` where it is not.
    package var form: CustomDrillForm?
    /// Why the last choice could not be saved; `nil` where it was.
    package var failure: StoreError?

    /// Makes the screen with what was chosen last.
    package init(context: ReduceContext) {
      saved = context.library.settings.agility
      preferences = saved.goingOn(after: context.library.agility)
      row = .mode(preferences.mode)
    }

    /// The rows from the top down.
    package var rows: [Row] {
      DrillMode.allCases.map { .mode($0) }
        + (preferences.mode == .custom ? [.custom] : []) + [.length, .acceptance, .keypad]
    }
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// The keyboard goes so many rows on, upwards where negative.
    case moved(by: Int)
    /// A row was clicked: the keyboard goes there, and a kind of drill is begun where it stood there before.
    case rowClicked(Row)
    /// The value of the row at hand, or of the one named, is the next one, or the one before where negative.
    case valueMoved(by: Int, of: Row? = nil)
    /// Enter was pressed on the row at hand.
    case rowTaken
    /// The drill begins.
    case beginChosen
    /// The learner wants to put their own drill together.
    case formOpened
    /// Something happens in the form of the learner's own drill.
    case form(CustomDrillForm.Action)
    /// The learner wants to see the table of facts.
    case tableChosen
    /// The learner wants to see the drills of the past.
    case historyChosen
    /// The learner wants the calculator.
    case calculatorChosen
    /// The tab with that number was chosen.
    case tabChosen(Int)
    /// The learner leaves the screen.
    case leaveChosen
    /// The learner asked for the help.
    case helpChosen
    /// The learner wants to choose how the program looks.
    case appearanceChosen
    /// The learner leaves the program.
    case quitChosen
    /// Text was pasted into the field with the focus.
    case pasted(String)
    /// A choice is on the disk.
    case saved
    /// A choice could not be saved; it holds until the program ends.
    case notSaved(StoreError)
    /// The account changed, here or elsewhere.
    case libraryChanged
  }

  /// The action of a key.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    if let form = state.form { return form.action(for: key).map { .form($0) } }
    return switch (key.key, key.modifiers) {
    case (.up, []), (.tab, .shift): .moved(by: -1)
    case (.down, []), (.tab, []): .moved(by: 1)
    case (.home, []), (.pageUp, []): .moved(by: -state.rows.count)
    case (.end, []), (.pageDown, []): .moved(by: state.rows.count)
    case (.left, []): .valueMoved(by: -1)
    case (.right, []): .valueMoved(by: 1)
    case (.enter, []): .rowTaken
    case (.escape, []): .leaveChosen
    case (.character(let character), []): action(for: character)
    default: nil
    }
  }

  private static func action(for character: Character) -> Action? {
    switch character {
    case "k": .moved(by: -1)
    case "j": .moved(by: 1)
    case " ": .beginChosen
    case "d": .valueMoved(by: 1, of: .length)
    case "r": .valueMoved(by: 1, of: .acceptance)
    case "o": .valueMoved(by: 1, of: .keypad)
    case "e": .formOpened
    case "t": .tableChosen
    case "h": .historyChosen
    case "c": .calculatorChosen
    case "a": .appearanceChosen
    case "?": .helpChosen
    case "q": .quitChosen
    case "1", "2", "3", "4", "5", "6": character.wholeNumberValue.map { .tabChosen($0) }
    default: nil
    }
  }
}
