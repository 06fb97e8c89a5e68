/// Something to press, drawn as `[ Label ]`.
package struct Button: Hashable, Sendable {
  /// What a button can be.
  package enum State: Hashable, Sendable {
    /// It can be pressed, and the keyboard stands elsewhere.
    case normal
    /// The next Enter presses it.
    case focused
    /// It cannot be pressed now.
    case inactive
    /// It cannot be pressed now, and the keyboard stands on it.
    case inactiveFocused
    /// What it started is under way; the step chooses the spinner's picture.
    case busy(step: Int)
  }

  /// What it does.
  package var label: String
  /// What it is now.
  package var state: State
  /// Whether it takes something away for good.
  package var isDestructive: Bool

  /// A button with that label.
  package init(_ label: String, _ state: State = .normal, isDestructive: Bool = false) {
    self.label = label
    self.state = state
    self.isDestructive = isDestructive
  }

  /// The columns it takes, in every state.
  package var columns: Int { TextLayout.columns(of: label) + 4 }

  /// The extent it takes, in every state.
  package var size: Size { Size(columns: columns, rows: 1) }

  /// Draws the button from the left of a rectangle's first row.
  ///
  /// - Parameter action: what pressing it means; nil for nothing.
  package func draw<Action>(
    into frame: inout Frame<Action>, rect: Rect, glyphs: Glyphs, action: Action? = nil
  ) {
    let place = rect.intersection(
      Rect(column: rect.column, row: rect.row, columns: columns, rows: 1))
    guard !place.isEmpty else { return }
    let (before, after) = marks(glyphs)
    frame.canvas.writeLine("[\(before)\(label)\(after)]", in: place, style: style, glyphs: glyphs)
    if state == .focused || state == .inactiveFocused {
      frame.placeCursor(at: place.origin.offset(columns: min(2, place.columns - 1)))
    }
    if let action, state == .normal || state == .focused { frame.addRegion(place, action) }
  }

  private func marks(_ glyphs: Glyphs) -> (before: String, after: String) {
    switch state {
    case .normal, .inactive: (" ", " ")
    case .focused, .inactiveFocused: (String(glyphs.focusMark), String(glyphs.focusMarkEnd))
    // The label moves by a column, and the button stays as wide as it was.
    case .busy(let step): ("\(glyphs.spinner(step: step)) ", "")
    }
  }

  private var style: CellStyle {
    let role: StyleRole = isDestructive ? .error : .accent
    return switch state {
    case .normal: CellStyle(role)
    case .focused: CellStyle(role, [.bold, .reverse])
    case .inactive, .inactiveFocused: .secondary
    case .busy: .secondary
    }
  }
}
