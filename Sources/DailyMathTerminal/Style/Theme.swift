/// What each role looks like at each colour depth.
package struct Theme: Hashable, Sendable {
  /// The name a setting refers to.
  package let name: String
  /// One rendition for each role, at the place of its raw value.
  private let ansi16: [Rendition]

  /// A theme that takes each role's look from `rendition`.
  package init(name: String, ansi16 rendition: (StyleRole) -> Rendition) {
    self.name = name
    ansi16 = StyleRole.allCases.map(rendition)
  }

  /// What the terminal is told for a style.
  package func rendition(of style: CellStyle, depth: ColorDepth) -> Rendition {
    var rendition = ansi16[Int(style.role.rawValue)]
    rendition.emphasis.formUnion(style.emphasis)
    // Dim and bold exclude each other in many terminals; what was asked for here wins.
    if style.emphasis.contains(.bold) { rendition.emphasis.remove(.dim) }
    if depth == .none {
      rendition.foreground = .standard
      rendition.background = .standard
    }
    return rendition
  }

  /// The sixteen colours as the user set them, so that it reads well on dark and on light.
  ///
  /// Neither black nor white nor the bright colours are ever used as a foreground: one of them is unreadable on
  /// every background, and some palettes use the bright ones for greys. Cyan keeps the most contrast of the cool
  /// colours over the common palettes, both ways.
  package static let terminal = Theme(name: "terminal") { role in
    switch role {
    case .text: .plain
    case .secondary, .surface: Rendition(emphasis: .dim)
    case .title: Rendition(emphasis: .bold)
    case .focus: Rendition(emphasis: .reverse)
    case .accent, .category3: Rendition(.ansi(6))
    case .success: Rendition(.ansi(2))
    case .warning: Rendition(.ansi(3), emphasis: .bold)
    case .error: Rendition(.ansi(1))
    // Green, red and yellow say right, wrong and due, so that categories share the other three hues.
    case .category1: Rendition(.ansi(4))
    case .category2: Rendition(.ansi(5))
    case .category4: Rendition(.ansi(4), emphasis: .italic)
    case .category5: Rendition(.ansi(5), emphasis: .italic)
    case .category6: Rendition(.ansi(6), emphasis: .italic)
    }
  }
}
