extension ThemePalette {
  /// What a role looks like in 24 bits or, at any other depth, in the fixed part of the 256 colours.
  ///
  /// - Parameter isPainted: whether the theme brings its own ground instead of standing on the terminal's.
  func rendition(of role: StyleRole, depth: ColorDepth, isPainted: Bool) -> Rendition {
    let place: (RGBColor) -> TerminalColor = { color in
      depth == .trueColor ? .rgb(color) : indexed(color, for: role)
    }
    let foreground = (color(of: role) ?? (isPainted ? ink : nil)).map(place)
    let background: TerminalColor? = isPainted ? ground(at: depth) : nil
    return Rendition(
      foreground ?? .standard, on: background ?? .standard, emphasis: Self.emphasis(of: role))
  }

  /// The place of the 256 closest to a colour that is still readable, or for borders visible, on the edge.
  private func indexed(_ color: RGBColor, for role: StyleRole) -> TerminalColor {
    let least = role == .surface ? Self.shapeContrast : Self.textContrast
    let place = IndexedPalette.nearest(to: color) { $0.contrast(with: edge) >= least }
    return place.map(TerminalColor.indexed) ?? .standard
  }

  private func ground(at depth: ColorDepth) -> TerminalColor {
    if depth == .trueColor { return .rgb(paper) }
    return IndexedPalette.nearest(to: paper, where: isReadable).map(TerminalColor.indexed)
      ?? .standard
  }

  /// Colour says the rest; dim would make what is grey already unreadable in some terminals.
  private static func emphasis(of role: StyleRole) -> Emphasis {
    switch role {
    case .title: .bold
    case .focus: [.bold, .reverse]
    default: []
    }
  }
}
