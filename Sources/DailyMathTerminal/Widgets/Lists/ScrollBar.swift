/// Where in a long list the window stands, as a thumb on a track.
package struct ScrollBar: Hashable, Sendable {
  /// The rows in sight.
  package let visible: Range<Int>
  /// How many there are.
  package let count: Int

  /// A bar that shows `visible` rows of `count`.
  package init(visible: Range<Int>, count: Int) {
    self.visible = visible
    self.count = count
  }

  /// Whether anything is out of sight.
  package var isNeeded: Bool { visible.count < count }

  /// The rows of the thumb on a track of that many; at an end only where the window is at that end.
  func thumb(rows: Int) -> Range<Int> {
    guard rows > 0, isNeeded else { return 0..<0 }
    let length = max(1, rows.proportion(visible.count, of: count))
    let free = rows - length
    let hidden = count - visible.count
    var start = free.proportion(visible.lowerBound, of: hidden)
    // Rounded down, it is at the last place only where the window is; with one place between, the same holds for the first.
    if free > 1, start == 0, visible.lowerBound > 0 { start = 1 }
    return start..<start + length
  }

  /// Draws the bar down the first column of a rectangle, where anything is out of sight.
  package func draw(into canvas: inout Canvas, rect: Rect, glyphs: Glyphs) {
    guard isNeeded, !rect.isEmpty else { return }
    let track = rect.splitLeft(1).left
    let thumb = thumb(rows: track.rows)
    canvas.fill(track, with: glyphs.scrollTrack, style: .surface)
    canvas.fill(
      track.splitTop(thumb.lowerBound).rest.splitTop(thumb.count).top, with: glyphs.scrollThumb,
      style: .accent)
  }
}
