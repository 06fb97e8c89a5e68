extension Rendition {
  /// Whether a space that is drawn like this looks like an erased cell, and cells erased while this is on look erased.
  ///
  /// The colour and weight of strokes do not show in a space; a background, a line below or a reversal does.
  var isErasable: Bool {
    background == .standard && emphasis.isDisjoint(with: [.underline, .reverse])
  }
}
