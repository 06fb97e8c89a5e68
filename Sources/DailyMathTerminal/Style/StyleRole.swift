/// What a piece of the screen means; the theme decides what that looks like.
package enum StyleRole: UInt8, Hashable, Sendable, CaseIterable {
  case text
  case secondary
  case accent
  case success
  case warning
  case error
  /// Borders, rules and other furniture.
  case surface
  /// What the next key acts on.
  case focus
  case title
  case category1
  case category2
  case category3
  case category4
  case category5
  case category6

  /// The role of the category with that index; the six take turns.
  ///
  /// - Parameter index: any integer, counted from 0.
  package static func category(_ index: Int) -> StyleRole {
    let categories: [StyleRole] = [
      .category1, .category2, .category3, .category4, .category5, .category6,
    ]
    let remainder = index % categories.count
    return categories[remainder < 0 ? remainder + categories.count : remainder]
  }
}
