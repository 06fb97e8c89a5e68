package import DailyMathCore
package import DailyMathTerminal

/// The choices of how the program looks, laid over whatever was on the screen, which follows them at once.
package enum AppearanceScreen {
  /// What the keyboard acts on, from the top down.
  package enum Row: Int, CaseIterable, Sendable {
    /// The look.
    case theme
    /// How much moves.
    case motion
    /// What borders and marks are drawn with.
    case characters
    /// Whether the mouse is listened to.
    case mouse
    /// The button that closes the choices.
    case done
  }

  /// One of the things that can be chosen.
  package enum Choice: Equatable, Sendable {
    /// A look.
    case theme(ThemeChoice)
    /// How much moves.
    case motion(MotionChoice)
    /// What borders and marks are drawn with.
    case characters(CharacterChoice)
    /// Whether the mouse is listened to.
    case mouse(Bool)

    /// Everything that can be chosen in a row, from left to right; nothing for the button.
    static func all(in row: Row) -> [Choice] {
      switch row {
      case .theme: ThemeChoice.allCases.map { .theme($0) }
      case .motion: MotionChoice.allCases.map { .motion($0) }
      case .characters: CharacterChoice.allCases.map { .characters($0) }
      case .mouse: [.mouse(true), .mouse(false)]
      case .done: []
      }
    }
  }

  /// Where the choices stand.
  package struct State: Equatable, Sendable {
    /// What the keyboard acts on now.
    package var row = Row.theme
    /// The appearance as it is chosen.
    package var appearance: Appearance
    /// Whether the mouse is listened to.
    package var usesMouse: Bool
    /// The appearance when the choices were opened.
    package let original: Appearance

    /// Makes the choices as they hold.
    package init(appearance: Appearance, usesMouse: Bool) {
      self.appearance = appearance
      self.usesMouse = usesMouse
      original = appearance
    }

    /// What is chosen in a row; `nil` for the button.
    func choice(in row: Row) -> Choice? {
      switch row {
      case .theme: .theme(appearance.theme)
      case .motion: .motion(appearance.motion)
      case .characters: .characters(appearance.characters)
      case .mouse: .mouse(usesMouse)
      case .done: nil
      }
    }
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// The keyboard goes that many rows on, going round at both ends.
    case rowMoved(by: Int)
    /// The choice of the row at hand moves by that many places, going round at both ends.
    case choiceMoved(by: Int)
    /// This was chosen.
    case chosen(Choice)
    /// The learner is done.
    case closed
  }

  /// The action of a key.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    switch (key.key, key.modifiers) {
    case (.up, []), (.character("k"), []), (.tab, .shift): .rowMoved(by: -1)
    case (.down, []), (.character("j"), []), (.tab, []): .rowMoved(by: 1)
    case (.left, []), (.character("h"), []): .choiceMoved(by: -1)
    case (.right, []), (.character("l"), []): .choiceMoved(by: 1)
    case (.character(" "), []): state.row == .done ? .closed : .choiceMoved(by: 1)
    case (.enter, []), (.escape, []), (.character("a"), []), (.character("q"), []): .closed
    default: nil
    }
  }

  /// Carries out an action.
  package static func reduce(_ state: inout State, _ action: Action) -> [Effect] {
    switch action {
    case .rowMoved(let step): state.row = state.row.moved(by: step)
    case .choiceMoved(let step):
      let all = Choice.all(in: state.row)
      guard let choice = state.choice(in: state.row), let place = all.firstIndex(of: choice) else {
        return []
      }
      return choose(all[(place + step + all.count) % all.count], in: &state)
    case .chosen(let choice): return choose(choice, in: &state)
    case .closed: return [.toggleAppearance]
    }
    return []
  }

  private static func choose(_ choice: Choice, in state: inout State) -> [Effect] {
    switch choice {
    case .theme(let theme):
      state.row = .theme
      state.appearance.theme = theme
    case .motion(let motion):
      state.row = .motion
      state.appearance.motion = motion
    case .characters(let characters):
      state.row = .characters
      state.appearance.characters = characters
    case .mouse(let isOn):
      state.row = .mouse
      if isOn != state.usesMouse { return [.setMouse(isOn)] }
    }
    return []
  }
}
