extension MouseEvent {
  /// Columns and rows are not counted further than this, which no screen reaches.
  static let farthest = 0x7FFF

  /// Reads a report of the kind that mode 1006 asks for: what was done, the column and the row, both counted from 1.
  ///
  /// Nil for what nothing here needs: moves without a button, wheels that turn sideways, buttons beyond the third, and
  /// places above or left of the screen, which some terminals send from the margin of their window.
  init?(report parameters: CSIParameters, isRelease: Bool) {
    guard parameters.values.map(\.count) == [1, 1, 1], parameters[1] >= 1, parameters[2] >= 1,
      let kind = Self.kind(code: parameters[0], isRelease: isRelease)
    else { return nil }
    let position = Position(
      column: min(parameters[1] - 1, Self.farthest), row: min(parameters[2] - 1, Self.farthest))
    var modifiers: Modifiers = []
    if parameters[0] & 4 != 0 { modifiers.insert(.shift) }
    if parameters[0] & 8 != 0 { modifiers.insert(.alt) }
    if parameters[0] & 16 != 0 { modifiers.insert(.control) }
    self.init(kind, at: position, modifiers)
  }

  private static func kind(code: Int, isRelease: Bool) -> Kind? {
    let isMoving = code & 32 != 0
    if code & 64 != 0 {
      switch code & ~0b1_1100 {
      case 64 where !isRelease: return .wheelUp
      case 65 where !isRelease: return .wheelDown
      default: return nil
      }
    }
    let button: Button
    switch code & ~0b11_1100 {
    case 0: button = .primary
    case 1: button = .middle
    case 2: button = .secondary
    default: return nil
    }
    // A release counts even where it is marked as a move: a button that never comes up again does more harm.
    return isRelease ? .release(button) : isMoving ? .drag(button) : .press(button)
  }
}
