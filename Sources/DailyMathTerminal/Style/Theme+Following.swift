extension Theme {
  /// The theme for what the terminal said about its background.
  ///
  /// Until it has said something, the sixteen colours of its user are the safest. On a ground of the middle neither the
  /// light nor the dark colours reach 4.5:1, and nobody knows whether the user's sixteen do, so that only the two
  /// colours are used which the user reads everything else in.
  ///
  /// - Parameter background: the answer to the query for the background; nil where there was none.
  package static func following(background: RGBColor?) -> Theme {
    guard let background else { return .terminal }
    if ThemePalette.dark.isReadable(on: background) { return .dark }
    if ThemePalette.light.isReadable(on: background) { return .light }
    return .highContrast
  }
}
