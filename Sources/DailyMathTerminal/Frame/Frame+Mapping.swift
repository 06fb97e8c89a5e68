extension Frame {
  /// The same picture, with each region's action led through `transform`.
  package func mapActions<Other: Equatable & Sendable>(
    _ transform: (Action) -> Other
  ) -> Frame<Other> {
    var frame = Frame<Other>(size: size, widths: widths)
    frame.canvas = canvas
    frame.cursor = cursor
    frame.isCursorInSecret = isCursorInSecret
    frame.isCursorVisible = isCursorVisible
    frame.title = title
    for region in hitRegions { frame.addRegion(region.rect, transform(region.action)) }
    return frame
  }
}
