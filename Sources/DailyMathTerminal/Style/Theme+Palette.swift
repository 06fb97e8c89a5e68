extension Theme {
  /// A theme in the colours of a palette, and in `ansi16` where a terminal has sixteen.
  ///
  /// - Parameter painted: the two of the sixteen colours for text and the ground behind it, for a theme that brings its own
  ///   ground; `nil` draws on the terminal's.
  init(
    name: String, palette: ThemePalette, painted: (ink: UInt8, paper: UInt8)? = nil,
    ansi16: (StyleRole) -> Rendition
  ) {
    self.init(name: name) { role, depth in
      if let device = DeviceColors.rendition(of: role, depth: depth) { return device }
      switch depth {
      case .none: return Self.colorless(role)
      case .ansi16:
        var rendition = ansi16(role)
        guard let painted else { return rendition }
        if rendition.foreground == .standard { rendition.foreground = .ansi(painted.ink) }
        rendition.background = .ansi(painted.paper)
        return rendition
      case .indexed256, .trueColor:
        return palette.rendition(of: role, depth: depth, isPainted: painted != nil)
      }
    }
  }
}
