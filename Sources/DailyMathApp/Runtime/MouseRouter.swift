import DailyMathTerminal

/// Finds what a press and a release of the primary button mean together, and what the wheel means.
struct MouseRouter {
  /// How many rows one step of the wheel moves.
  private static let wheelRows = 3

  private var pressed: HitRegion<ScreenAction>?

  /// The action of `event` where `regions` are what the screen shows, in the order they were drawn; `nil` for none.
  ///
  /// A click is a press and a release on one target that is still there and still means the same.
  mutating func action(
    for event: MouseEvent, over regions: [HitRegion<ScreenAction>]
  ) -> AppAction? {
    switch event.kind {
    case .press(.primary):
      pressed = regions.last { $0.rect.contains(event.position) }
      return nil
    case .release(.primary):
      let target = regions.last { $0.rect.contains(event.position) }
      defer { pressed = nil }
      guard let target, target == pressed else { return nil }
      return .clicked(target.action)
    case .wheelUp: return .wheelTurned(rows: -Self.wheelRows)
    case .wheelDown: return .wheelTurned(rows: Self.wheelRows)
    case .press, .release:
      // Another button in between makes it no click.
      pressed = nil
      return nil
    case .drag: return nil
    }
  }

  /// Forgets a press, whose release may never be told.
  mutating func forget() {
    pressed = nil
  }
}
