/// Something that was done with the mouse.
package struct MouseEvent: Hashable, Sendable {
  /// The buttons that are told apart.
  package enum Button: Hashable, Sendable {
    /// The one under the forefinger.
    case primary
    /// The wheel, pressed.
    case middle
    /// The one that usually opens a menu.
    case secondary
  }

  /// What was done.
  package enum Kind: Hashable, Sendable {
    /// A button went down.
    case press(Button)
    /// A button went up.
    case release(Button)
    /// The mouse moved with a button held down.
    case drag(Button)
    /// The wheel turned away from the person: towards the beginning.
    case wheelUp
    /// The wheel turned towards the person: towards the end.
    case wheelDown
  }

  /// What was done.
  package let kind: Kind
  /// The cell under the mouse, counted from 0.
  package let position: Position
  /// The keys held down meanwhile.
  package let modifiers: Modifiers

  /// An event of that kind at that place.
  package init(_ kind: Kind, at position: Position, _ modifiers: Modifiers = []) {
    self.kind = kind
    self.position = position
    self.modifiers = modifiers
  }
}
