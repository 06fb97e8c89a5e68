/// A rectangle of the screen that stands for an action.
package struct HitRegion<Action: Equatable & Sendable>: Equatable, Sendable {
  /// Where it is.
  package let rect: Rect
  /// What activating it means.
  package let action: Action

  /// A region for that action.
  package init(_ rect: Rect, _ action: Action) {
    self.rect = rect
    self.action = action
  }
}
