package import DailyMathTerminal

/// The help: the keys of every screen, laid over whatever was on the screen.
package enum HelpScreen {
  /// Where the help stands.
  package struct State: Equatable, Sendable {
    /// How far it was scrolled.
    package var scroll = ScrollState()

    /// Makes the help at its beginning.
    package init() {}
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// The learner has read enough.
    case closed
    /// A key was pressed that moves through a text.
    case keyMoved(KeyPress)
    /// The text was moved by that many lines, downwards where positive.
    case scrolled(by: Int)
  }

  /// The action of a key; any key that does not scroll closes the help.
  package static func action(for key: KeyPress, in state: State) -> Action {
    switch (key.key, key.modifiers) {
    case (.character("j"), []): .keyMoved(KeyPress(.down))
    case (.character("k"), []): .keyMoved(KeyPress(.up))
    case (.up, []), (.down, []), (.pageUp, []), (.pageDown, []), (.home, []), (.end, []),
      (.character(" "), []):
      .keyMoved(key)
    default: .closed
    }
  }

  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    switch action {
    case .closed: return [.toggleHelp]
    case .keyMoved(let key):
      let isUpwards = key.key == .up || key.key == .pageUp
      let (count, rows) = extent(isUpwards: isUpwards, context)
      _ = state.scroll.handle(key, count: count, rows: rows)
    case .scrolled(let lines):
      let (count, rows) = extent(isUpwards: lines < 0, context)
      state.scroll.scroll(by: lines, count: count, rows: rows)
    }
    return []
  }

  /// How many lines there are and how many are shown at once.
  ///
  /// A reducer does not know how wide the terminal draws its characters. Downwards the widest ones count, so that the last
  /// line is always reached, where the view stops; upwards it goes on from what nearly every terminal then shows.
  private static func extent(
    isUpwards: Bool, _ context: ReduceContext
  ) -> (count: Int, rows: Int) {
    let overlay = overlay(State(), .of(context.language))
    let place = PageLayout(size: context.size, isDivisible: true).content
    let usual = overlay.extent(in: place, glyphs: .unicode)
    guard !isUpwards else { return usual }
    let widest = overlay.extent(in: place, glyphs: .wideAmbiguous)
    return (max(usual.count, widest.count), usual.rows)
  }
}
