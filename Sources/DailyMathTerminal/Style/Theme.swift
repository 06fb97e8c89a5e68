/// What each role looks like at each colour depth.
///
/// The cases for a painter are few. Where nothing was chosen, `following(background:)` finds the theme for what the
/// terminal said about its background. What a person chose by hand must be readable on any background, so that dark is
/// then `paintedDark` and light `paintedLight`, while `terminal` and `highContrast` are as they are.
package struct Theme: Hashable, Sendable {
  /// The name a setting refers to; a painted theme has the name of the one it paints.
  package let name: String
  /// One rendition for each role at each depth: role after role by their raw values, and in each the four depths.
  private let renditions: [Rendition]

  private static let depthCount = 4

  /// A theme that takes each role's look at each depth from `rendition`; colours at the depth without are dropped.
  package init(name: String, rendition: (StyleRole, ColorDepth) -> Rendition) {
    self.name = name
    renditions = StyleRole.allCases.flatMap { role in
      ColorDepth.allCases.map { depth in
        let wanted = rendition(role, depth)
        return depth == .none ? Rendition(emphasis: wanted.emphasis) : wanted
      }
    }
  }

  /// What the terminal is told for a style.
  package func rendition(of style: CellStyle, depth: ColorDepth) -> Rendition {
    var rendition = renditions[Int(style.role.rawValue) * Self.depthCount + Self.place(of: depth)]
    guard !style.emphasis.isEmpty else { return rendition }
    // Dim and bold exclude each other in many terminals; what was asked for here wins.
    if style.emphasis.contains(.bold) {
      rendition.emphasis.remove(.dim)
    } else if style.emphasis.contains(.dim) {
      rendition.emphasis.remove(.bold)
    }
    rendition.emphasis.formUnion(style.emphasis)
    return rendition
  }

  private static func place(of depth: ColorDepth) -> Int {
    switch depth {
    case .none: 0
    case .ansi16: 1
    case .indexed256: 2
    case .trueColor: 3
    }
  }
}
