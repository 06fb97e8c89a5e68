/// What a piece of the screen means; the theme decides what that looks like.
package enum StyleRole: UInt8, Hashable, Sendable, CaseIterable {
  /// What is read.
  case text
  /// What may be overlooked, such as hints.
  case secondary
  /// What leads somewhere or is selected.
  case accent
  /// What went well, such as a right answer.
  case success
  /// What wants attention but is no fault.
  case warning
  /// What went wrong or has to be mended.
  case error
  /// Borders, rules and other furniture.
  case surface
  /// What the next key acts on.
  case focus
  /// Headings and the labels of what has the focus.
  case title
  /// The first of six looks that tell categories apart.
  case category1
  /// The second look of a category.
  case category2
  /// The third look of a category.
  case category3
  /// The fourth look of a category.
  case category4
  /// The fifth look of a category.
  case category5
  /// The sixth look of a category.
  case category6
  /// The body of a device that is drawn in colours of its own, such as a pocket calculator, and what its display says.
  case device
  /// A dark key of the device.
  case darkKey
  /// The rounded edge of a dark key, against the body.
  case darkKeyEdge
  /// A light key.
  case lightKey
  /// The edge of a light key.
  case lightKeyEdge
  /// A key in the device's one colour.
  case coloredKey
  /// The edge of such a key.
  case coloredKeyEdge
  /// A key that is lit.
  case litKey
  /// The edge of a key that is lit.
  case litKeyEdge

  /// Whether it belongs to a device, whose colours and ground are the same in every theme.
  package var belongsToDevice: Bool { rawValue >= StyleRole.device.rawValue }

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
