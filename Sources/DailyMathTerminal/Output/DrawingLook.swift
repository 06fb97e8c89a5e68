/// What decides how a cell is drawn; when it changes, nothing on the screen is right any more.
struct DrawingLook: Equatable, Sendable {
  /// What each role looks like.
  let theme: Theme
  /// The colours that may be sent.
  let depth: ColorDepth
  /// Whether the terminal measures clusters as a whole, so that it and we agree about emoji.
  let trustsClusters: Bool

  /// What the terminal is told for a style.
  func rendition(of style: CellStyle) -> Rendition { theme.rendition(of: style, depth: depth) }

  /// Whether an erased cell looks like a space of running text.
  ///
  /// A painted background must be drawn with spaces, because terminals that do not erase in the current background leave
  /// a hole there.
  var isErasedAsBlank: Bool { rendition(of: .text).isErasable }
}
