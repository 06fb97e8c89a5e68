/// Makes clicks of presses and releases: a click is both on one target.
///
/// What lies under the mouse the caller knows. Going off the target and back before letting go is a click still, and
/// letting go elsewhere is none, so that a press can be taken back.
package struct ClickTracker<Action: Equatable & Sendable>: Equatable, Sendable {
  /// The target that is held down, to be shown so; nil where none is.
  package private(set) var pressed: Action?

  /// A tracker with nothing held down.
  package init() {}

  /// Takes in what the mouse did on a target, or beside all of them, and gives the target that was clicked.
  ///
  /// Only the primary button clicks; another one that is pressed meanwhile takes the press back.
  package mutating func take(_ event: MouseEvent, on target: Action?) -> Action? {
    switch event.kind {
    case .press(.primary):
      pressed = target
    case .press:
      pressed = nil
    case .release(.primary):
      defer { pressed = nil }
      return pressed == target ? target : nil
    case .release, .drag, .wheelUp, .wheelDown:
      break
    }
    return nil
  }

  /// Forgets what is held down: the release may never come, or find something else in its place.
  ///
  /// For when the focus is lost, the window changes its size or the screen another.
  package mutating func clear() {
    pressed = nil
  }
}
