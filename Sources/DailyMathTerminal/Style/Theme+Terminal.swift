extension Theme {
  /// The sixteen colours as the user set them, so that it reads well on dark and on light.
  ///
  /// Neither black nor white nor the bright colours are ever used as a foreground: one of them is unreadable on
  /// every background, and some palettes use the bright ones for greys. Cyan keeps the most contrast of the cool
  /// colours over the common palettes, both ways. More colours than these sixteen are used at
  /// no depth, but for a device: it brings its own ground along, and needs an orange that no palette has.
  package static let terminal = Theme(name: "terminal") { role, depth in
    guard depth != .none else { return colorless(role) }
    return DeviceColors.rendition(of: role, depth: depth)
      ?? threeHued(role, red: 1, blue: 4, magenta: 5)
  }

  /// The sixteen colours with those shades of three of them; green, yellow and cyan are the plain ones.
  ///
  /// Green, red and yellow say right, wrong and due, so that categories share the other three hues.
  static func threeHued(
    _ role: StyleRole, red: UInt8, blue: UInt8, magenta: UInt8
  ) -> Rendition {
    switch role {
    case .text: .plain
    case .secondary, .surface: Rendition(emphasis: .dim)
    case .title: Rendition(emphasis: .bold)
    case .focus: Rendition(emphasis: .reverse)
    case .accent, .category3: Rendition(.ansi(6))
    case .success: Rendition(.ansi(2))
    case .warning: Rendition(.ansi(3), emphasis: .bold)
    case .error: Rendition(.ansi(red))
    case .category1: Rendition(.ansi(blue))
    case .category2: Rendition(.ansi(magenta))
    case .category4: Rendition(.ansi(blue), emphasis: .italic)
    case .category5: Rendition(.ansi(magenta), emphasis: .italic)
    case .category6: Rendition(.ansi(6), emphasis: .italic)
    case .device, .darkKey, .darkKeyEdge, .lightKey, .lightKeyEdge, .coloredKey, .coloredKeyEdge,
      .litKey, .litKeyEdge:
      colorless(role)
    }
  }

  /// The terminal's own two colours with nothing but bold, underline and reverse, the same at every depth.
  ///
  /// Nothing is dim, because no terminal says how dim that is. Categories look alike: they have names.
  package static let highContrast = Theme(name: "highContrast") { role, _ in
    switch role {
    case .text, .secondary, .surface: .plain
    case .category1, .category2, .category3, .category4, .category5, .category6: .plain
    case .title, .accent, .success: Rendition(emphasis: .bold)
    case .warning, .error: Rendition(emphasis: [.bold, .underline])
    case .focus, .litKey: Rendition(emphasis: [.bold, .reverse])
    case .device, .darkKey, .darkKeyEdge, .lightKey, .lightKeyEdge, .coloredKeyEdge, .litKeyEdge:
      .plain
    case .coloredKey: Rendition(emphasis: .bold)
    }
  }

  /// What is left of the coloured themes where there is no colour; signs and words say the rest.
  static func colorless(_ role: StyleRole) -> Rendition {
    switch role {
    case .secondary, .surface, .darkKeyEdge, .lightKeyEdge, .coloredKeyEdge:
      Rendition(emphasis: .dim)
    case .title, .warning, .error, .coloredKey: Rendition(emphasis: .bold)
    case .focus, .litKey: Rendition(emphasis: .reverse)
    default: .plain
    }
  }
}
