package import DailyMathTerminal

/// A list in front of the day's screen, from which one thing is taken.
package enum TodayDialog: Equatable, Sendable {
  /// What to practise outside the schedules.
  case practice(PracticeDialog)
  /// How to work off what has piled up.
  case backlog(BacklogDialog)

  /// What can happen to it.
  package enum Action: Equatable, Sendable {
    /// A key of the list moved the selection.
    case keyMoved(KeyPress)
    /// A key was pressed that belongs to the field.
    case typed(KeyPress)
    /// Text was pasted.
    case pasted(String)
    /// The field was clicked before the character with that index.
    case placed(Int)
    /// The row with that index was clicked, or its number pressed, which takes it.
    case rowTaken(Int)
    /// The selected row was taken.
    case taken
    /// The list was left without taking anything.
    case closed
  }

  /// How many rows there are to choose from.
  var count: Int {
    switch self {
    case .practice(let dialog): dialog.shown.count
    case .backlog(let dialog): dialog.choices.count
    }
  }

  /// The row that is selected.
  var list: ListState {
    get {
      switch self {
      case .practice(let dialog): dialog.list
      case .backlog(let dialog): dialog.list
      }
    }
    set {
      switch self {
      case .practice(var dialog):
        dialog.list = newValue
        self = .practice(dialog)
      case .backlog(var dialog):
        dialog.list = newValue
        self = .backlog(dialog)
      }
    }
  }

  /// The key that moves the selection as `key` does, or from an end of the list to the other.
  func goingRound(_ key: KeyPress) -> KeyPress {
    switch (key.key, key.modifiers) {
    case (.up, []) where list.selected <= 0: KeyPress(.end)
    case (.down, []) where list.selected >= count - 1: KeyPress(.home)
    default: key
    }
  }

  /// The action of a key.
  func action(for key: KeyPress) -> Action? {
    switch (key.key, key.modifiers) {
    case (.escape, []): return .closed
    case (.enter, []): return .taken
    case (.up, []), (.down, []), (.pageUp, []), (.pageDown, []): return .keyMoved(key)
    case (.tab, []): return .keyMoved(KeyPress(.down))
    case (.tab, .shift): return .keyMoved(KeyPress(.up))
    default: break
    }
    switch (self, key.key, key.modifiers) {
    case (.practice, _, _): return .typed(key)
    case (.backlog, .home, []), (.backlog, .end, []): return .keyMoved(key)
    case (.backlog, .character("j"), []): return .keyMoved(KeyPress(.down))
    case (.backlog, .character("k"), []): return .keyMoved(KeyPress(.up))
    // The key that opened it closes it, too.
    case (.backlog, .character("h"), []), (.backlog, .character("q"), []): return .closed
    case (.backlog, .character(let character), []):
      guard let number = character.wholeNumberValue, (1...count).contains(number) else {
        return nil
      }
      return .rowTaken(number - 1)
    default: return nil
    }
  }
}
