/// One picture of the screen, as a value: cells, cursor, title, and where what can be activated.
package struct Frame<Action: Equatable & Sendable>: Equatable, Sendable {
  /// The cells.
  package var canvas: Canvas
  /// Where the hardware cursor stands, which is always the focused item, shown or not.
  package var cursor: Position? {
    didSet { isCursorInSecret = false }
  }
  /// Whether the cursor is shown there.
  package var isCursorVisible: Bool
  /// Whether the cursor stands in a password, so that what is typed or pasted there belongs to one.
  package internal(set) var isCursorInSecret = false
  /// The title of the window; empty leaves it as it is.
  package var title: String
  /// What can be activated, in the order it was drawn.
  package private(set) var hitRegions: [HitRegion<Action>]

  /// A blank picture of that size, for a terminal with those widths.
  package init(size: Size, widths: WidthPolicy = .narrow) {
    canvas = Canvas(size: size, widths: widths)
    cursor = nil
    isCursorVisible = false
    title = ""
    hitRegions = []
  }

  /// The extent of the picture.
  package var size: Size { canvas.size }

  /// How wide the terminal draws ambiguous characters.
  package var widths: WidthPolicy { canvas.widths }

  /// The whole picture as a rectangle.
  package var bounds: Rect { canvas.bounds }

  /// Notes that a rectangle stands for an action; only what is on the screen counts.
  package mutating func addRegion(_ rect: Rect, _ action: Action) {
    let visible = rect.intersection(bounds)
    if !visible.isEmpty { hitRegions.append(HitRegion(visible, action)) }
  }

  /// Forgets the regions drawn so far, for what is about to cover the screen.
  package mutating func removeRegions() {
    hitRegions = []
  }

  /// Puts the cursor on the focused item; `isSecret` says that it is a password.
  package mutating func placeCursor(
    at position: Position, isVisible: Bool = false, isSecret: Bool = false
  ) {
    cursor = position
    isCursorVisible = isVisible
    isCursorInSecret = isSecret
  }

  /// The action of the region at a place; what was drawn last wins.
  package func action(at position: Position) -> Action? {
    hitRegions.last { $0.rect.contains(position) }?.action
  }
}
