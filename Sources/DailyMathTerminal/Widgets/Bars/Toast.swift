/// A line for what is neither an error nor a question; it goes after a while, or at the next key.
///
/// A screen keeps the toast it shows, and takes it away when a key comes or the time is over. Times are milliseconds of
/// one clock that never goes back.
package struct Toast: Hashable, Sendable {
  /// What is said.
  package let message: MessageLine
  /// When it appeared.
  package let appearedAt: Int

  /// A toast that says this from that time on.
  package init(_ kind: MessageLine.Kind, _ text: String, at time: Int) {
    message = MessageLine(kind, text)
    appearedAt = time
  }

  /// How long it is shown, in milliseconds: long enough to notice it and to read it slowly.
  package var duration: Int {
    min(2_000 + 60 * message.text.count, 10_000)
  }

  /// When it is to go.
  package var deadline: Int { appearedAt.addingSaturated(duration) }

  /// Whether it is to go at that time.
  package func isOver(at time: Int) -> Bool { time >= deadline }

  /// Draws the line from the first row of a rectangle.
  ///
  /// - Parameter action: what a click on it means, such as taking it away; nil for nothing.
  package func draw<Action>(
    into frame: inout Frame<Action>, rect: Rect, glyphs: Glyphs, action: Action? = nil
  ) {
    let used = message.draw(into: &frame.canvas, rect: rect, glyphs: glyphs)
    guard let action else { return }
    let rows = message.rows(columns: rect.columns, widths: glyphs.widths)
    frame.addRegion(rect.splitTop(rows).top.splitLeft(used).left, action)
  }
}
