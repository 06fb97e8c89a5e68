/// The colours of a theme that knows whether it stands on a dark or on a light ground.
///
/// All of them were chosen together: one calm accent; green right, red wrong, amber due, each of another lightness, so
/// that they differ without red and green; and six categories that keep clear of those three and differ in lightness or
/// in blue, which the common kinds of colour blindness leave alone.
struct ThemePalette: Sendable {
  /// What running text is written in where the theme paints its own ground.
  let ink: RGBColor
  /// The ground that the theme paints.
  let paper: RGBColor
  /// The ground nearest to the middle on which all of this can still be read; beyond it, away from the middle, it is easier.
  let edge: RGBColor
  /// What may be overlooked.
  let secondary: RGBColor
  /// Borders, which are seen and not read.
  let surface: RGBColor
  /// The one accent.
  let accent: RGBColor
  /// Right.
  let success: RGBColor
  /// Due.
  let warning: RGBColor
  /// Wrong.
  let error: RGBColor
  /// The six categories, in their order.
  let categories: [RGBColor]

  /// The least contrast of what is read (WCAG 2.2, 1.4.3).
  static let textContrast = 4.5
  /// The least contrast of what only has to be seen (WCAG 2.2, 1.4.11).
  static let shapeContrast = 3.0

  /// The colour of a role; nil for what is written as running text is.
  func color(of role: StyleRole) -> RGBColor? {
    switch role {
    case .text, .title: nil
    case .secondary: secondary
    case .surface: surface
    // What has the focus is reversed, so that the accent becomes its ground.
    case .accent, .focus: accent
    case .success: success
    case .warning: warning
    case .error: error
    case .category1, .category2, .category3, .category4, .category5, .category6:
      categories[Int(role.rawValue - StyleRole.category1.rawValue)]
    // A device does not follow the theme.
    case .device, .darkKey, .darkKeyEdge, .lightKey, .lightKeyEdge, .coloredKey, .coloredKeyEdge,
      .litKey, .litKeyEdge:
      nil
    }
  }

  /// Whether everything can be read on a background.
  func isReadable(on background: RGBColor) -> Bool {
    let luminance = background.relativeLuminance
    let limit = edge.relativeLuminance
    return paper.relativeLuminance < limit ? luminance <= limit : luminance >= limit
  }
}
