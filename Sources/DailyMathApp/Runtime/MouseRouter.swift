import DailyMathTerminal

/// Finds what the mouse means on the screen as it was drawn last.
struct MouseRouter {
  /// How many rows one step of the wheel moves.
  private static let wheelRows = 3

  private var clicks = ClickTracker<HitRegion<ScreenAction>>()

  /// The action of `event` where `regions` are what the screen shows, in the order they were drawn; `nil` for none.
  ///
  /// A click is a press and a release on one target that is still there and still means the same. The keys of a keypad act
  /// as those of a keyboard do, as soon as they are pressed.
  mutating func action(
    for event: MouseEvent, over regions: [HitRegion<ScreenAction>]
  ) -> AppAction? {
    let target = regions.last { $0.rect.contains(event.position) }
    if event.kind == .press(.primary), let target, target.action.isTyped {
      clicks.clear()
      return .clicked(target.action)
    }
    if let clicked = clicks.take(event, on: target) { return .clicked(clicked.action) }
    return switch event.kind {
    case .wheelUp: .wheelTurned(rows: -Self.wheelRows)
    case .wheelDown: .wheelTurned(rows: Self.wheelRows)
    case .press, .release, .drag: nil
    }
  }

  /// Forgets a press, whose release may never be told.
  mutating func forget() {
    clicks.clear()
  }
}

extension ScreenAction {
  /// Whether it stands for a key of a keypad on the screen.
  fileprivate var isTyped: Bool {
    switch self {
    case .drill(.typed), .calculator(.keyPressed), .calculator(.clearPressed): true
    default: false
    }
  }
}
